import type { RuleBook } from './book';

export const book: RuleBook = {
  intro:
    'For two or three players, or for four to six in teams. A card says where a pyramid may go; pyramids '
    + 'that form a figure win.',
  sections: [
    {
      title: 'What is on the table',
      rules: [
        {
          n: 1,
          text:
            'The pack is two decks with three jokers each, 110 cards: every rank from ace to king in '
            + 'every suit twice, and six jokers.',
        },
        {
          n: 2,
          text:
            'Each of the 104 suit cards is shown on exactly one cell, so every rank and suit is found on '
            + 'two cells. Eight more cells are **free spaces**.',
          ruling:
            'The printed rules do not say how the cells are arranged. Our standard board has 112 cells in '
            + 'the shape of a cross with filled inner corners, files a to l, ranks 1 to 12. It looks the '
            + 'same from all four sides, a suit fills each quarter, and none of the usual figures can cover '
            + 'two free spaces. Other boards can be loaded: at most 16×16, at most 128 cells, each rank and '
            + 'suit on two of them, any number of free spaces.',
        },
        {
          n: 3,
          text:
            'Every side has pyramids of its colour (yellow, turquoise, lilac), and there are black crowns.',
          ruling: 'One never runs out of them.',
        },
      ],
    },
    {
      title: 'Sides and seats',
      rules: [
        {
          n: 4,
          text:
            'With two or three players everyone is a side of their own; four to six players form two or '
            + 'three teams. A team shares its colour and its figures, but not its cards: nobody sees the '
            + 'hand of a team-mate, and talking about it is not allowed.',
        },
        {
          n: 5,
          text:
            'Turns go round the table, and two of a team never sit side by side. This leaves 2+2 and '
            + '2+1+1 for four players, 2+2+1 for five, and 3+3, 2+2+2 and 3+2+1 for six. Sides may be '
            + 'uneven, but such a game is far from fair, and the program says so beforehand.',
        },
      ],
    },
    {
      title: 'Before a game',
      rules: [
        {
          n: 6,
          text:
            'The dealer of the first game is drawn by lot (or agreed): each seat draws a card, the '
            + 'highest deals, and those who share the highest draw again. The figure to play for is a '
            + 'setting of the match, a list that the games go through in turn; or it is named before each '
            + 'game, before the first one by the dealer.',
          ruling:
            'The ace is the highest rank, and a joker beats it; all cards are back in the pack before a '
            + 'second draw. Before later games the loser of the last one names the figure. With several '
            + 'losers it is the side with the fewest points, among equals whoever sits first behind the '
            + 'dealer of the coming game, and so too within a team; when all sides drew, that dealer names '
            + 'it.',
        },
        {
          n: 7,
          text:
            'Everyone is dealt five cards, one at a time, starting at the dealer’s left. That seat also '
            + 'has the first turn.',
          ruling: 'After every game the seat to the left becomes dealer.',
        },
      ],
    },
    {
      title: 'Figures',
      table: {
        head: ['figure', 'its cells', 'two sides need', 'three sides need', 'points'],
        rows: [
          ['square', 'two by two', '4', '3', '10'],
          ['line', 'five in a row, a column or a diagonal', '3', '2', '10'],
          [
            'tee',
            
              'a bar of three, and two more from its middle at a right angle; upright, lying or along the '
              + 'diagonals, 8 ways',
            '3',
            '2',
            '15',
          ],
          ['cross', 'a cell and its four neighbours at the sides, or at the corners', '3', '2', '15'],
          ['combination', 'each of these four counts', '4', '3', 'as above'],
        ],
      },
      rules: [
        {
          n: 8,
          text:
            'For a combination you can agree on whether figures may repeat (the default) or each has to '
            + 'be of another kind (option “different”). In the second case a side does not complete a kind '
            + 'again that it already has.',
          picture: 'figures',
        },
        {
          n: 9,
          text:
            'You can draw up to eight figures of your own, of 3 to 8 cells, each with its points and with '
            + 'or without being turned and mirrored, and set the number that wins.',
          ruling:
            'Two of them that could look alike are refused, because the cells must tell which figure it '
            + 'is.',
        },
      ],
    },
    {
      title: 'A turn',
      rules: [
        {
          n: 10,
          text:
            'Play a card face up and put a pyramid of your colour on an **empty cell that shows it**. '
            + 'Then draw, so that you hold five cards again.',
          picture: 'card',
        },
        {
          n: 11,
          text: 'Empty means that no pyramid of anyone stands there. No card ever fills a free space.',
        },
        {
          n: 12,
          text: 'A **joker** can be used in two ways:',
          parts: [
            { n: '12a', text: 'as any card: on any empty card cell;' },
            {
              n: '12b',
              text:
                'to capture: an uncrowned pyramid of another side, on whatever cell, is replaced by one '
                + 'of yours. You may put the captured pyramid on an empty free space, where it remains its '
                + 'owner’s; or it goes off the board.',
            },
          ],
          more:
            'Own pyramids cannot be replaced, and crowned cells cannot be touched. A figure is looked for '
            + 'only when the captured pyramid has come to rest.',
          picture: 'joker',
        },
        {
          n: 13,
          text:
            'A card is **dead** when both its cells are occupied. Instead of placing you may announce a '
            + 'dead card, discard it and draw; whoever has nothing but dead cards has to. A joker is dead '
            + 'only if there is neither an empty card cell nor an uncrowned enemy pyramid. The exchange '
            + 'takes the whole turn; with the option “free exchange” the first one in a turn is free and '
            + 'you go on, and a second one takes the turn. A free one does not count as a turn in [20].',
        },
        {
          n: 14,
          text:
            'If a card has to be drawn and there is no deck, everything that was played and discarded, '
            + 'the latest card too, is shuffled and becomes the deck. A card is drawn in any case, even '
            + 'when the turn has ended the game.',
          ruling:
            'Shuffling is a series of moves of chance that nobody sees: of the cards that are left each '
            + 'is equally likely to be the next one below the new deck. The deal before a game is the same '
            + 'with all 110 cards.',
        },
      ],
    },
    {
      title: 'Touché!',
      rules: [
        {
          n: 15,
          text:
            'A figure is **complete** if every cell of it has an uncrowned pyramid of the side on it, or '
            + 'is an empty free space; at least one pyramid is needed. It can only be completed by the side '
            + 'that has just placed, and with the cell just filled.',
          picture: 'free',
        },
        {
          n: 16,
          text:
            'This is all a free space is good for. In a completed figure it takes the side’s colour and a '
            + 'crown like the other cells.',
        },
        {
          n: 17,
          text:
            'Several figures completed at once have the new cell in common, so only one of them counts; '
            + 'you choose which. Not to crown any is not allowed.',
          picture: 'choice',
        },
        {
          n: 18,
          text:
            'The cells of the figure are **crowned** and stay so to the end. Every other pyramid, '
            + 'whosever it is and also on free spaces, is taken off. The next player goes on.',
        },
        {
          n: 19,
          text: 'Whichever side first has as many figures as the table (or your own goal) demands has won.',
        },
        {
          n: 20,
          text: 'A game also ends when no more figure is in sight.',
          ruling:
            'That is, when no figure that some side still wants has room on the uncrowned cells, '
            + 'regardless of pyramids, or when the 300th turn in a row has passed without a figure. Then '
            + 'the side with the most figures wins; if there are several, they draw. [22] applies to such a '
            + 'win as well.',
        },
      ],
    },
    {
      title: 'Matches',
      rules: [
        {
          n: 21,
          text:
            'A match is the best of 1, 3, 5 or 7 games: it ends when a side has won more than half of '
            + 'them.',
          ruling:
            'A drawn game is played but won by nobody; after the last game whoever has won most has the '
            + 'match, and equals share it.',
        },
        {
          n: 22,
          text:
            'Everybody scores for completed figures as in the table, losers too. The winner of a '
            + 'combination gets 20 on top, and a winner gets 25 on top if nobody else has completed '
            + 'anything.',
          ruling: 'The 25 points are how we read the line about a rare formation.',
        },
        { n: 23, text: 'Tournaments rank by matches, then by these points, then by figures.' },
      ],
    },
  ],
  notation: {
    text: 'Ranks are A 2 … 9 T J Q K, suits S H D C (spades, hearts, diamonds, clubs), and X is a joker:',
    table: {
      head: ['what', 'example'],
      rows: [
        ['a card, or a joker as one, is placed', '`3S@d11`, `X@d11`'],
        ['a joker captures; the pyramid goes off, or on a free space', '`Xxd11`, `Xxd11>e12`'],
        ['the figure completed by it: its cells from the top rank down', '`3S@d11#d11,e11,d10,e10`'],
        ['a dead card is discarded', '`3S~`'],
        ['before a game: the lot, and the naming of the figure', '`lot=KD`, `figure=line`'],
      ],
    },
  },
};
