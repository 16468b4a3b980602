import type { RuleBook } from './book';

export const book: RuleBook = {
  intro:
    'A game for two by Alex Randolph. The seven pieces belong to both players alike. Each of you secretly '
    + 'bets on one of them and wants to see it reach the coin, and whoever shows too plainly which one it '
    + 'is gets named.',
  sections: [
    {
      title: 'What is on the table',
      rules: [
        {
          n: 1,
          text:
            'The board has 7×7 cells. Files are called a to g from left to right, ranks 1 to 7 from '
            + 'bottom to top; a1 is at the bottom left.',
        },
        {
          n: 2,
          text:
            'The seven pieces differ only in colour: red R, orange O, yellow Y, green G, blue B, violet V '
            + 'and white W. On our board each also has a shape and a letter of its own.',
        },
        { n: 3, text: 'There are seven coins, and each player has seven cards, one for every piece.' },
        {
          n: 4,
          text:
            'A match is a series of rounds, and each round is about one coin. Whoever is first to have '
            + '**four coins** wins the match, so it takes seven rounds at most.',
        },
      ],
    },
    {
      title: 'How a round begins',
      rules: [
        {
          n: 5,
          text:
            'Before the first round chance puts the seven pieces on seven different cells. The player at '
            + 'seat A places the first coin; who sits there is drawn by lot or agreed on.',
          ruling: 'All arrangements of the pieces are equally likely.',
        },
        {
          n: 6,
          text:
            'In later rounds the pieces start from where they stand, and the loser of the last round '
            + 'places the coin.',
        },
        {
          n: 7,
          text:
            'The coin goes on an empty cell that no piece touches, not even at a corner. So between the '
            + 'coin and every piece there is at least one empty cell. Such a cell can always be found: '
            + 'seven kings cannot cover a 7×7 board, it takes nine.',
          picture: 'coin',
        },
        {
          n: 8,
          text:
            'Then both players choose a secret piece, at the same time and independently. Both may choose '
            + 'the same one. The other player notices that a choice has been made, and nothing else about '
            + 'it.',
        },
        {
          n: 9,
          text:
            'The first turn belongs to the player who has **not** placed the coin. From the second round '
            + 'on this is the winner of the round before.',
        },
      ],
    },
    {
      title: 'A turn',
      rules: [
        {
          n: 10,
          text:
            'On your turn you either move one piece or accuse, once. Passing is not possible. If no piece '
            + 'can move, you have to accuse.',
        },
        {
          n: 11,
          text: 'You may move **any** piece, no matter whose it is, in one of two ways:',
          parts: [
            { n: '11a', text: 'one **step** onto an empty neighbouring cell, straight or diagonally; or' },
            {
              n: '11b',
              text:
                'a **jump** over a neighbouring piece onto the cell directly behind it, which must be '
                + 'empty. The same piece may go on jumping in any of the eight directions, as often as you '
                + 'like.',
            },
          ],
          more: 'A move is one step or a chain of jumps, never both.',
          picture: 'jumps',
        },
        {
          n: 12,
          text:
            'When the move is complete, the piece must be **nearer to the coin** than it was before. On '
            + 'the way, within a chain of jumps, it may be farther.',
        },
        {
          n: 13,
          text:
            'What counts is the distance in a straight line (files squared plus ranks squared). So of two '
            + 'cells that are equally many steps away, the one in line with the coin is nearer than the one '
            + 'towards its diagonal.',
          ruling:
            'The straight line also decides where counting steps would say otherwise. On this board that '
            + 'concerns two pairs: cells 5-0 and 4-3 away are equally far, so no move leads from one to the '
            + 'other; and 6-1 is nearer than 5-4.',
          picture: 'distance',
        },
        {
          n: 14,
          text:
            'A move is fully described by its piece and the cell where it ends. The path is only there to '
            + 'be shown. A chain cannot end where it began, since that would not be nearer.',
        },
        {
          n: 15,
          text: 'The coin can be entered only by the secret piece of the player who moves.',
          ruling:
            'We read it like this because the mover has to prove the landing with the card. To all other '
            + 'pieces the coin’s cell is closed, as the end of a move and within a chain. The coin is not a '
            + 'piece, so nobody jumps over it. A move ends when the coin is reached.',
          picture: 'landing',
        },
        {
          n: 16,
          text:
            'To **accuse** (“Der Isses!”, “That’s the one!”) is to name one piece as your opponent’s '
            + 'secret. You may name any of the seven, even your own.',
        },
      ],
    },
    {
      title: 'How a round ends',
      rules: [
        {
          n: 17,
          text:
            'A player whose secret piece has reached the coin shows the card and wins the coin. But if '
            + 'the opponent has chosen the very same piece, the opponent shows that card and wins the coin '
            + 'instead.',
        },
        {
          n: 18,
          text:
            'After an accusation the coin goes to the accuser if it was right, and to the accused if it '
            + 'was wrong.',
        },
        {
          n: 19,
          text: 'Only the cards that decide the round are turned up.',
          ruling:
            'On a landing [17] this is the mover’s card, and the opponent’s only if it is the same. On an '
            + 'accusation [18] it is the card of the accused. All others stay secret until the match is '
            + 'over; then the record tells every choice.',
        },
      ],
    },
  ],
  notation: {
    text: 'Records and the move list write moves like this:',
    table: {
      head: ['what', 'example'],
      rows: [
        ['the lot: player 2 sits at seat A', '`first=2`'],
        ['chance sets up a piece', '`R@d4`'],
        ['the coin is placed', '`$d4`'],
        ['A chooses red; the same for those who may not know it', '`A=R`, `A=?`'],
        ['green goes to e5', '`Ge5`'],
        ['the mover’s own red piece goes on the coin', '`Rd4$`'],
        ['an accusation that names green', '`G!`'],
      ],
    },
  },
};
