// The five things one needs to know while playing, and the rules that say more.
import type { GameName } from '../lib/contract';
import type { Both } from './lesson';

export interface Help {
  rule: number;
  says: Both;
}

export const help: Record<GameName, Help[]> = {
  'der-isses': [
    {
      rule: 11,
      says: {
        en: 'Move any piece: one step to an empty neighbouring cell, or a chain of jumps over neighbours.',
        ru: 'Ходите любой фишкой: шаг на пустую соседнюю клетку или цепочка прыжков через соседей.',
      },
    },
    {
      rule: 12,
      says: {
        en: 'When the move is over, the piece must be nearer to the coin, measured in a straight line.',
        ru: 'После хода фишка должна оказаться ближе к монетке, считая по прямой.',
      },
    },
    {
      rule: 15,
      says: {
        en: 'On your turn only your own secret piece may enter the coin. You show its card and win the coin.',
        ru:
          'В ваш ход на монетку может встать только ваша загаданная фишка. Вы показываете карту и берёте '
          + 'монетку.',
      },
    },
    {
      rule: 17,
      says: {
        en: 'Careful: if your opponent has chosen the same piece, the coin goes to your opponent.',
        ru: 'Осторожно: если соперник загадал ту же фишку, монетка достанется ему.',
      },
    },
    {
      rule: 18,
      says: {
        en:
          'Instead of moving, name your opponent’s piece. Right: the coin is yours. Wrong: it is theirs. '
          + 'Four coins win.',
        ru:
          'Вместо хода укажите на фишку соперника. Верно — монетка ваша, неверно — его. Четыре монетки — '
          + 'победа.',
      },
    },
  ],
  talat: [
    {
      rule: 5,
      says: {
        en: 'First place your nine towers on your two start rows, one on each turn.',
        ru: 'Сначала расставьте девять башен на двух своих стартовых площадках, по одной за ход.',
      },
    },
    {
      rule: 7,
      says: {
        en: 'Then move one cell forward, straight or diagonally. Never sideways, never back.',
        ru: 'Потом ходите на одну клетку вперёд, прямо или по диагонали. Вбок и назад нельзя.',
      },
    },
    {
      rule: 9,
      says: {
        en: 'Capture on a neighbouring cell ahead, diagonally ahead or beside you.',
        ru: 'Захватывайте на соседней клетке: впереди, по диагонали впереди или сбоку.',
      },
    },
    {
      rule: 10,
      says: {
        en:
          'A tower takes what is exactly one size smaller, or of its size with fewer sides. And 1T takes '
          + '3H.',
        ru:
          'Башня берёт ту, что ровно на размер меньше, или того же размера, но с меньшим числом граней. А '
          + '1T берёт 3H.',
      },
    },
    {
      rule: 15,
      says: {
        en:
          'A board without possible captures closes; the second one ends the game. Captured towers count '
          + '5, towers on a far row 3.',
        ru:
          'Поле, где захваты невозможны, закрывается; со вторым игра окончена. Захваченная башня — 5 '
          + 'очков, башня на дальнем ряду — 3.',
      },
    },
  ],
  touche: [
    {
      rule: 10,
      says: {
        en: 'Play a card and put a pyramid on an empty cell that shows it. Every card has two cells.',
        ru: 'Сыграйте карту и поставьте пирамидку на пустую клетку с ней. У каждой карты две клетки.',
      },
    },
    {
      rule: 12,
      says: {
        en: 'A joker goes on any empty card cell, or replaces an uncrowned pyramid of another side.',
        ru: 'Джокер идёт на любую пустую клетку с картой или заменяет чужую некоронованную пирамидку.',
      },
    },
    {
      rule: 13,
      says: {
        en: 'A card whose two cells are both taken is dead: discard it instead of placing, and draw another.',
        ru: 'Если обе клетки карты заняты, она вне игры: вместо хода сбросьте её и возьмите другую.',
      },
    },
    {
      rule: 15,
      says: {
        en: 'A figure is complete when all its cells are yours; an empty free space counts for you.',
        ru: 'Фигура завершена, когда все её клетки ваши; пустая свободная клетка считается вашей.',
      },
    },
    {
      rule: 18,
      says: {
        en:
          'Its cells are crowned and stay; all other pyramids leave the board. Whoever has enough figures '
          + 'first wins.',
        ru:
          'Её клетки коронуют, и они остаются; остальные пирамидки снимают. Кто первым соберёт нужное '
          + 'число фигур, победил.',
      },
    },
  ],
};
