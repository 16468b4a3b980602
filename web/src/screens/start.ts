// Beginning a match on this device: it is kept first, and the screen at /local/ID opens it.
import type { GameName } from '../lib/contract';
import { freshId, keepMatch, ownName, type LocalSetup } from '../sessions/setup';
import { chosen, playerCount, usualLevel } from './options';

export function startLocal(setup: LocalSetup): string {
  const id = freshId();
  keepMatch({ id, setup, record: '', changed: Date.now(), over: false });
  return id;
}

export function startAgainstBots(
  game: GameName,
  options: Record<string, string> = {},
  level = usualLevel,
): string {
  const players = Array.from({ length: playerCount(game, options) }, (_, player) => ({
    name: player === 0 ? ownName() : '',
    bot: player === 0 ? null : level,
  }));
  return startLocal({ game, options: chosen(game, options), players });
}
