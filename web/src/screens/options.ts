// What people can choose before a match; what the core makes of it is the core's.
import type { GameName } from '../lib/contract';
import type { Key } from './words';

export interface Choice {
  key: string;
  label: Key;
  values: { value: string; label?: Key }[]; // the first is the usual one; without a label: a number
}

export const games: GameName[] = ['der-isses', 'talat', 'touche'];

const yesNo = [
  { value: '0', label: 'app.no' as Key },
  { value: '1', label: 'app.yes' as Key },
];

export const choices: Record<GameName, Choice[]> = {
  'der-isses': [],
  talat: [
    { key: 'players', label: 'option.players', values: [{ value: '3' }, { value: '2' }] },
    {
      key: 'games',
      label: 'option.games',
      values: ['1', '2', '3', '4', '5', '6'].map((value) => ({ value })),
    },
  ],
  touche: [
    {
      key: 'seats',
      label: 'option.seats',
      values: (['yt', 'ytl', 'ytyt', 'ytlytl', 'ytytyt'] as const).map((value) => ({
        value,
        label: `option.seats.${value}` as Key,
      })),
    },
    {
      key: 'figures',
      label: 'option.figures',
      values: (['square', 'line', 'tee', 'cross', 'combination', 'named', 'own'] as const).map((value) => ({
        value,
        label: `option.figures.${value}` as Key,
      })),
    },
    { key: 'games', label: 'option.bestOf', values: ['1', '3', '5', '7'].map((value) => ({ value })) },
    { key: 'different', label: 'option.different', values: yesNo },
    { key: 'freeswap', label: 'option.freeswap', values: yesNo },
  ],
};

/** Some options make sense only beside others. */
export function offered(game: GameName, options: Record<string, string>): Choice[] {
  const kinds = ['combination', 'named'].includes(options['figures'] ?? '');
  return choices[game].filter(({ key }) => key !== 'different' || kinds);
}

/** Only what differs from the usual. */
export function chosen(game: GameName, options: Record<string, string>): Record<string, string> {
  const known = offered(game, options).filter(
    ({ key, values }) => options[key] && options[key] !== values[0]?.value,
  );
  const own = options['figures'] === 'own' && options['own'] ? [['own', options['own']]] : [];
  return Object.fromEntries([...known.map(({ key }) => [key, options[key]]), ...own]) as Record<
    string,
    string
  >;
}

/** How many people and bots sit down. */
export function playerCount(game: GameName, options: Record<string, string>): number {
  if (game === 'talat') return Number(options['players'] ?? '3');
  return game === 'touche' ? (options['seats'] ?? 'yt').length : 2;
}

/** How many games a match has, at most. */
export function gameCount(options: Record<string, string>): number {
  return Number(options['games'] ?? '1');
}

export const usualLevel = '3';
