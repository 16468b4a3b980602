import type { GameEvent, MatchState } from './contract';

/** Whether there is anything to see in it: chance shuffling face down is nothing. */
export function isVisible(event: GameEvent): boolean {
  return event.p !== undefined || event.m !== undefined;
}

/** What has happened since our own last move, or for a spectator since a round ago. */
export function latest(state: MatchState): GameEvent[] {
  const { events, you } = state;
  const own = you === null ? -1 : events.findLastIndex((event) => event.p === you);
  const after =
    own >= 0 && own < events.length - 1 ? own + 1 : Math.max(0, events.length - state.places.length);
  return events.slice(Math.min(after, Math.max(0, events.length - 1))).filter(isVisible);
}

/** When a match is over, the board still shows its last game, and so everybody sits as in that game. */
export function placesShown(state: Pick<MatchState, 'stage' | 'places' | 'results'>): string[] {
  const ended = state.stage === 'over' ? state.results.at(-1) : undefined;
  if (!ended) return state.places;
  return state.places.map((place, player) => ended.find((row) => row.p === player)?.s ?? place);
}
