import type { Words } from '../../../../lib/i18n.svelte';
import type en from './en';

const ru: Words<typeof en> = {
  name: 'Туше',
  line: 'Карты, крест из клеток и фигуры: для победы нужны от двух до четырёх.',
  facts: '2–6 игроков · 15 минут',
  'option.seats': 'За столом',
  'option.seats.yt': '2 игрока',
  'option.seats.ytl': '3 игрока',
  'option.seats.ytyt': '4 игрока: 2 + 2',
  'option.seats.ytlytl': '6 игроков: 2 + 2 + 2',
  'option.seats.ytytyt': '6 игроков: 3 + 3',
  'option.figures': 'Какую фигуру строить',
  'option.figures.square': 'квадраты',
  'option.figures.line': 'линии из пяти',
  'option.figures.tee': 'буквы Т',
  'option.figures.cross': 'кресты',
  'option.figures.combination': 'любые из них',
  'option.figures.named': 'называют перед каждой партией',
  'option.figures.own': 'свои фигуры',
  'option.games': 'Матч из',
  'option.different': 'Все фигуры разных видов',
  'option.freeswap': 'Первый обмен карты вне игры — бесплатно',
  decide: 'Какую фигуру будем строить?',
};
export default ru;
