import type { Course } from '../lesson';
import { line } from './touche_line';

export const course: Course = {
  game: 'touche',
  lessons: [
    {
      title: { en: 'A card is a place', ru: 'Карта — это место' },
      text: {
        en:
          'You are yellow, Nina is turquoise. Everybody holds five cards. On your turn you play one and '
          + 'put a pyramid of your colour on an empty cell that shows this very card; then you draw, so '
          + 'that you hold five again.\n\nEvery card is shown on two cells of the board. Choose a card to '
          + 'see both.',
        ru:
          'Вы — жёлтая сторона, Нина — бирюзовая. У каждого на руках пять карт. В свой ход вы играете '
          + 'карту и ставите пирамидку своего цвета на пустую клетку, где нарисована именно эта карта; '
          + 'затем берёте новую, чтобы снова было пять.\n\nКаждая карта нарисована на двух клетках поля. '
          + 'Выберите карту, и вы увидите обе.',
      },
      line: line({ cells: '112', hand: '4SQD7HTC9D', other: '5H6H2CKC3D', played: '' }),
      seat: '1',
      task: { en: 'Play any card.', ru: 'Сыграйте любую карту.' },
      want: /@/,
      hint: {
        en: 'The four of spades, for example, is found twice in the upper left quarter.',
        ru: 'Например, четвёрка пик есть в левой верхней четверти дважды.',
      },
      otherwise: { en: 'Play a card.', ru: 'Сыграйте карту.' },
      then: ['5H@h10'],
      done: {
        en: 'You have drawn a new card, and Nina has placed a pyramid as well.',
        ru: 'Вы взяли новую карту, и Нина тоже поставила пирамидку.',
      },
      refused: [
        { move: '4S@d11', code: 'other-card-shown' },
        { move: '3S@d11', code: 'card-not-held' },
        { move: '4S@e12', code: 'cell-is-free-space' },
      ],
    },
    {
      title: { en: 'Touché!', ru: '«Туше!»' },
      text: {
        en:
          'The aim is to build figures. In this game they are squares of two by two, and with two sides '
          + 'four squares win. Three corners of a square are yours already.',
        ru:
          'Цель — собирать фигуры. В этой партии это квадраты два на два, и при двух сторонах для победы '
          + 'нужно четыре квадрата. Три угла одного квадрата уже ваши.',
      },
      line: line({ cells: '6yy5y3tt93', hand: '8SQD7HTC9D', other: '6H2CKC3DAS', played: '3S5H4SQH7S' }),
      seat: '1',
      task: { en: 'Complete the square.', ru: 'Завершите квадрат.' },
      want: /^8S@e10/,
      hint: {
        en: 'The missing cell shows the eight of spades, and you hold it.',
        ru: 'На недостающей клетке восьмёрка пик, и она у вас на руках.',
      },
      tries: [
        {
          to: /^8S@f8$/,
          say: { en: 'The right card, but on its other cell.', ru: 'Карта та, но клетка другая.' },
        },
      ],
      otherwise: {
        en: 'Keep that for later: a square is only one card away.',
        ru: 'Это подождёт: до квадрата всего одна карта.',
      },
      then: ['6H@h9'],
      done: {
        en:
          'Touché! The four cells are crowned and yours to the end. All other pyramids, Nina’s and yours, '
          + 'are taken off the board, and the race starts afresh.',
        ru:
          'Туше! Четыре клетки коронованы и останутся вашими до конца. Все остальные пирамидки, и Нинины, '
          + 'и ваши, снимают с поля, и гонка начинается заново.',
      },
      refused: [{ move: '7H@e10', code: 'other-card-shown' }],
    },
    {
      title: { en: 'Free spaces', ru: 'Свободные клетки' },
      text: {
        en:
          'Eight cells show no card. You cannot place on these free spaces, but as long as one is empty '
          + 'it counts for your figure as if it were yours.',
        ru:
          'На восьми клетках нет карт. Поставить на свободную клетку нельзя, но пока она пуста, в вашей '
          + 'фигуре она считается вашей.',
      },
      line: line({ cells: 'y5y34tt30t38', hand: '4SQD7HTC9D', other: '6H2CKC3D5H', played: 'AS8H3S4HQC' }),
      seat: '1',
      task: {
        en: 'Complete a square with the help of the free space at the top.',
        ru: 'Завершите квадрат с помощью свободной клетки вверху.',
      },
      want: /^4S@e11/,
      hint: {
        en: 'The free space lies beside your two pyramids: only the four of spades is missing.',
        ru: 'Свободная клетка рядом с двумя вашими пирамидками: не хватает только четвёрки пик.',
      },
      otherwise: {
        en: 'Not that one. Look at your two pyramids at the top.',
        ru: 'Не то. Посмотрите на две свои пирамидки вверху.',
      },
      done: {
        en: 'Three pyramids were enough for four cells. The free space gets your colour and a crown, too.',
        ru: 'Трёх пирамидок хватило на четыре клетки. Свободная клетка тоже получает ваш цвет и корону.',
      },
      refused: [{ move: '4S@e12', code: 'cell-is-free-space' }],
    },
    {
      title: { en: 'A joker is any card', ru: 'Джокер — любая карта' },
      text: {
        en:
          'A joker can be played as any card at all: put a pyramid on any empty cell with a card on it. '
          + 'There are six of them in the pack, so spend them well.',
        ru:
          'Джокера можно сыграть как любую карту: поставить пирамидку на любую пустую клетку с картой. Их '
          + 'в колоде всего шесть, так что не тратьте зря.',
      },
      line: line({ cells: '10yy1tt2y71t22', hand: 'X3CKD9S6D', other: '6H2CKC3DAS', played: '4H7SJH8S5HQD' }),
      seat: '1',
      task: { en: 'Complete the square with the joker.', ru: 'Завершите квадрат джокером.' },
      want: /^X@i10/,
      hint: {
        en: 'The missing cell shows the queen of hearts. You do not have her, but the joker will do.',
        ru: 'На недостающей клетке дама червей. Её у вас нет, но сойдёт и джокер.',
      },
      otherwise: {
        en: 'Possible. But a square is waiting for you in the upper right.',
        ru: 'Можно. Но справа вверху вас ждёт квадрат.',
      },
      then: ['6H@h9'],
      done: {
        en: 'The second use of a joker is less friendly. That comes next.',
        ru: 'Второе применение джокера не такое дружелюбное. О нём — дальше.',
      },
      refused: [{ move: 'X@e12', code: 'cell-is-free-space' }, { move: 'X@d10', code: 'cell-occupied' }],
    },
    {
      title: { en: 'A joker captures', ru: 'Джокер захватывает' },
      text: {
        en:
          'A joker can also replace a pyramid of another side by one of yours, if it is not crowned. You '
          + 'may put the captured one on an empty free space, where it is in the way, or take it off the '
          + 'board.\n\nNina sits right in your square.',
        ru:
          'Ещё джокер может заменить чужую некоронованную пирамидку вашей. Захваченную можно поставить на '
          + 'пустую свободную клетку, чтобы она там мешала, или убрать с поля.\n\nНина устроилась прямо в '
          + 'вашем квадрате.',
      },
      line: line({ cells: '39tt42yy8yt17', hand: 'X9SKD8D2S', other: '6H2CKC3DAS', played: 'KC7H6CAHQC5C' }),
      seat: '1',
      task: { en: 'Capture her pyramid in your square.', ru: 'Захватите её пирамидку в своём квадрате.' },
      want: /^Xxe3/,
      hint: {
        en:
          'Choose the joker, then the turquoise pyramid beside your three. What becomes of it is up to '
          + 'you.',
        ru: 'Выберите джокера, затем бирюзовую пирамидку рядом с тремя вашими. Что с ней делать, решать вам.',
      },
      tries: [
        {
          to: /^Xx/,
          say: {
            en: 'A capture, but another one would complete your square.',
            ru: 'Захват, но ваш квадрат завершил бы другой.',
          },
        },
      ],
      otherwise: { en: 'Your joker can do more than that.', ru: 'Ваш джокер способен на большее.' },
      done: {
        en:
          'Her pyramid has made room for yours, and the square is complete. Only crowned cells are safe '
          + 'from jokers.',
        ru:
          'Её пирамидка уступила место вашей, и квадрат завершён. От джокеров защищены только '
          + 'коронованные клетки.',
      },
      refused: [{ move: 'Xxd4', code: 'own-pyramid' }, { move: 'Xxe5', code: 'nothing-to-capture' }],
    },
    {
      title: { en: 'Dead cards', ru: 'Карты вне игры' },
      text: {
        en:
          'If both cells of a card are occupied, the card is dead. Instead of placing you may discard it '
          + 'and draw another. That takes your turn, unless you have agreed on free exchanges.',
        ru:
          'Если обе клетки карты заняты, она вне игры. Вместо хода её можно сбросить и взять другую. На '
          + 'это уходит ход, если вы не договорились о бесплатном обмене.',
      },
      line: line({
        cells: '28y5t15t20y6t18y14', hand: 'KH4S9D2STC', other: '6H2CKC3DAS',
        played: 'KHAC8D5S4D',
      }),
      seat: '1',
      task: { en: 'Find the dead card and exchange it.', ru: 'Найдите карту вне игры и обменяйте её.' },
      want: /^KH~$/,
      hint: {
        en: 'Both kings of hearts on the board are taken. Choose the king in your hand.',
        ru: 'Оба короля червей на поле заняты. Выберите короля на руках.',
      },
      otherwise: {
        en: 'A fine move. But this time get rid of the dead card.',
        ru: 'Хороший ход. Но сейчас избавьтесь от карты вне игры.',
      },
      then: ['6H@h9'],
      done: {
        en: 'A fresh card, at the price of a turn. Whoever has nothing but dead cards has no choice.',
        ru: 'Новая карта ценой хода. А если вне игры все карты, выбора нет.',
      },
      refused: [{ move: '4S~', code: 'card-not-dead' }, { move: 'KH@i9', code: 'cell-occupied' }],
    },
    {
      title: { en: 'Two at once', ru: 'Сразу две' },
      text: {
        en:
          'A single pyramid can complete several figures. Only one of them counts, and you choose which; '
          + 'the rest of your pyramids leave the board like all others. Not to crown anything is not '
          + 'allowed.',
        ru:
          'Одна пирамидка может завершить сразу несколько фигур. Засчитывается только одна, какая — '
          + 'решаете вы; остальные ваши пирамидки уходят с поля вместе со всеми. Не короновать ничего '
          + 'нельзя.',
      },
      line: line({
        cells: '22tt63yyy7y1y12', hand: '7D4S2STC9H', other: '6H2CKC3DAS',
        played: 'ADQSKDKSQD8D6D',
      }),
      seat: '1',
      task: {
        en: 'Complete two squares with one card, and choose one.',
        ru: 'Завершите одной картой два квадрата и выберите один.',
      },
      want: /^7D@i3#/,
      hint: {
        en: 'The gap between your pyramids shows the seven of diamonds.',
        ru: 'В промежутке между вашими пирамидками — семёрка бубен.',
      },
      otherwise: {
        en: 'Look at your five pyramids in the lower right: one gap, two squares.',
        ru: 'Посмотрите на пять своих пирамидок справа внизу: один пробел, два квадрата.',
      },
      done: {
        en: 'One square is crowned. The other one was an offer you could not keep.',
        ru: 'Один квадрат коронован. Второй сохранить было нельзя.',
      },
      refused: [{ move: '7D@i3', code: 'which-figure' }, { move: '7D@j9', code: 'other-card-shown' }],
    },
    {
      title: { en: 'Do not forget the others', ru: 'Не забывайте о сопернике' },
      text: {
        en:
          'Nina’s cards are hidden, but her pyramids are not. She has three corners of a square, and one '
          + 'cell is missing. A pyramid of yours in the gap stops her, at least until she finds a joker.',
        ru:
          'Карты Нины скрыты, но пирамидки видны. У неё три угла квадрата, не хватает одной клетки. Ваша '
          + 'пирамидка в этом промежутке её остановит — по крайней мере, пока у неё нет джокера.',
      },
      line: line({ cells: '23y15tt10t18y41', hand: '2H4S9DTCQD', other: '2HKC3DAS6C', played: '8C7HKSAH8H' }),
      seat: '1',
      task: { en: 'Stop the square.', ru: 'Не дайте завершить квадрат.' },
      before: ['8H@h7'],
      want: /^2H@i7$/,
      hint: {
        en: 'The gap shows the two of hearts. You hold one of the two.',
        ru: 'В промежутке двойка червей. Одна из двух — у вас.',
      },
      tries: [
        {
          to: /./,
          moves: ['2H@i7'],
          say: {
            en: 'Nina had the other two of hearts: touché! Try again.',
            ru: 'Вторая двойка червей была у Нины: туше! Попробуйте ещё раз.',
          },
        },
      ],
      otherwise: { en: 'Try again.', ru: 'Попробуйте ещё раз.' },
      then: ['2H@l7'],
      done: {
        en: 'Just in time: Nina held the other two of hearts, and now has to play it elsewhere.',
        ru:
          'Как раз вовремя: вторая двойка червей была у Нины, и теперь её приходится играть в другом '
          + 'месте.',
      },
      refused: [{ move: '4S@i7', code: 'other-card-shown' }],
    },
    {
      title: { en: 'Lines, tees, crosses', ru: 'Линии, «Т» и кресты' },
      text: {
        en:
          'Other figures have five cells: a line in any direction, a tee, or a cross, upright or '
          + 'diagonal. A combination allows all of them, and you can even draw your own. This time three '
          + 'crosses win.',
        ru:
          'Остальные фигуры — из пяти клеток: линия в любом направлении, «Т» и крест, прямой или косой. В '
          + 'комбинации годятся все, а можно нарисовать и свои. На этот раз для победы нужны три креста.',
      },
      line: line({
        cells: '27t10tt44y8y1y5y10', hand: '5C4S9DTCQD', other: '6H2CKC3DAS',
        played: 'QC6HJC7H6CQH4C', goal: 'cross*3',
      }),
      seat: '1',
      task: { en: 'Complete the cross.', ru: 'Завершите крест.' },
      want: /^5C@e3/,
      hint: { en: 'Its middle shows the five of clubs.', ru: 'В его середине пятёрка треф.' },
      otherwise: {
        en: 'Look at your four pyramids in the lower left.',
        ru: 'Посмотрите на четыре свои пирамидки слева внизу.',
      },
      done: {
        en:
          'A cross counts 15 points, a square or a line 10. Points matter for the table of a series; the '
          + 'game goes to whoever has enough figures first.',
        ru:
          'Крест приносит 15 очков, квадрат или линия — 10. Очки важны для таблицы серии; партию '
          + 'выигрывает тот, кто первым собрал нужное число фигур.',
      },
      refused: [{ move: '5C~', code: 'card-not-dead' }],
    },
    {
      title: { en: 'The last square', ru: 'Последний квадрат' },
      text: {
        en:
          'Three squares are yours, Nina has two. Crowned cells can no longer be used by anybody, so the '
          + 'board has become narrow.',
        ru:
          'У вас три квадрата, у Нины два. Коронованные клетки уже никому не доступны, и на поле стало '
          + 'тесно.',
      },
      line: line({
        cells: '10yy1YY3y4YY12t3TT6t3TT2TT10TT16YY5YY1YY2YY9', hand: '5H4S9D2STC', other: '6H2CKC3DAS',
        played: '7S8SKSASADKD8D7D5CJC4CTC8H4H9H5H5C9C4C8C4HJHQH8SKS', figures: 'y=SSS,t=SS',
      }),
      seat: '1',
      task: { en: 'Win the game.', ru: 'Выиграйте партию.' },
      want: /^5H@h10/,
      hint: {
        en: 'The missing corner shows the five of hearts.',
        ru: 'На недостающем углу пятёрка червей.',
      },
      otherwise: {
        en: 'You can win at once: look at the top right.',
        ru: 'Можно выиграть сразу: посмотрите вправо вверх.',
      },
      done: {
        en: 'The fourth square: the game is yours. Touché!',
        ru: 'Четвёртый квадрат: партия ваша. Туше!',
      },
      refused: [{ move: '5H@k7', code: 'cell-occupied' }],
    },
  ],
  end: {
    en: 'Five cards, two cells each, and an eye on the others: that is Touché.',
    ru: 'Пять карт, у каждой две клетки, и глаз с соперника не сводить: вот и всё «Туше».',
  },
};
