import type { Words } from '../../../../lib/i18n.svelte';
import type en from './en';

const de: Words<typeof en> = {
  name: 'Talat',
  line: 'Drei Bretter, drei Rivalen: Jeder Turm steht zwischen zweien von euch.',
  facts: '2–3 Personen · 20 Minuten',
  'option.players': 'Personen',
  'option.games': 'Spiele nacheinander',
};
export default de;
