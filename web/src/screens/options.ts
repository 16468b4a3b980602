// What people can choose before a match; what the core makes of it is the core's.
import { gameOf } from '../games';
import type { GameName } from '../lib/contract';
import type { Choice } from '../lib/game_ui';
import { t } from './words';

type Options = Record<string, string>;

/** Some options make sense only beside others. */
export function offered(game: GameName, options: Options): Choice[] {
  return gameOf(game).choices.filter(({ only }) => !only || only.values.includes(options[only.key] ?? ''));
}

/** Only what differs from the usual; what was made by hand is always told. */
export function chosen(game: GameName, options: Options): Options {
  const told = offered(game, options).flatMap(({ key, values, editor }) => {
    const value = options[key] || (editor ? values[0] : undefined);
    return value && (editor || value !== values[0]) ? [[key, value] as const] : [];
  });
  return Object.fromEntries(told);
}

/** What an option is called. */
export function optionText(game: GameName, { key }: Choice): string {
  return gameOf(game).about(`option.${key}`);
}

/** What choosing this means: a word of the game, yes or no, or a number. */
export function valueText(game: GameName, { key, values }: Choice, value: string): string {
  const { about } = gameOf(game);
  if (about.find(`option.${key}.${value}`) !== undefined) return about(`option.${key}.${value}`);
  return values[0] === '0' ? t(value === '0' ? 'app.no' : 'app.yes') : value;
}

/** How many people and bots sit down. */
export function playerCount(game: GameName, options: Options): number {
  return gameOf(game).players(options);
}

/** How many games a match has, at most. */
export function gameCount(options: Options): number {
  return Number(options['games'] ?? '1');
}

export const usualLevel = '3';
