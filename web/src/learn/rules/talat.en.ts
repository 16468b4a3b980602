import type { RuleBook } from './book';

export const book: RuleBook = {
  intro:
    'A game by Bruce Whitehill for three players, or for two and a ghost. Everything is in the open, and '
    + 'nothing but who begins is left to chance.',
  sections: [
    {
      title: 'What is on the table',
      rules: [
        {
          n: 1,
          text:
            'There are three boards of 5×5 cells, one between every two players: AB, BC and CA. The '
            + 'player whose letter comes first starts from rank 1 of the board, the other from rank 5; the '
            + 'files are a to e. So everybody has a start row of five cells on each of two boards.',
        },
        {
          n: 2,
          text:
            'Everybody has nine towers: three sizes (1 small, 2 medium, 3 large) in three shapes (T '
            + 'three-sided, S four-sided, H six-sided). `2S` is the medium tower with four sides.',
          picture: 'towers',
        },
      ],
    },
    {
      title: 'Who begins',
      rules: [
        {
          n: 3,
          text:
            'Before the first game a lot decides, or the players agree. After that the winner of the last '
            + 'game begins.',
          ruling:
            'If several shared the win, it is the first of them in the order of seats, counted from the '
            + 'seat after the one that began.',
        },
        {
          n: 4,
          text: 'Turns go round from A to B to C and back to A.',
          ruling:
            'The change from placing to moving does not disturb this: with three players, whoever placed '
            + 'the first tower also makes the first move.',
        },
      ],
    },
    {
      title: 'Placing',
      rules: [
        {
          n: 5,
          text:
            'On each turn you put one of your towers on any free cell of your two start rows, until all '
            + 'nine stand. That leaves you one free start cell: five towers on one board and four on the '
            + 'other. A tower that has been put down stays there until placing is over.',
        },
      ],
    },
    {
      title: 'Moving and capturing',
      rules: [
        {
          n: 6,
          text:
            'From then on a turn is a single move **or** a single capture, by one of your towers on one '
            + 'board that is not closed.',
        },
        {
          n: 7,
          text:
            'A **move** goes one cell forward, that is away from your own start row, straight or '
            + 'diagonally, to an empty cell. Towers never move sideways or back, and never jump.',
          picture: 'forward',
        },
        {
          n: 8,
          text:
            'On the last rank, the opponent’s start row, a tower has no moves left. It may still capture '
            + 'to the side, and may be captured.',
        },
        {
          n: 9,
          text:
            'A **capture** takes an enemy tower on a neighbouring cell: straight ahead, diagonally ahead, '
            + 'left or right, but not behind. Your tower moves to that cell, and you keep the other. Nobody '
            + 'has to capture.',
          picture: 'capture',
        },
        {
          n: 10,
          text: 'What a tower takes:',
          parts: [
            { n: '10a', text: 'every enemy tower that is smaller by **exactly one size**;' },
            { n: '10b', text: 'an enemy tower of the **same size with fewer sides**;' },
            {
              n: '10c',
              text: '**David and Goliath**: the small three-sided `1T` takes the large six-sided `3H`.',
            },
          ],
          more:
            'Towers alike in size and shape do not take each other, and nobody takes a tower of the own '
            + 'colour.',
          picture: 'strength',
        },
        {
          n: 11,
          text: 'You cannot pass.',
          ruling: 'A player who has neither a move nor a capture is skipped for as long as that lasts.',
        },
      ],
    },
    {
      title: 'Closing a board, and the end',
      rules: [
        {
          n: 12,
          text:
            'When no capture can ever happen on a board again, it is **closed**, and its towers stay '
            + 'where they are.',
          ruling:
            'We take this exactly. The board is open as long as there are moves without captures on it, '
            + 'by its two colours in any order and any number (none included), after which some tower there '
            + 'could capture another. So it matters whether a tower in between can get out of the way.',
          picture: 'closed',
        },
        {
          n: 13,
          text:
            'Nobody has to announce it: the boards are looked at when placing is over, and then each '
            + 'after every move or capture on it.',
        },
        {
          n: 14,
          text:
            'With the **second closed board** the game is over at once. It cannot come to a standstill '
            + 'before, because on an open board somebody can always move or capture.',
        },
        {
          n: 15,
          text:
            'A captured tower counts **5 points**, whichever it was. A tower of yours that stands on the '
            + 'start row of an opponent (or of the ghost) at the end counts **3**. The highest score wins, '
            + 'and equal highest scores win together.',
        },
      ],
    },
    {
      title: 'Two players and the ghost',
      rules: [
        {
          n: 16,
          text:
            'The players sit at A and B; the third colour, C, is the ghost. Beginning with A you first '
            + 'put down the ghost’s towers in turn, whichever you like, on free start cells of the ghost, '
            + 'until eight of them stand. The ninth does not take part.',
        },
        {
          n: 17,
          text:
            'Then you put down your own towers as in [5], beginning with A. B, who puts down the last '
            + 'one, makes the first move.',
          ruling:
            'In a series the winner of the last game sits at A in the next; after a shared win it is the '
            + 'player who sat at B.',
        },
        {
          n: 18,
          text: 'A turn is a move or a capture',
          parts: [
            { n: '18a', text: 'with a tower of yours on the board between you and the ghost,' },
            { n: '18b', text: 'with a tower of yours on the board between the players, or' },
            {
              n: '18c',
              text: 'with a tower of the ghost on the board between the ghost and the **other** player.',
            },
          ],
          more:
            'So the ghost serves each player against the other, and never takes a tower of the player who '
            + 'moves it.',
        },
        {
          n: 19,
          text:
            'Whatever is captured, a tower of the other player or of the ghost, belongs to the player who '
            + 'made the move, no matter with which tower.',
        },
        {
          n: 20,
          text:
            'To the points of [15] you add 3 for each tower of the ghost on the other player’s start row. '
            + 'Boards close and the game ends as in [12] to [14]. The ghost itself has no points and does '
            + 'not win.',
        },
      ],
    },
    {
      title: 'A match',
      text:
        'A match is one game or a series. Your points in a match are the games you have won; a shared win '
        + 'counts for everybody who shares it. Whoever has most of them wins the match.',
      rules: [],
    },
  ],
  notation: {
    text: 'The board comes first, then what happens on it:',
    table: {
      head: ['what', 'example'],
      rows: [
        ['a tower is put down', '`AB:3H@c1`'],
        ['a move', '`AB:c1-c2`'],
        ['a capture', '`AB:c2xd3`'],
        ['the lot before a match', '`first=2`'],
      ],
    },
  },
};
