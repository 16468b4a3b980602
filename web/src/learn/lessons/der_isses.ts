import type { Course } from '../lesson';

export const course: Course = {
  game: 'der-isses',
  lessons: [
    {
      title: { en: 'A coin to race for', ru: 'Гонка за монеткой' },
      text: {
        en:
          'Seven pieces, and none of them has an owner: you and Nina both move all of them. Each round is '
          + 'a race for one coin, '
          + 'and four coins win the match.\n\nThis time you place the coin. It needs some distance: no '
          + 'piece may touch its cell, not even at a corner.',
        ru:
          'Семь фишек, и ни одна не принадлежит кому-то одному: и вы, и Нина ходите любой из них. Каждый '
          + 'раунд — гонка за одной '
          + 'монеткой, а четыре монетки выигрывают партию.\n\nНа этот раз монетку кладёте вы. Ей нужен '
          + 'простор: ни одна фишка не '
          + 'должна касаться её клетки, даже углом.',
      },
      line: 'R5O/7/2Y1G2/7/7/1B3V1/6W A coin 0-0 --',
      seat: 'A',
      task: {
        en: 'Place the coin on one of the marked cells.',
        ru: 'Положите монетку на одну из отмеченных клеток.',
      },
      want: /^\$/,
      hint: {
        en: 'For example d3: all seven pieces are at least two steps away.',
        ru: 'Например, на d3: до каждой из семи фишек не меньше двух шагов.',
      },
      otherwise: { en: 'Place the coin first.', ru: 'Сначала положите монетку.' },
      done: {
        en: 'Good. Whoever places the coin does not have the first turn, so Nina will begin.',
        ru: 'Отлично. Кто положил монетку, тот ходит вторым, так что начнёт Нина.',
      },
      refused: [{ move: '$d4', code: 'coin-beside-piece' }, { move: '$c5', code: 'coin-on-piece' }],
    },
    {
      title: { en: 'Your secret', ru: 'Ваша тайна' },
      text: {
        en:
          'Now you both choose a secret piece, at the same time. This is the piece you want to bring to '
          + 'the coin. Nobody else sees your card; '
          + 'it may even happen that Nina chooses the same piece.',
        ru:
          'Теперь вы оба одновременно загадываете по фишке. Именно её вам нужно привести к монетке. Вашу '
          + 'карту никто не видит; '
          + 'бывает и так, что оба загадали одну и ту же фишку.',
      },
      line: 'R5O/7/2Y1G2/7/3$3/1B3V1/6W B choose 0-0 --',
      seat: 'A',
      task: { en: 'Choose any piece you like.', ru: 'Загадайте любую фишку.' },
      want: /^A=/,
      hint: {
        en: 'A piece close to the coin wins fast, but it is also the first one to be suspected.',
        ru: 'Фишка рядом с монеткой победит быстрее, но и заподозрят её первой.',
      },
      otherwise: { en: 'Choose a piece first.', ru: 'Сначала загадайте фишку.' },
      then: ['B=V', 'Yc4'],
      done: {
        en:
          'Your card lies face down; during a game you can hold it to look. Nina has chosen too, and '
          + 'moves yellow one step towards the coin. Is yellow hers? Perhaps. Perhaps not.',
        ru:
          'Ваша карта лежит рубашкой вверх; во время игры её можно посмотреть, удерживая нажатой. Нина '
          + 'тоже загадала и двигает жёлтую на шаг к монетке. Жёлтая — её? Может быть. А может, и нет.',
      },
      refused: [{ move: 'Rb6', code: 'choice-comes-first' }],
    },
    {
      title: { en: 'Any piece, and always nearer', ru: 'Любая фишка, но только ближе' },
      text: {
        en:
          'On your turn you move one piece, whichever you like. The simplest move is a step onto an empty '
          + 'neighbouring cell, straight or diagonally. '
          + 'One thing is demanded of every move: at its end the piece must be nearer to the coin than '
          + 'before.\n\nYour secret here is green. Moving only green would tell Nina everything.',
        ru:
          'В свой ход вы двигаете одну фишку — какую хотите. Самый простой ход — шаг на пустую соседнюю '
          + 'клетку, по прямой или по диагонали. '
          + 'От каждого хода требуется одно: в конце фишка должна быть ближе к монетке, чем была.\n\nЗдесь '
          + 'вы загадали зелёную. Если двигать только её, Нина всё поймёт.',
      },
      line: 'R5O/7/2Y1G2/7/3$3/1B3V1/6W A play 0-0 GV',
      seat: 'A',
      task: { en: 'Move any piece except green.', ru: 'Сходите любой фишкой, кроме зелёной.' },
      want: /^[ROYBVW][a-g]\d$/,
      hint: {
        en:
          'Take the orange piece from g7 to f6. You may also try a step away from the coin and see what '
          + 'happens.',
        ru: 'Пойдите оранжевой с g7 на f6. Можно и попробовать отойти от монетки: посмотрите, что будет.',
      },
      tries: [
        {
          to: /^G[a-g]/,
          say: {
            en: 'Quite legal, but green is your secret. Keep a straight face and move another one.',
            ru: 'Так можно, но зелёная — ваша тайна. Не подавайте виду и сходите другой фишкой.',
          },
        },
      ],
      otherwise: {
        en: 'Naming a piece comes later. For now just move one.',
        ru: 'Указывать на фишку будем позже. Пока просто сходите.',
      },
      done: {
        en: 'Exactly. Since every move comes nearer to the coin, no round goes on for long.',
        ru: 'Верно. Раз каждый ход приближает к монетке, раунд не затянется.',
      },
      refused: [
        { move: 'Bb1', code: 'not-nearer' },
        { move: 'Wf2', code: 'cell-taken' },
        { move: 'Rc6', code: 'out-of-reach' },
      ],
      shows: { '!': { A: null, B: 'V' } },
    },
    {
      title: { en: 'What “nearer” means', ru: 'Что значит «ближе»' },
      text: {
        en:
          'Distance is measured in a straight line, as with a ruler. So a cell in line with the coin is '
          + 'nearer than one on its diagonal, even if both are two steps away.',
        ru:
          'Расстояние измеряют по прямой, как линейкой. Поэтому клетка на одной линии с монеткой ближе, '
          + 'чем клетка на её диагонали, даже если до обеих два шага.',
      },
      line: 'R6/5Y1/7/3$3/O6/1B3V1/G5W A play 0-0 BV',
      seat: 'A',
      task: {
        en: 'Yellow is two steps from the coin. Move it nearer so that it still is two steps away.',
        ru: 'Жёлтой до монетки два шага. Приблизьте её так, чтобы осталось по-прежнему два шага.',
      },
      want: /^Y(e6|f5)$/,
      hint: { en: 'From the corner f6 slide along to e6 or f5.', ru: 'Сдвиньте её из угла f6 на e6 или f5.' },
      tries: [
        {
          to: /^Ye5$/,
          say: {
            en: 'Nearer for sure, but now it is only one step away. Find the sideways move.',
            ru: 'Конечно, ближе, но теперь остался один шаг. Найдите ход вбок.',
          },
        },
      ],
      otherwise: { en: 'This is about the yellow piece on f6.', ru: 'Речь о жёлтой фишке на f6.' },
      done: {
        en:
          'Right. By the ruler yellow has come nearer, and that is what counts. You need not compute '
          + 'anything: the board shows where a piece can go.',
        ru:
          'Верно. По линейке жёлтая стала ближе, а это и важно. Считать не нужно: поле само показывает, '
          + 'куда можно пойти.',
      },
      refused: [{ move: 'Yg5', code: 'not-nearer' }, { move: 'Ye7', code: 'not-nearer' }],
      shows: { '!': { A: null, B: 'V' } },
    },
    {
      title: { en: 'Jumps and chains', ru: 'Прыжки и цепочки' },
      text: {
        en:
          'A piece can also jump over a neighbour onto the empty cell right behind it, in all eight '
          + 'directions, and go on jumping as often as you like. '
          + 'On the way it may get farther from the coin; only the end of the chain counts. Steps and jumps '
          + 'do not mix.',
        ru:
          'Фишка может и перепрыгнуть соседнюю фишку на пустую клетку сразу за ней, в любом из восьми '
          + 'направлений, и прыгать дальше сколько угодно раз. '
          + 'По дороге можно и удаляться от монетки: важно лишь, где цепочка закончится. Шаги и прыжки в '
          + 'одном ходу не смешивают.',
      },
      line: '1$4O/7/6Y/G2B3/7/5V1/R5W A play 0-0 RV',
      seat: 'A',
      task: {
        en: 'Bring white from g1 to c5 in a single move.',
        ru: 'Приведите белую с g1 на c5 за один ход.',
      },
      want: /^Wc5$/,
      hint: {
        en:
          'Over violet to e3, then over blue to c5. Choose white and then the last cell: the path is '
          + 'found for you.',
        ru:
          'Через фиолетовую на e3, потом через синюю на c5. Выберите белую, а затем последнюю клетку: '
          + 'путь найдётся сам.',
      },
      tries: [
        {
          to: /^We3$/,
          say: {
            en: 'A good first jump. But you can go on over blue in the same move.',
            ru: 'Хороший первый прыжок. Но тем же ходом можно прыгнуть дальше, через синюю.',
          },
        },
      ],
      otherwise: {
        en: 'White is on g1, with violet right in front of it.',
        ru: 'Белая стоит на g1, прямо перед ней фиолетовая.',
      },
      done: {
        en:
          'Two jumps, one move, and white is suddenly in the race. Look out for such ladders, yours and '
          + 'Nina’s.',
        ru: 'Два прыжка за один ход — и белая вдруг в гонке. Высматривайте такие лесенки: и свои, и Нинины.',
      },
      refused: [{ move: 'Wf2', code: 'cell-taken' }, { move: 'Wa7', code: 'out-of-reach' }],
      shows: { '!': { A: null, B: 'V' } },
    },
    {
      title: { en: 'Onto the coin', ru: 'На монетку' },
      text: {
        en:
          'Only your own secret piece may step on the coin, because then you show its card. To every other '
          + 'piece the cell is closed while it is your turn.\n\n'
          + 'Your secret is green. Both green and red are next to the coin. Try red first, if you are '
          + 'curious.',
        ru:
          'На монетку может встать только та фишка, которую загадали вы сами: ведь придётся показать её '
          + 'карту. Для остальных в ваш ход эта клетка закрыта.\n\n'
          + 'Вы загадали зелёную. Рядом с монеткой и зелёная, и красная. Если любопытно, попробуйте сначала '
          + 'красную.',
      },
      line: '6O/7/4G2/3$3/2R4/1B3V1/Y5W A play 0-0 GB',
      seat: 'A',
      task: { en: 'Win the coin.', ru: 'Возьмите монетку.' },
      want: /^Gd4\$$/,
      hint: { en: 'Green goes from e5 to d4.', ru: 'Зелёная идёт с e5 на d4.' },
      otherwise: {
        en: 'That is allowed, but the coin is one step away: take it.',
        ru: 'Так можно, но до монетки один шаг: берите её.',
      },
      done: {
        en:
          'You show the green card, and the coin is yours. Had Nina chosen green as well, she would have '
          + 'shown her card and taken the coin: with the same secret it is better not to arrive first.',
        ru:
          'Вы показываете зелёную карту, и монетка ваша. Если бы Нина тоже загадала зелёную, она показала '
          + 'бы свою карту и забрала монетку: при одинаковой тайне приходить первым невыгодно.',
      },
      refused: [{ move: 'Rd4$', code: 'coin-is-closed' }],
      shows: { 'Gd4$': { A: 'G', B: null }, '!': { A: null, B: 'B' } },
    },
    {
      title: { en: 'That’s the one!', ru: '«Тот самый!»' },
      text: {
        en:
          'Instead of moving you may name the piece that you think is your opponent’s. If you are right, '
          + 'the coin is yours; if you are wrong, it is hers.\n\n'
          + 'Nina has moved violet three times in a row. Now it stands beside the coin, and it is your turn.',
        ru:
          'Вместо хода можно указать на фишку, которую, по-вашему, загадал соперник. Угадали — монетка '
          + 'ваша, ошиблись — его.\n\n'
          + 'Нина трижды подряд ходила фиолетовой. Теперь та стоит у самой монетки, а ход ваш.',
      },
      line: 'R5O/7/2Y4/3$3/3V3/1B5/G5W A play 1-1 GV',
      seat: 'A',
      task: { en: 'Name Nina’s piece.', ru: 'Укажите, какую фишку загадала Нина.' },
      before: ['Vd3'],
      want: /^V!$/,
      hint: {
        en: 'Press “Der Isses!”, then the violet piece, and confirm.',
        ru: 'Нажмите «Тот самый!», затем фиолетовую фишку, и подтвердите.',
      },
      tries: [
        {
          to: /!$/,
          say: {
            en: 'Wrong, so the coin goes to Nina. Which piece did she move all the time?',
            ru: 'Мимо, и монетка уходит Нине. Какой фишкой она всё время ходила?',
          },
        },
        {
          to: /\d$/,
          moves: ['Vd4$'],
          say: {
            en: 'And violet is on the coin: it was hers. When you are this sure, say so in time.',
            ru: 'И фиолетовая на монетке: она и была загадана. Если уверены, говорите вовремя.',
          },
        },
      ],
      otherwise: { en: 'Try again.', ru: 'Попробуйте ещё раз.' },
      done: {
        en: 'That was the one. Nina has to show her card, and the coin is yours. Yours stays secret.',
        ru: 'Тот самый! Нина показывает карту, а монетка достаётся вам. Ваша карта остаётся тайной.',
      },
      refused: [{ move: 'Vd4$', code: 'coin-is-closed' }],
      shows: { 'V!': { A: null, B: 'V' }, '!': { A: null, B: 'V' }, 'Vd4$': { A: null, B: 'V' } },
    },
    {
      title: { en: 'A good bluff', ru: 'Хороший блеф' },
      text: {
        en:
          'You can be named just as well. So a move is also a story that you tell. Green is yours; red '
          + 'has come close to the coin, and Nina already eyes it.',
        ru:
          'Точно так же могут указать и на вашу фишку. Каждый ход — это ещё и история, которую вы '
          + 'рассказываете. Ваша — зелёная; красная подошла к монетке, и Нина уже на неё косится.',
      },
      line: '6O/7/1R5/5G1/3$3/1B3V1/Y5W A play 2-1 GV',
      seat: 'A',
      task: { en: 'Make Nina believe that red is yours.', ru: 'Пусть Нина поверит, что ваша — красная.' },
      want: /^R[a-g]\d$/,
      hint: { en: 'Move red nearer to the coin.', ru: 'Подвиньте красную ближе к монетке.' },
      tries: [
        {
          to: /^G[a-g]/,
          moves: ['G!'],
          say: {
            en: 'Too honest: Nina has noticed, and named green.',
            ru: 'Слишком честно: Нина заметила и указала на зелёную.',
          },
        },
        {
          to: /^V!$/,
          say: {
            en: 'A lucky guess, it even is right! But here we want to practise bluffing.',
            ru: 'Угадали, и даже верно! Но здесь мы учимся блефовать.',
          },
        },
      ],
      otherwise: { en: 'That tells her nothing about red.', ru: 'О красной это Нине ничего не говорит.' },
      then: ['R!'],
      done: {
        en: 'She fell for it: “red!” You show green, and because she was wrong the coin is yours.',
        ru: 'Попалась: «Красная!» Вы показываете зелёную, и раз она ошиблась, монетка ваша.',
      },
      refused: [{ move: 'Rb6', code: 'not-nearer' }],
      shows: {
        'R!': { A: 'G', B: null },
        'G!': { A: 'G', B: null },
        'V!': { A: null, B: 'V' },
        '!': { A: null, B: 'V' },
      },
    },
    {
      title: { en: 'The fourth coin', ru: 'Четвёртая монетка' },
      text: {
        en:
          'After a round the pieces stay where they are; the loser places the next coin, and you both '
          + 'choose anew. It stands three to three, your secret is white, and white looks far away.',
        ru:
          'После раунда фишки остаются на местах; проигравший кладёт следующую монетку, и оба загадывают '
          + 'заново. Счёт 3:3, вы загадали белую, и она, кажется, далеко.',
      },
      line: '6O/7/2$3Y/3B3/7/G4V1/R5W A play 3-3 WO',
      seat: 'A',
      task: { en: 'Win the match in one move.', ru: 'Выиграйте партию одним ходом.' },
      want: /^Wc5\$$/,
      hint: {
        en: 'You know this ladder: over violet, over blue, onto the coin.',
        ru: 'Эта лесенка вам знакома: через фиолетовую, через синюю — и на монетку.',
      },
      tries: [
        {
          to: /^O!$/,
          say: {
            en: 'Right by luck, and it would win. But there is a certain way.',
            ru: 'Угадали, это бы выиграло. Но есть и верный путь.',
          },
        },
      ],
      otherwise: {
        en: 'There is something better: look at the white piece.',
        ru: 'Есть ход лучше: посмотрите на белую.',
      },
      done: { en: 'Four coins: the match is yours.', ru: 'Четыре монетки: партия ваша.' },
      refused: [{ move: 'Bc5$', code: 'coin-is-closed' }],
      shows: { 'Wc5$': { A: 'W', B: null }, '!': { A: null, B: 'O' } },
    },
  ],
  end: {
    en: 'You know all of Der Isses! now. The rest is nerve.',
    ru: 'Теперь вы знаете всё о «Том самом!». Остальное — выдержка.',
  },
};
