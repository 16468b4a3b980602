export default {
  'lesson.card.title': 'A card is a place',
  'lesson.card.text':
    'You are yellow, Nina is turquoise. Everybody holds five cards. On your turn you play one and put a '
    + 'pyramid of your colour on an empty cell that shows this very card; then you draw, so that you hold '
    + 'five again.\n\nEvery card is shown on two cells of the board. Choose a card to see both.',
  'lesson.card.task': 'Play any card.',
  'lesson.card.hint': 'The four of spades, for example, is found twice in the upper left quarter.',
  'lesson.card.otherwise': 'Play a card.',
  'lesson.card.done': 'You have drawn a new card, and Nina has placed a pyramid as well.',
  'lesson.touche.title': 'Touché!',
  'lesson.touche.text':
    'The aim is to build figures. In this game they are squares of two by two, and with two sides four '
    + 'squares win. Three corners of a square are yours already.',
  'lesson.touche.task': 'Complete the square.',
  'lesson.touche.hint': 'The missing cell shows the eight of spades, and you hold it.',
  'lesson.touche.otherwise': 'Keep that for later: a square is only one card away.',
  'lesson.touche.done':
    'Touché! The four cells are crowned and yours to the end. All other pyramids, Nina’s and yours, are '
    + 'taken off the board, and the race starts afresh.',
  'try.other-cell': 'The right card, but on its other cell.',
  'lesson.free.title': 'Free spaces',
  'lesson.free.text':
    'Eight cells show no card. You cannot place on these free spaces, but as long as one is empty it '
    + 'counts for your figure as if it were yours.',
  'lesson.free.task': 'Complete a square with the help of the free space at the top.',
  'lesson.free.hint': 'The free space lies beside your two pyramids: only the four of spades is missing.',
  'lesson.free.otherwise': 'Not that one. Look at your two pyramids at the top.',
  'lesson.free.done':
    'Three pyramids were enough for four cells. The free space gets your colour and a crown, too.',
  'lesson.joker.title': 'A joker is any card',
  'lesson.joker.text':
    'A joker can be played as any card at all: put a pyramid on any empty cell with a card on it. There '
    + 'are six of them in the pack, so spend them well.',
  'lesson.joker.task': 'Complete the square with the joker.',
  'lesson.joker.hint':
    'The missing cell shows the queen of hearts. You do not have her, but the joker will do.',
  'lesson.joker.otherwise': 'Possible. But a square is waiting for you in the upper right.',
  'lesson.joker.done': 'The second use of a joker is less friendly. That comes next.',
  'lesson.capture.title': 'A joker captures',
  'lesson.capture.text':
    'A joker can also replace a pyramid of another side by one of yours, if it is not crowned. You may '
    + 'put the captured one on an empty free space, where it is in the way, or take it off the '
    + 'board.\n\nNina sits right in your square.',
  'lesson.capture.task': 'Capture her pyramid in your square.',
  'lesson.capture.hint':
    'Choose the joker, then the turquoise pyramid beside your three. What becomes of it is up to you.',
  'lesson.capture.otherwise': 'Your joker can do more than that.',
  'lesson.capture.done':
    'Her pyramid has made room for yours, and the square is complete. Only crowned cells are safe from '
    + 'jokers.',
  'try.other-capture': 'A capture, but another one would complete your square.',
  'lesson.dead.title': 'Dead cards',
  'lesson.dead.text':
    'If both cells of a card are occupied, the card is dead. Instead of placing you may discard it and '
    + 'draw another. That takes your turn, unless you have agreed on free exchanges.',
  'lesson.dead.task': 'Find the dead card and exchange it.',
  'lesson.dead.hint': 'Both kings of hearts on the board are taken. Choose the king in your hand.',
  'lesson.dead.otherwise': 'A fine move. But this time get rid of the dead card.',
  'lesson.dead.done':
    'A fresh card, at the price of a turn. Whoever has nothing but dead cards has no choice.',
  'lesson.two.title': 'Two at once',
  'lesson.two.text':
    'A single pyramid can complete several figures. Only one of them counts, and you choose which; the '
    + 'rest of your pyramids leave the board like all others. Not to crown anything is not allowed.',
  'lesson.two.task': 'Complete two squares with one card, and choose one.',
  'lesson.two.hint': 'The gap between your pyramids shows the seven of diamonds.',
  'lesson.two.otherwise': 'Look at your five pyramids in the lower right: one gap, two squares.',
  'lesson.two.done': 'One square is crowned. The other one was an offer you could not keep.',
  'lesson.block.title': 'Do not forget the others',
  'lesson.block.text':
    'Nina’s cards are hidden, but her pyramids are not. She has three corners of a square, and one cell '
    + 'is missing. A pyramid of yours in the gap stops her, at least until she finds a joker.',
  'lesson.block.task': 'Stop the square.',
  'lesson.block.hint': 'The gap shows the two of hearts. You hold one of the two.',
  'lesson.block.otherwise': 'Try again.',
  'lesson.block.done': 'Just in time: Nina held the other two of hearts, and now has to play it elsewhere.',
  'try.too-slow': 'Nina had the other two of hearts: touché! Try again.',
  'lesson.cross.title': 'Lines, tees, crosses',
  'lesson.cross.text':
    'Other figures have five cells: a line in any direction, a tee, or a cross, upright or diagonal. A '
    + 'combination allows all of them, and you can even draw your own. This time three crosses win.',
  'lesson.cross.task': 'Complete the cross.',
  'lesson.cross.hint': 'Its middle shows the five of clubs.',
  'lesson.cross.otherwise': 'Look at your four pyramids in the lower left.',
  'lesson.cross.done':
    'A cross counts 15 points, a square or a line 10. Points matter for the table of a series; the game '
    + 'goes to whoever has enough figures first.',
  'lesson.last.title': 'The last square',
  'lesson.last.text':
    'Three squares are yours, Nina has two. Crowned cells can no longer be used by anybody, so the board '
    + 'has become narrow.',
  'lesson.last.task': 'Win the game.',
  'lesson.last.hint': 'The missing corner shows the five of hearts.',
  'lesson.last.otherwise': 'You can win at once: look at the top right.',
  'lesson.last.done': 'The fourth square: the game is yours. Touché!',
  end: 'Five cards, two cells each, and an eye on the others: that is Touché.',
  'help.10': 'Play a card and put a pyramid on an empty cell that shows it. Every card has two cells.',
  'help.12': 'A joker goes on any empty card cell, or replaces an uncrowned pyramid of another side.',
  'help.13':
    'A card whose two cells are both taken is dead: discard it instead of placing, and draw another.',
  'help.15': 'A figure is complete when all its cells are yours; an empty free space counts for you.',
  'help.18':
    'Its cells are crowned and stay; all other pyramids leave the board. Whoever has enough figures '
    + 'first wins.',
};
