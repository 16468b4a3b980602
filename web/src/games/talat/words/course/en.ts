export default {
  'lesson.place.title': 'Three boards, nine towers',
  'lesson.place.text':
    'You play white, Nina grey and Oleg black. Between every two of you lies a board, so you fight on '
    + 'two: against Nina and against Oleg. Nothing is hidden and there is no luck.\n\nFirst the towers are '
    + 'placed in turn, each on a free cell of one’s own two start rows: nine towers for ten cells.',
  'lesson.place.task': 'Place a tower on one of your start rows.',
  'lesson.place.hint': 'Choose a tower, then one of the marked cells: these are your two start rows.',
  'lesson.place.otherwise': 'Place a tower.',
  'lesson.place.done':
    'Nina and Oleg place one each. So it goes on until all 27 towers stand; nothing that stands is moved '
    + 'before that. Which tower faces whom is half the game.',
  'lesson.forward.title': 'Only forward',
  'lesson.forward.text':
    'When all towers stand, a turn is one move or one capture. A tower moves one cell forward, straight '
    + 'or diagonally, onto an empty cell. Never sideways, never back, never over another tower.',
  'lesson.forward.task': 'On the board with Nina, move your medium four-sided tower forward.',
  'lesson.forward.hint':
    'It stands one step ahead of the others, and three cells are open to it. Try the cell beside it, '
    + 'too, to hear why not.',
  'lesson.forward.otherwise': 'A legal move, but this time take the medium four-sided tower.',
  'lesson.forward.done':
    'Every move brings the armies closer, and there is no way back. Nina answers with a medium tower of '
    + 'three sides.',
  'lesson.larger.title': 'One size larger',
  'lesson.larger.text':
    'A tower captures on a neighbouring cell: straight ahead, diagonally ahead, or beside it, but not '
    + 'behind. The first rule of strength: it takes every tower that is smaller by exactly one size. Large '
    + 'takes medium, medium takes small; a large one cannot take a small one.',
  'lesson.larger.task': 'Capture with your large six-sided tower.',
  'lesson.larger.hint':
    'In front of it stand a small and a medium tower. Which one is exactly one size smaller?',
  'lesson.larger.otherwise': 'That works, but there is something to capture.',
  'lesson.larger.done':
    'The captured tower is yours and counts 5 points. Touch a tower at any time to see whom it can take, '
    + 'and who can take it.',
  'lesson.sides.title': 'The same size, more sides',
  'lesson.sides.text':
    'Among towers of the same size the one with more sides takes the one with fewer: six sides beat four '
    + 'and three, four beat three. Two towers alike leave each other alone.',
  'lesson.sides.task': 'Your medium six-sided tower can capture one of its two neighbours. Which?',
  'lesson.sides.hint': 'The one diagonally ahead has six sides like yours. The one beside it has three.',
  'lesson.sides.otherwise': 'A possible move, but nothing is captured by it.',
  'lesson.sides.done':
    'A capture to the side, which a move could never be. Nina’s twin of your tower walks past: towers '
    + 'alike do not take each other.',
  'lesson.david.title': 'David and Goliath',
  'lesson.david.text':
    'One exception makes every giant careful: the smallest tower of all, small and three-sided, takes '
    + 'the greatest, large and six-sided.\n\nNina’s giant threatens your large three-sided tower.',
  'lesson.david.task': 'Bring the giant down.',
  'lesson.david.hint': 'David is your small three-sided tower, right in front of the giant.',
  'lesson.david.otherwise': 'Running away is possible. But you can do better.',
  'lesson.david.done':
    'Down he goes. Any tower counts 5 points, giant or not; but now nothing on this board threatens your '
    + 'large one.',
  'try.giant': 'And the giant has taken your large tower. Let David deal with him.',
  'lesson.far.title': 'The far row',
  'lesson.far.text':
    'A tower on the start row of an opponent at the end of the game counts 3 points. It has no moves '
    + 'left there, but it can still capture to the side, and be captured.',
  'lesson.far.task': 'Take your medium six-sided tower to Nina’s start row, where nobody can capture it.',
  'lesson.far.hint': 'Nina’s large tower still stands on her start row: do not stop beside it.',
  'lesson.far.otherwise': 'That is legal. But first bring the medium six-sided tower across.',
  'lesson.far.done': 'Safe, and worth 3 points if it still stands there at the end.',
  'try.beside': 'You have arrived, but beside a large tower: it takes your medium one to the side.',
  'lesson.closed.title': 'Closed boards, and the end',
  'lesson.closed.text':
    'When no capture can ever happen on a board again, it is closed and everything on it stays as it is. '
    + 'The program notices this by itself. With the second closed board the game ends at once.\n\nThe '
    + 'board between Nina and Oleg is closed: their towers have passed each other. On the board with Nina '
    + 'she has a single tower left.',
  'lesson.closed.task': 'End the game with a capture.',
  'lesson.closed.hint': 'Your large six-sided tower takes Nina’s medium one, diagonally ahead.',
  'lesson.closed.otherwise': 'The game would go on. End it while you lead.',
  'lesson.closed.done':
    'No grey tower is left there, so the second board is closed and the game is over. You have 3 '
    + 'captured towers, 15 points, and one tower on the far row, 3 points: 18. Nina has 10 and 3, Oleg 5 '
    + 'and 3.',
  'lesson.ghost.title': 'Two players and the ghost',
  'lesson.ghost.text':
    'With two players the third colour is a ghost, and both of you use it. On your turn you may move '
    + 'your own towers on your two boards, or a tower of the ghost on its board with Nina, that is, always '
    + 'against her. What it captures belongs to you.',
  'lesson.ghost.task': 'Let the ghost capture one of Nina’s towers.',
  'lesson.ghost.hint':
    'Look at the board between Nina and the ghost: its large tower can take Nina’s medium one. On a '
    + 'small screen choose this board above.',
  'lesson.ghost.otherwise': 'That is legal, too. But try the ghost on the board with Nina.',
  'lesson.ghost.done':
    'Five points for you. And Nina answers with the ghost on its board with you: it serves everybody.',
  end: 'That is Talat. Size first, then sides, and mind the little David.',
  'help.5': 'First place your nine towers on your two start rows, one on each turn.',
  'help.7': 'Then move one cell forward, straight or diagonally. Never sideways, never back.',
  'help.9': 'Capture on a neighbouring cell ahead, diagonally ahead or beside you.',
  'help.10':
    'A tower takes what is exactly one size smaller, or of its size with fewer sides. And 1T takes 3H.',
  'help.15':
    'A board without possible captures closes; the second one ends the game. Captured towers count 5, '
    + 'towers on a far row 3.',
};
