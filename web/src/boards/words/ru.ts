import type { Words } from '../../lib/i18n.svelte';
import type en from './en';

const ru: Words<typeof en> = {
  bBoard: 'Игровое поле',
  bPlay: 'Сходить',
  bUndo: 'Отменить',
  bContinue: 'Дальше',
  bToBoard: 'К полю',
  bYou: 'вы',
  bSent: 'Отправлено…',
  bTurnOf: 'Ходит {name}',
  bOver: 'Партия окончена',
  bKeys: 'Стрелки водят по полю, Enter выбирает и подтверждает, Escape отменяет.',
  bLast: 'последний ход',
  bCan: 'сюда можно',
  bChosen: 'выбрано',
};
export default ru;
