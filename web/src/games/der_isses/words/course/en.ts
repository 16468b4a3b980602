export default {
  'lesson.coin.title': 'A coin to race for',
  'lesson.coin.text':
    'Seven pieces, and none of them has an owner: you and Nina both move all of them. Each round is a '
    + 'race for one coin, and four coins win the match.\n\nThis time you place the coin. It needs some '
    + 'distance: no piece may touch its cell, not even at a corner.',
  'lesson.coin.task': 'Place the coin on one of the marked cells.',
  'lesson.coin.hint': 'For example d3: all seven pieces are at least two steps away.',
  'lesson.coin.otherwise': 'Place the coin first.',
  'lesson.coin.done': 'Good. Whoever places the coin does not have the first turn, so Nina will begin.',
  'lesson.secret.title': 'Your secret',
  'lesson.secret.text':
    'Now you both choose a secret piece, at the same time. This is the piece you want to bring to the '
    + 'coin. Nobody else sees your card; it may even happen that Nina chooses the same piece.',
  'lesson.secret.task': 'Choose any piece you like.',
  'lesson.secret.hint': 'A piece close to the coin wins fast, but it is also the first one to be suspected.',
  'lesson.secret.otherwise': 'Choose a piece first.',
  'lesson.secret.done':
    'Your card lies face down; during a game you can hold it to look. Nina has chosen too, and moves '
    + 'yellow one step towards the coin. Is yellow hers? Perhaps. Perhaps not.',
  'lesson.move.title': 'Any piece, and always nearer',
  'lesson.move.text':
    'On your turn you move one piece, whichever you like. The simplest move is a step onto an empty '
    + 'neighbouring cell, straight or diagonally. One thing is demanded of every move: at its end the '
    + 'piece must be nearer to the coin than before.\n\nYour secret here is green. Moving only green would '
    + 'tell Nina everything.',
  'lesson.move.task': 'Move any piece except green.',
  'lesson.move.hint':
    'Take the orange piece from g7 to f6. You may also try a step away from the coin and see what '
    + 'happens.',
  'lesson.move.otherwise': 'Naming a piece comes later. For now just move one.',
  'lesson.move.done': 'Exactly. Since every move comes nearer to the coin, no round goes on for long.',
  'try.green': 'Quite legal, but green is your secret. Keep a straight face and move another one.',
  'lesson.nearer.title': 'What “nearer” means',
  'lesson.nearer.text':
    'Distance is measured in a straight line, as with a ruler. So a cell in line with the coin is nearer '
    + 'than one on its diagonal, even if both are two steps away.',
  'lesson.nearer.task':
    'Yellow is two steps from the coin. Move it nearer so that it still is two steps away.',
  'lesson.nearer.hint': 'From the corner f6 slide along to e6 or f5.',
  'lesson.nearer.otherwise': 'This is about the yellow piece on f6.',
  'lesson.nearer.done':
    'Right. By the ruler yellow has come nearer, and that is what counts. You need not compute anything: '
    + 'the board shows where a piece can go.',
  'try.one-step': 'Nearer for sure, but now it is only one step away. Find the sideways move.',
  'lesson.jumps.title': 'Jumps and chains',
  'lesson.jumps.text':
    'A piece can also jump over a neighbour onto the empty cell right behind it, in all eight '
    + 'directions, and go on jumping as often as you like. On the way it may get farther from the coin; '
    + 'only the end of the chain counts. Steps and jumps do not mix.',
  'lesson.jumps.task': 'Bring white from g1 to c5 in a single move.',
  'lesson.jumps.hint':
    'Over violet to e3, then over blue to c5. Choose white and then the last cell: the path is found for '
    + 'you.',
  'lesson.jumps.otherwise': 'White is on g1, with violet right in front of it.',
  'lesson.jumps.done':
    'Two jumps, one move, and white is suddenly in the race. Look out for such ladders, yours and Nina’s.',
  'try.first-jump': 'A good first jump. But you can go on over blue in the same move.',
  'lesson.landing.title': 'Onto the coin',
  'lesson.landing.text':
    'Only your own secret piece may step on the coin, because then you show its card. To every other '
    + 'piece the cell is closed while it is your turn.\n\nYour secret is green. Both green and red are '
    + 'next to the coin. Try red first, if you are curious.',
  'lesson.landing.task': 'Win the coin.',
  'lesson.landing.hint': 'Green goes from e5 to d4.',
  'lesson.landing.otherwise': 'That is allowed, but the coin is one step away: take it.',
  'lesson.landing.done':
    'You show the green card, and the coin is yours. Had Nina chosen green as well, she would have shown '
    + 'her card and taken the coin: with the same secret it is better not to arrive first.',
  'lesson.accuse.title': 'That’s the one!',
  'lesson.accuse.text':
    'Instead of moving you may name the piece that you think is your opponent’s. If you are right, the '
    + 'coin is yours; if you are wrong, it is hers.\n\nNina has moved violet three times in a row. Now it '
    + 'stands beside the coin, and it is your turn.',
  'lesson.accuse.task': 'Name Nina’s piece.',
  'lesson.accuse.hint': 'Press “Der Isses!”, then the violet piece, and confirm.',
  'lesson.accuse.otherwise': 'Try again.',
  'lesson.accuse.done':
    'That was the one. Nina has to show her card, and the coin is yours. Yours stays secret.',
  'try.wrong': 'Wrong, so the coin goes to Nina. Which piece did she move all the time?',
  'try.too-late': 'And violet is on the coin: it was hers. When you are this sure, say so in time.',
  'lesson.bluff.title': 'A good bluff',
  'lesson.bluff.text':
    'You can be named just as well. So a move is also a story that you tell. Green is yours; red has '
    + 'come close to the coin, and Nina already eyes it.',
  'lesson.bluff.task': 'Make Nina believe that red is yours.',
  'lesson.bluff.hint': 'Move red nearer to the coin.',
  'lesson.bluff.otherwise': 'That tells her nothing about red.',
  'lesson.bluff.done': 'She fell for it: “red!” You show green, and because she was wrong the coin is yours.',
  'try.too-honest': 'Too honest: Nina has noticed, and named green.',
  'try.lucky': 'A lucky guess, it even is right! But here we want to practise bluffing.',
  'lesson.fourth.title': 'The fourth coin',
  'lesson.fourth.text':
    'After a round the pieces stay where they are; the loser places the next coin, and you both choose '
    + 'anew. It stands three to three, your secret is white, and white looks far away.',
  'lesson.fourth.task': 'Win the match in one move.',
  'lesson.fourth.hint': 'You know this ladder: over violet, over blue, onto the coin.',
  'lesson.fourth.otherwise': 'There is something better: look at the white piece.',
  'lesson.fourth.done': 'Four coins: the match is yours.',
  'try.by-luck': 'Right by luck, and it would win. But there is a certain way.',
  end: 'You know all of Der Isses! now. The rest is nerve.',
  'help.11': 'Move any piece: one step to an empty neighbouring cell, or a chain of jumps over neighbours.',
  'help.12': 'When the move is over, the piece must be nearer to the coin, measured in a straight line.',
  'help.15':
    'On your turn only your own secret piece may enter the coin. You show its card and win the coin.',
  'help.17': 'Careful: if your opponent has chosen the same piece, the coin goes to your opponent.',
  'help.18':
    'Instead of moving, name your opponent’s piece. Right: the coin is yours. Wrong: it is theirs. Four '
    + 'coins win.',
};
