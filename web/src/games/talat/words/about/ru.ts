import type { Words } from '../../../../lib/i18n.svelte';
import type en from './en';

const ru: Words<typeof en> = {
  name: 'Талат',
  line: 'Три поля, три соперника: каждая башня стоит между двумя из вас.',
  facts: '2–3 игрока · 20 минут',
  'option.players': 'Игроки',
  'option.games': 'Партий подряд',
};
export default ru;
