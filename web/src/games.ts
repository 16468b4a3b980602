// The games, in the order in which they are shown: the one place where they are named.
import { der_isses } from './games/der_isses';
import { talat } from './games/talat';
import { touche } from './games/touche';
import type { GameUi } from './lib/game_ui';

export const games: GameUi[] = [der_isses, talat, touche];

export function isGame(name: string | undefined): name is string {
  return games.some((game) => game.name === name);
}

export function gameOf(name: string): GameUi {
  const found = games.find((game) => game.name === name);
  if (!found) throw new Error(`no game ${name}`);
  return found;
}

/** How people call it. */
export function titleOf(name: string): string {
  return gameOf(name).about('name');
}

/** A move in words, or as it is written if there are none. */
export function moveInWords(game: string, move: string): string {
  return gameOf(game).inWords(move) ?? move;
}

/** What is said of the games before one is chosen. */
export async function loadTitles(): Promise<void> {
  await Promise.all(games.map((game) => game.about.load()));
}
