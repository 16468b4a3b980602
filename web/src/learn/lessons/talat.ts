import type { Course } from '../lesson';

// The two other boards of most lessons, with towers enough to stay open.
const bc = 'c1S1c2H1c3H/5/5/5/b1S1b2H1b3T';
const ca = 'a1H1a2T1a3S/5/5/5/c1T1c2S1c3T';
const all = '1T1S1H2T2S2H3T3S3H';
const ahead = 'b1H1b2T1b3S/5/5/2a2S2/a3H3a1T';
const none = '5/5/5/5/5';

export const course: Course = {
  game: 'talat',
  lessons: [
    {
      title: { en: 'Three boards, nine towers', ru: 'Три поля, девять башен' },
      text: {
        en:
          'You play white, Nina grey and Oleg black. Between every two of you lies a board, so you fight '
          + 'on two: against Nina and against Oleg. Nothing is hidden and there is no luck.\n\nFirst the '
          + 'towers are placed in turn, each on a free cell of one’s own two start rows: nine towers for '
          + 'ten cells.',
        ru:
          'Вы играете белыми, Нина серыми, Олег чёрными. Между каждыми двумя игроками лежит поле, так что '
          + 'вы сражаетесь на двух: с Ниной и с Олегом. Всё открыто, удачи здесь нет.\n\nСначала башни по '
          + 'очереди расставляют, каждый — на свободные клетки двух своих стартовых площадок: девять башен '
          + 'на десять клеток.',
      },
      line: `${none} ${none} ${none} A ${all} ${all} ${all} 0,0,0 3`,
      seat: 'A',
      task: {
        en: 'Place a tower on one of your start rows.',
        ru: 'Поставьте башню на одну из своих стартовых площадок.',
      },
      want: /@/,
      hint: {
        en: 'Choose a tower, then one of the marked cells: these are your two start rows.',
        ru: 'Выберите башню, затем одну из отмеченных клеток: это и есть ваши стартовые площадки.',
      },
      otherwise: { en: 'Place a tower.', ru: 'Поставьте башню.' },
      then: ['AB:2S@c5', 'CA:3H@c1'],
      done: {
        en:
          'Nina and Oleg place one each. So it goes on until all 27 towers stand; nothing that stands is '
          + 'moved before that. Which tower faces whom is half the game.',
        ru:
          'Нина и Олег тоже ставят по башне. Так продолжается, пока не встанут все 27; до этого '
          + 'поставленное не двигают. Кто окажется против кого — уже половина игры.',
      },
      refused: [
        { move: 'AB:3H@c3', code: 'not-on-start-row' },
        { move: 'BC:3H@c1', code: 'not-on-start-row' },
      ],
    },
    {
      title: { en: 'Only forward', ru: 'Только вперёд' },
      text: {
        en:
          'When all towers stand, a turn is one move or one capture. A tower moves one cell forward, '
          + 'straight or diagonally, onto an empty cell. Never sideways, never back, never over another '
          + 'tower.',
        ru:
          'Когда все башни стоят, за ход делают одно перемещение или один захват. Башня ходит на одну '
          + 'клетку вперёд, прямо или по диагонали, на пустую клетку. Вбок, назад и через другие башни — '
          + 'никогда.',
      },
      line: `${ahead} ${bc} ${ca} A - - - 0,0,0 3`,
      seat: 'A',
      task: {
        en: 'On the board with Nina, move your medium four-sided tower forward.',
        ru: 'На поле с Ниной сходите вперёд средней четырёхгранной башней.',
      },
      want: /^AB:c2-/,
      hint: {
        en:
          'It stands one step ahead of the others, and three cells are open to it. Try the cell beside '
          + 'it, too, to hear why not.',
        ru:
          'Она на шаг впереди остальных, и перед ней три клетки. Попробуйте и клетку сбоку: узнаете, '
          + 'почему нельзя.',
      },
      otherwise: {
        en: 'A legal move, but this time take the medium four-sided tower.',
        ru: 'Ход возможный, но сейчас речь о средней четырёхгранной башне.',
      },
      then: ['AB:c5-c4'],
      done: {
        en:
          'Every move brings the armies closer, and there is no way back. Nina answers with a medium '
          + 'tower of three sides.',
        ru: 'С каждым ходом войска сближаются, и пути назад нет. Нина отвечает средней трёхгранной башней.',
      },
      refused: [
        { move: 'AB:c2-b2', code: 'not-one-step-ahead' },
        { move: 'AB:c2-c4', code: 'not-one-step-ahead' },
        { move: 'AB:c5-c4', code: 'not-your-tower' },
      ],
    },
    {
      title: { en: 'One size larger', ru: 'На размер больше' },
      text: {
        en:
          'A tower captures on a neighbouring cell: straight ahead, diagonally ahead, or beside it, but '
          + 'not behind. The first rule of strength: it takes every tower that is smaller by exactly one '
          + 'size. Large takes medium, medium takes small; a large one cannot take a small one.',
        ru:
          'Башня захватывает на соседней клетке: прямо впереди, по диагонали впереди или сбоку, но не '
          + 'сзади. Первое правило силы: она берёт любую башню, которая меньше ровно на один размер. '
          + 'Большая берёт среднюю, средняя — маленькую; маленькую большая взять не может.',
      },
      line: `4b3S/1b1H1b2T1/2a3H2/5/a2S3a1T ${bc} ${ca} A - - - 0,0,0 3`,
      seat: 'A',
      task: {
        en: 'Capture with your large six-sided tower.',
        ru: 'Захватите башню Нины большой шестигранной башней.',
      },
      want: /^AB:c3xd4$/,
      hint: {
        en: 'In front of it stand a small and a medium tower. Which one is exactly one size smaller?',
        ru: 'Перед ней стоят маленькая и средняя башни. Какая меньше ровно на один размер?',
      },
      otherwise: {
        en: 'That works, but there is something to capture.',
        ru: 'Так можно, но здесь есть что захватить.',
      },
      then: ['AB:b4-a3'],
      done: {
        en:
          'The captured tower is yours and counts 5 points. Touch a tower at any time to see whom it can '
          + 'take, and who can take it.',
        ru:
          'Захваченная башня теперь ваша, это 5 очков. Коснитесь любой башни, и вы увидите, кого берёт '
          + 'она и кто берёт её.',
      },
      refused: [{ move: 'AB:c3xb4', code: 'too-weak' }, { move: 'AB:c3xe5', code: 'out-of-reach' }],
    },
    {
      title: { en: 'The same size, more sides', ru: 'Того же размера, но больше граней' },
      text: {
        en:
          'Among towers of the same size the one with more sides takes the one with fewer: six sides beat '
          + 'four and three, four beat three. Two towers alike leave each other alone.',
        ru:
          'Среди башен одного размера та, у которой граней больше, берёт ту, у которой меньше: шесть '
          + 'граней сильнее четырёх и трёх, четыре сильнее трёх. Одинаковые башни друг друга не трогают.',
      },
      line: `b1H3b3S/3b2H1/1b2Ta2H2/5/a3H3a1T c1S1c2H1c3H/5/5/5/b1S1b2S1b3T ${ca} A - - - 0,0,0 3`,
      seat: 'A',
      task: {
        en: 'Your medium six-sided tower can capture one of its two neighbours. Which?',
        ru: 'Ваша средняя шестигранная башня может взять одну из двух соседних. Какую?',
      },
      want: /^AB:c3xb3$/,
      hint: {
        en: 'The one diagonally ahead has six sides like yours. The one beside it has three.',
        ru: 'У той, что впереди по диагонали, шесть граней, как и у вашей. А у той, что сбоку, — три.',
      },
      otherwise: {
        en: 'A possible move, but nothing is captured by it.',
        ru: 'Ход возможный, но он ничего не захватывает.',
      },
      then: ['AB:d4-c3'],
      done: {
        en:
          'A capture to the side, which a move could never be. Nina’s twin of your tower walks past: '
          + 'towers alike do not take each other.',
        ru:
          'Это захват вбок, хотя ходить вбок нельзя. Близнец вашей башни у Нины проходит мимо: одинаковые '
          + 'друг друга не берут.',
      },
      refused: [{ move: 'AB:c3xd4', code: 'too-weak' }],
    },
    {
      title: { en: 'David and Goliath', ru: 'Давид и Голиаф' },
      text: {
        en:
          'One exception makes every giant careful: the smallest tower of all, small and three-sided, '
          + 'takes the greatest, large and six-sided.\n\nNina’s giant threatens your large three-sided '
          + 'tower.',
        ru:
          'Одно исключение заставляет великанов быть осторожнее: самая слабая башня, маленькая '
          + 'трёхгранная, берёт самую сильную — большую шестигранную.\n\nВеликан Нины угрожает вашей '
          + 'большой трёхгранной башне.',
      },
      line: `b1H3b2T/5/3b3H1/2a3Ta1T1/a2S4 ${bc} ${ca} A - - - 0,0,0 3`,
      seat: 'A',
      task: { en: 'Bring the giant down.', ru: 'Одолейте великана.' },
      want: /^AB:d2xd3$/,
      hint: {
        en: 'David is your small three-sided tower, right in front of the giant.',
        ru: 'Давид — ваша маленькая трёхгранная башня, прямо перед великаном.',
      },
      tries: [
        {
          to: /^(AB:(?!c2)|CA)/,
          moves: ['AB:d3xc2'],
          say: {
            en: 'And the giant has taken your large tower. Let David deal with him.',
            ru: 'И великан взял вашу большую башню. Пусть с ним разберётся Давид.',
          },
        },
      ],
      otherwise: {
        en: 'Running away is possible. But you can do better.',
        ru: 'Убежать можно. Но есть ход получше.',
      },
      done: {
        en:
          'Down he goes. Any tower counts 5 points, giant or not; but now nothing on this board threatens '
          + 'your large one.',
        ru:
          'Великан повержен. Любая башня приносит 5 очков, великан или нет; зато вашей большой на этом '
          + 'поле больше никто не страшен.',
      },
      refused: [{ move: 'AB:c2xd3', code: 'too-weak' }],
    },
    {
      title: { en: 'The far row', ru: 'Дальний ряд' },
      text: {
        en:
          'A tower on the start row of an opponent at the end of the game counts 3 points. It has no '
          + 'moves left there, but it can still capture to the side, and be captured.',
        ru:
          'Башня, которая в конце игры стоит на стартовой площадке соперника, приносит 3 очка. Ходить '
          + 'оттуда некуда, но она может захватывать вбок, и её тоже могут захватить.',
      },
      line: `b3S3a1S/2a2H2/5/1b1H3/a3H3a1T ${bc} ${ca} A - - - 0,1,0 3`,
      seat: 'A',
      task: {
        en: 'Take your medium six-sided tower to Nina’s start row, where nobody can capture it.',
        ru: 'Приведите среднюю шестигранную башню на стартовую площадку Нины, туда, где её никто не возьмёт.',
      },
      want: /^AB:c4-[cd]5$/,
      hint: {
        en: 'Nina’s large tower still stands on her start row: do not stop beside it.',
        ru: 'На площадке ещё стоит большая башня Нины: не вставайте рядом с ней.',
      },
      tries: [
        {
          to: /^AB:c4-b5$/,
          moves: ['AB:a5xb5'],
          say: {
            en: 'You have arrived, but beside a large tower: it takes your medium one to the side.',
            ru: 'Вы дошли, но встали рядом с большой башней: она берёт вашу среднюю вбок.',
          },
        },
      ],
      otherwise: {
        en: 'That is legal. But first bring the medium six-sided tower across.',
        ru: 'Так можно. Но сначала доведите среднюю шестигранную башню.',
      },
      then: ['AB:b2-c1'],
      done: {
        en: 'Safe, and worth 3 points if it still stands there at the end.',
        ru: 'Надёжно: 3 очка, если она простоит там до конца.',
      },
      refused: [{ move: 'AB:e5-d5', code: 'at-the-end' }, { move: 'AB:c4-c3', code: 'not-one-step-ahead' }],
    },
    {
      title: { en: 'Closed boards, and the end', ru: 'Закрытые поля и конец игры' },
      text: {
        en:
          'When no capture can ever happen on a board again, it is closed and everything on it stays as '
          + 'it is. The program notices this by itself. With the second closed board the game ends at '
          + 'once.\n\nThe board between Nina and Oleg is closed: their towers have passed each other. On '
          + 'the board with Nina she has a single tower left.',
        ru:
          'Когда на поле уже никогда не сможет случиться захват, оно закрывается, и всё на нём остаётся '
          + 'как есть. Программа замечает это сама. Как только закрыто второе поле, игра сразу '
          + 'окончена.\n\nПоле между Ниной и Олегом закрыто: их башни разминулись. На поле с вами у Нины '
          + 'осталась одна башня.',
      },
      line: `1a2S3/3b2T1/2a3H2/5/5 b1S4/5/5/5/4c2H ${ca} A - - - 2,2,1 3`,
      seat: 'A',
      task: { en: 'End the game with a capture.', ru: 'Закончите игру захватом.' },
      want: /^AB:c3xd4$/,
      hint: {
        en: 'Your large six-sided tower takes Nina’s medium one, diagonally ahead.',
        ru: 'Ваша большая шестигранная башня берёт среднюю башню Нины, по диагонали впереди.',
      },
      otherwise: {
        en: 'The game would go on. End it while you lead.',
        ru: 'Игра продолжится. Закончите её, пока вы впереди.',
      },
      done: {
        en:
          'No grey tower is left there, so the second board is closed and the game is over. You have 3 '
          + 'captured towers, 15 points, and one tower on the far row, 3 points: 18. Nina has 10 and 3, '
          + 'Oleg 5 and 3.',
        ru:
          'Серых башен там не осталось, второе поле закрыто, и игра окончена. У вас 3 захваченные башни, '
          + 'это 15 очков, и одна на дальнем ряду, ещё 3: всего 18. У Нины 10 и 3, у Олега 5 и 3.',
      },
      refused: [{ move: 'CA:e5-d5', code: 'not-one-step-ahead' }],
    },
    {
      title: { en: 'Two players and the ghost', ru: 'Вдвоём с Цихином' },
      text: {
        en:
          'With two players the third colour is a ghost, and both of you use it. On your turn you may '
          + 'move your own towers on your two boards, or a tower of the ghost on its board with Nina, that '
          + 'is, always against her. What it captures belongs to you.',
        ru:
          'Если играют двое, третьим цветом играет Цихин, дух, и пользуетесь им вы оба. В свой ход можно '
          + 'двигать свои башни на двух своих полях или башню Цихина на его поле с Ниной — то есть всегда '
          + 'против неё. Что он захватит, достанется вам.',
      },
      line: `${ahead} c1S4/2c3T2/3b2H1/5/b1S3b3T a1H1a2T1a3S/5/5/1c1T3/3c2S1 A - - - 0,0,0 2`,
      seat: 'A',
      task: {
        en: 'Let the ghost capture one of Nina’s towers.',
        ru: 'Захватите башню Нины с помощью Цихина.',
      },
      before: ['BC:d2-d3'],
      want: /^BC:c4xd3$/,
      hint: {
        en:
          'Look at the board between Nina and the ghost: its large tower can take Nina’s medium one. On a '
          + 'small screen choose this board above.',
        ru:
          'Посмотрите на поле между Ниной и Цихином: его большая башня берёт среднюю Нинину. На маленьком '
          + 'экране выберите это поле вверху.',
      },
      otherwise: {
        en: 'That is legal, too. But try the ghost on the board with Nina.',
        ru: 'Так тоже можно. Но попробуйте сходить Цихином на поле с Ниной.',
      },
      then: ['CA:b2-b3'],
      done: {
        en:
          'Five points for you. And Nina answers with the ghost on its board with you: it serves '
          + 'everybody.',
        ru: 'Пять очков вам. А Нина отвечает Цихином на его поле с вами: он служит всем.',
      },
      refused: [{ move: 'CA:b2-b3', code: 'not-your-ghost' }],
    },
  ],
  end: {
    en: 'That is Talat. Size first, then sides, and mind the little David.',
    ru: 'Вот и весь «Талат»: сначала размер, потом грани — и не забывайте о маленьком Давиде.',
  },
};
