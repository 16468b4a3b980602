#include "cli/rules_text.h"

#include "cli/text.h"

namespace troika::cli {
namespace {

constexpr Text der_isses{
    R"(Seven pieces, and nobody knows whose they are. In every round each player secretly
chooses one piece; both move all of them. First to 4 coins wins.
 - The loser of the last round puts the coin on a cell that is not next to any piece.
 - Both choose a piece in secret (it may be the same). Who did not place the coin begins.
 - A turn is a move or an accusation. Move any piece one step in any direction, or jump
   over neighbouring pieces, as often as you like. It must end nearer to the coin
   (in a straight line) than it began.
 - Only your own secret piece may land on the coin. Then you show it and win the coin,
   unless your opponent chose the same piece: then the opponent wins it.
 - Or accuse: name your opponent's piece. Right: the coin is yours. Wrong: it is theirs.)",
    R"(Семь фишек, и никто не знает, чья какая. В каждом раунде каждый тайно загадывает одну
фишку, а двигают оба любые. Побеждает тот, кто первым соберёт 4 монетки.
 - Проигравший прошлый раунд ставит монетку на клетку, рядом с которой нет фишек.
 - Оба тайно загадывают фишку (можно одну и ту же). Начинает тот, кто не ставил монетку.
 - В свой ход двигают фишку или указывают на загаданную. Любая фишка делает один шаг
   в любую сторону или прыгает через соседние фишки, сколько угодно раз. В конце хода она
   должна быть ближе к монетке (по прямой), чем в начале.
 - На монетку может встать только ваша загаданная фишка. Вы её показываете и получаете
   монетку; но если соперник загадал ту же фишку, монетка достаётся ему.
 - Или скажите «Тот самый!» и назовите фишку соперника. Верно — монетка ваша, нет — его.)"};

constexpr Text talat{
    R"(Three boards, one between each two players. Everybody has nine towers: heights 1, 2, 3 and
shapes T, S, H (three, four and six sides).
 - First everybody places the towers, one at a time, on the own start rows.
 - Then each turn is one step forward (straight or diagonally) onto an empty cell, or one
   capture of a neighbour ahead, diagonally ahead or beside, on a board that is not closed.
 - A tower takes any tower one height smaller, and one of its own height with fewer sides.
   And David takes Goliath: 1T takes 3H.
 - A board on which no capture can ever happen again is closed. When two boards are closed
   the game is over.
 - 5 points for each captured tower, 3 for each own tower on an opponent's start row.
 - Two players: the ghost is the third colour. Each player also moves the ghost's towers
   that stand against the opponent.)",
    R"(Три игровых поля, по одному между каждыми двумя игроками. У каждого девять башен: высота
1, 2, 3 и форма T, S, H (трёх-, четырёх- и шестигранная).
 - Сначала все по очереди расставляют башни на своих стартовых площадках.
 - Потом за ход делают один шаг вперёд (прямо или наискосок) на пустую клетку или один
   захват соседней башни прямо, наискосок вперёд или сбоку, на незакрытом поле.
 - Башня берёт любую башню на одну высоту ниже и башню своей высоты, у которой меньше
   граней. А Давид берёт Голиафа: 1T берёт 3H.
 - Поле, на котором захват больше никогда не возможен, закрывается. Когда закрыты два
   поля, игра окончена.
 - 5 очков за захваченную башню, 3 за свою башню на чужой стартовой площадке.
 - Вдвоём третьим цветом играет Цихин («дух»). Каждый ходит и его башнями, которые стоят
   против соперника.)"};

constexpr Text touche{
    R"(Play a card and put a pyramid of your colour on an empty cell that shows this card. Who
completes enough figures of pyramids wins.
 - You always have five cards: play one, draw one.
 - A joker is any missing card, or captures an enemy pyramid that is not crowned. You may
   put the captured pyramid on an empty free space.
 - A card whose two cells are both taken is dead; discarding it and drawing another one
   takes your turn.
 - A figure is complete when all its cells carry your uncrowned pyramids; empty free spaces
   count for everybody. Touché! It is crowned, and all other pyramids leave the board.
 - Figures: square 2×2, line of five, tee (a bar of three and a stem of two), cross of five.)",
    R"(Сыграйте карту и поставьте пирамидку своего цвета на пустую клетку с этой картой.
Побеждает тот, кто соберёт достаточно фигур из пирамидок.
 - На руках всегда пять карт: одну сыграли, одну взяли.
 - Джокер заменяет любую карту или захватывает чужую некоронованную пирамидку. Захваченную
   можно поставить на пустую свободную клетку.
 - Карта, у которой заняты обе клетки, — вне игры; её можно сбросить и взять другую, но
   это стоит хода.
 - Фигура готова, когда на всех её клетках ваши некоронованные пирамидки; пустые свободные
   клетки помогают всем. Туше! Фигуру коронуют, остальные пирамидки уходят с поля.
 - Фигуры: квадрат 2×2, линия из пяти, «Т» (планка из трёх и ножка из двух), крест из пяти.)"};

constexpr Text der_isses_moves{
    R"(  $d4    put the coin on d4
  R      choose red in secret (when you are asked to choose)
  Ge5    the green piece goes to e5
  Rd4$   your own red piece goes on the coin at d4
  G!     accuse: green is my opponent's piece)",
    R"(  $d4    поставить монетку на d4
  R      загадать красную (когда загадывают)
  Ge5    зелёная фишка идёт на e5
  Rd4$   ваша красная встаёт на монетку на d4
  G!     указать: зелёная — фишка соперника)"};

constexpr Text talat_moves{
    R"(  AB:3H@c1   place the tower 3H on c1 of the board AB
  AB:c1-c2   move on the board AB from c1 to c2
  AB:c2xd3   capture: the tower on c2 takes the one on d3)",
    R"(  AB:3H@c1   поставить башню 3H на c1 поля AB
  AB:c1-c2   ход на поле AB с c1 на c2
  AB:c2xd3   захват: башня с c2 берёт башню на d3)"};

constexpr Text touche_moves{
    R"(  3S@d11      play the three of spades, pyramid on d11 (suits S H D C, ten is T)
  X@d11       joker as the card of d11
  Xxd11       joker captures the pyramid on d11
  Xxd11>e12   … and the captured one goes to the free space e12
  3S~         discard a dead card
  A completed figure is added by itself; if there are several, add #d11,e11,… with its cells.)",
    R"(  3S@d11      сыграть тройку пик, пирамидка на d11 (масти S ♠, H ♥, D ♦, C ♣; 10 — T,
              валет J, дама Q, король K, туз A)
  X@d11       джокер вместо карты клетки d11
  Xxd11       джокер захватывает пирамидку на d11
  Xxd11>e12   … и ставит захваченную на свободную клетку e12
  3S~         сбросить карту вне игры
  Готовая фигура дописывается сама; если их несколько, добавьте #d11,e11,… — её клетки.)"};

}  // namespace

std::string_view rules_in_short(Language language, std::string_view game) {
  if (game == "der-isses") return der_isses.in(language);
  return (game == "talat" ? talat : touche).in(language);
}

std::string_view notation_in_short(Language language, std::string_view game) {
  if (game == "der-isses") return der_isses_moves.in(language);
  return (game == "talat" ? talat_moves : touche_moves).in(language);
}

}  // namespace troika::cli
