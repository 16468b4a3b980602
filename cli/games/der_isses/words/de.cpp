#include "cli/games/der_isses/words.h"

namespace troika {
namespace {

constexpr Phrase words[] = {
    {"opponent-piece", "Die Figur des Gegners ist vielleicht:"},
    {"own-piece", "Was der Gegner von deiner Figur glauben mag:"},
    {"pieces-set", "Die sieben Figuren stehen."},
    {"coin-to", "Die Münze geht an {1}."},
    {"coin-to-you", "Die Münze gehört dir!"},
    {"both-had", "Beide hatten {1} gewählt. "},
    {"landed", "Das war die geheime Figur. "},
    {"chronicle-right", "Richtig! "},
    {"chronicle-wrong", "Falsch: es war {1}. "},
    {"coin-word", "Münze"},
    {"coins-won", "Münzen"},
    {"secrets", "Geheime Figuren"},
    {"not-chosen", "nicht gewählt"},
    {"hidden", "gewählt, verdeckt"},
    {"setting-up", "Die Figuren werden aufgestellt"},
    {"places-coin", "Die Münze legt: {1}"},
    {"choosing", "Geheime Wahl. Danach zieht zuerst: {1}"},
    {"der-isses-to-move", "Am Zug: {1}"},
    {"der-isses-over", "Das Match ist vorbei"},
    {"piece-red", "rot"},
    {"piece-orange", "orange"},
    {"piece-yellow", "gelb"},
    {"piece-green", "grün"},
    {"piece-blue", "blau"},
    {"piece-violet", "violett"},
    {"piece-white", "weiß"},
    {"coins", "Münze|Münzen"},
    {"choose-now", "Wähle deine geheime Figur (ein Buchstabe; er wird nicht gezeigt): "},
    {"two-players", "--players: Der isses! spielt man zu zweit"},
    {"game-der-isses", "Der isses!"},
    {"coin-on", "Münze auf {1}"},
    {"chose-hidden", "hat geheim gewählt"},
    {"chose", "geheime Figur {1} {2}"},
    {"piece-to", "{1} nach {2}"},
    {"piece-lands", "{1} landet auf der Münze!"},
    {"accuses", "Der isses! — {1}"},
    {"coin-group", "Münze"},
    {"choose-group", "wählen"},
    {"accuse-group", "zeigen"},
};

}  // namespace

template <>
Catalogue catalogue<cli::DerIssesWords, language_index("de")>() {
  return words;
}

}  // namespace troika
