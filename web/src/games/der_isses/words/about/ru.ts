import type { Words } from '../../../../lib/i18n.svelte';
import type en from './en';

const ru: Words<typeof en> = {
  name: 'Тот самый!',
  line: 'Двое игроков, у каждого тайна. Раскройте чужую раньше, чем раскроют вашу.',
  facts: '2 игрока · 10 минут',
};
export default ru;
