import type { Words } from '../../../../lib/i18n.svelte';
import type en from './en';

const de: Words<typeof en> = {
  name: 'Touché',
  line: 'Karten, ein Kreuz aus Feldern und Figuren: Zwei bis vier davon gewinnen.',
  facts: '2–6 Personen · 15 Minuten',
  'option.seats': 'Am Tisch',
  'option.seats.yt': '2 Personen',
  'option.seats.ytl': '3 Personen',
  'option.seats.ytyt': '4 Personen: 2 + 2',
  'option.seats.ytlytl': '6 Personen: 2 + 2 + 2',
  'option.seats.ytytyt': '6 Personen: 3 + 3',
  'option.figures': 'Was wird gebaut?',
  'option.figures.square': 'Quadrate',
  'option.figures.line': 'Linien aus fünf',
  'option.figures.tee': 'T-Figuren',
  'option.figures.cross': 'Kreuze',
  'option.figures.combination': 'alle gemischt',
  'option.figures.named': 'vor jedem Spiel angesagt',
  'option.figures.own': 'eigene Figuren',
  'option.games': 'Best of',
  'option.different': 'Jede Figur von anderer Art',
  'option.freeswap': 'Erster Tausch einer toten Karte ist frei',
  decide: 'Welche Figur soll gebaut werden?',
};
export default de;
