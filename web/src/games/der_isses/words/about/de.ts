import type { Words } from '../../../../lib/i18n.svelte';
import type en from './en';

const de: Words<typeof en> = {
  name: 'Der isses!',
  line: 'Zu zweit, und jeder hat ein Geheimnis. Finde das andere, bevor deins gefunden wird.',
  facts: '2 Personen · 10 Minuten',
};
export default de;
