import type { Words } from '../../../../lib/i18n.svelte';
import type en from './en';

const de: Words<typeof en> = {
  'lesson.card.title': 'Eine Karte ist ein Ort',
  'lesson.card.text':
    'Du bist Gelb, Nina ist Türkis. Jeder hat fünf Karten. Wenn du dran bist, spielst du eine aus und '
    + 'setzt eine Pyramide deiner Farbe auf ein leeres Feld, das genau diese Karte zeigt; dann ziehst du '
    + 'eine neue, damit du wieder fünf hast.\n\nJede Karte ist auf zwei Feldern des Bretts abgebildet. '
    + 'Wähl eine Karte, dann siehst du beide.',
  'lesson.card.task': 'Spiel irgendeine Karte.',
  'lesson.card.hint': 'Die Pik-Vier zum Beispiel ist zweimal im linken oberen Viertel.',
  'lesson.card.otherwise': 'Spiel eine Karte.',
  'lesson.card.done': 'Du hast eine neue Karte gezogen, und Nina hat auch eine Pyramide gesetzt.',
  'lesson.touche.title': 'Touché!',
  'lesson.touche.text':
    'Ziel ist es, Figuren zu bauen. In diesem Spiel sind es Quadrate aus zwei mal zwei Feldern, und bei '
    + 'zwei Seiten gewinnen vier Quadrate. Drei Ecken eines Quadrats hast du schon.',
  'lesson.touche.task': 'Vollende das Quadrat.',
  'lesson.touche.hint': 'Das fehlende Feld zeigt die Pik-Acht, und die hast du auf der Hand.',
  'lesson.touche.otherwise': 'Heb dir das für später auf: Zum Quadrat fehlt nur eine Karte.',
  'lesson.touche.done':
    'Touché! Die vier Felder sind gekrönt und gehören dir bis zum Ende. Alle anderen Pyramiden, Ninas '
    + 'und deine, kommen vom Brett, und das Rennen beginnt von vorn.',
  'try.other-cell': 'Die richtige Karte, aber auf ihrem anderen Feld.',
  'lesson.free.title': 'Freie Felder',
  'lesson.free.text':
    'Acht Felder zeigen keine Karte. Auf diese freien Felder kannst du nicht setzen, aber solange eines '
    + 'leer ist, zählt es für deine Figur, als wäre es deines.',
  'lesson.free.task': 'Vollende ein Quadrat mit Hilfe des freien Feldes oben.',
  'lesson.free.hint': 'Das freie Feld liegt neben deinen zwei Pyramiden: Es fehlt nur die Pik-Vier.',
  'lesson.free.otherwise': 'Das nicht. Sieh dir deine zwei Pyramiden oben an.',
  'lesson.free.done':
    'Drei Pyramiden haben für vier Felder gereicht. Auch das freie Feld bekommt deine Farbe und eine '
    + 'Krone.',
  'lesson.joker.title': 'Ein Joker ist jede Karte',
  'lesson.joker.text':
    'Einen Joker kannst du als jede beliebige Karte spielen: Setz eine Pyramide auf irgendein leeres '
    + 'Feld mit einer Karte. Es gibt nur sechs davon, also verschwende sie nicht.',
  'lesson.joker.task': 'Vollende das Quadrat mit dem Joker.',
  'lesson.joker.hint':
    'Das fehlende Feld zeigt die Herz-Dame. Die hast du nicht, aber der Joker tut es auch.',
  'lesson.joker.otherwise': 'Möglich. Aber oben rechts wartet ein Quadrat auf dich.',
  'lesson.joker.done': 'Die zweite Verwendung eines Jokers ist weniger freundlich. Die kommt als Nächstes.',
  'lesson.capture.title': 'Ein Joker schlägt',
  'lesson.capture.text':
    'Ein Joker kann auch eine Pyramide einer anderen Seite durch eine von dir ersetzen, wenn sie nicht '
    + 'gekrönt ist. Die geschlagene darfst du auf ein leeres freies Feld stellen, wo sie im Weg ist, oder '
    + 'vom Brett nehmen.\n\nNina sitzt mitten in deinem Quadrat.',
  'lesson.capture.task': 'Schlag ihre Pyramide in deinem Quadrat.',
  'lesson.capture.hint':
    'Wähl den Joker, dann die türkise Pyramide neben deinen dreien. Was aus ihr wird, entscheidest du.',
  'lesson.capture.otherwise': 'Dein Joker kann mehr als das.',
  'lesson.capture.done':
    'Ihre Pyramide hat deiner Platz gemacht, und das Quadrat ist fertig. Nur gekrönte Felder sind vor '
    + 'Jokern sicher.',
  'try.other-capture': 'Geschlagen hast du, aber eine andere hätte dein Quadrat vollendet.',
  'lesson.dead.title': 'Tote Karten',
  'lesson.dead.text':
    'Sind beide Felder einer Karte besetzt, ist die Karte tot. Statt zu setzen, darfst du sie ablegen '
    + 'und eine andere ziehen. Das kostet deinen Zug, außer ihr habt freien Tausch ausgemacht.',
  'lesson.dead.task': 'Finde die tote Karte und tausch sie.',
  'lesson.dead.hint': 'Beide Herz-Könige auf dem Brett sind besetzt. Wähl den König auf deiner Hand.',
  'lesson.dead.otherwise': 'Ein guter Zug. Aber werde diesmal die tote Karte los.',
  'lesson.dead.done': 'Eine frische Karte um den Preis eines Zuges. Wer nur tote Karten hat, hat keine Wahl.',
  'lesson.two.title': 'Zwei auf einmal',
  'lesson.two.text':
    'Eine einzige Pyramide kann mehrere Figuren vollenden. Nur eine davon zählt, und du entscheidest, '
    + 'welche; deine übrigen Pyramiden kommen vom Brett wie alle anderen. Gar keine zu krönen ist nicht '
    + 'erlaubt.',
  'lesson.two.task': 'Vollende mit einer Karte zwei Quadrate und wähl eines.',
  'lesson.two.hint': 'Die Lücke zwischen deinen Pyramiden zeigt die Karo-Sieben.',
  'lesson.two.otherwise': 'Sieh dir deine fünf Pyramiden unten rechts an: eine Lücke, zwei Quadrate.',
  'lesson.two.done': 'Ein Quadrat ist gekrönt. Das andere war ein Angebot, das du nicht behalten konntest.',
  'lesson.block.title': 'Vergiss die anderen nicht',
  'lesson.block.text':
    'Ninas Karten sind verborgen, ihre Pyramiden nicht. Sie hat drei Ecken eines Quadrats, und ein Feld '
    + 'fehlt. Eine Pyramide von dir in der Lücke hält sie auf, jedenfalls bis sie einen Joker findet.',
  'lesson.block.task': 'Verhindere das Quadrat.',
  'lesson.block.hint': 'Die Lücke zeigt die Herz-Zwei. Eine der beiden hast du.',
  'lesson.block.otherwise': 'Versuch es noch einmal.',
  'lesson.block.done':
    'Gerade rechtzeitig: Nina hatte die andere Herz-Zwei und muss sie jetzt woanders spielen.',
  'try.too-slow': 'Nina hatte die andere Herz-Zwei: Touché! Versuch es noch einmal.',
  'lesson.cross.title': 'Linien, T und Kreuze',
  'lesson.cross.text':
    'Andere Figuren haben fünf Felder: eine Linie in jeder Richtung, ein T oder ein Kreuz, aufrecht oder '
    + 'schräg. Eine Kombination erlaubt sie alle, und du kannst sogar eigene zeichnen. Diesmal gewinnen '
    + 'drei Kreuze.',
  'lesson.cross.task': 'Vollende das Kreuz.',
  'lesson.cross.hint': 'Seine Mitte zeigt die Kreuz-Fünf.',
  'lesson.cross.otherwise': 'Sieh dir deine vier Pyramiden unten links an.',
  'lesson.cross.done':
    'Ein Kreuz zählt 15 Punkte, ein Quadrat oder eine Linie 10. Punkte sind für die Tabelle einer Serie '
    + 'wichtig; das Spiel gewinnt, wer zuerst genug Figuren hat.',
  'lesson.last.title': 'Das letzte Quadrat',
  'lesson.last.text':
    'Drei Quadrate hast du, Nina hat zwei. Gekrönte Felder kann niemand mehr benutzen, also ist es auf '
    + 'dem Brett eng geworden.',
  'lesson.last.task': 'Gewinn das Spiel.',
  'lesson.last.hint': 'Die fehlende Ecke zeigt die Herz-Fünf.',
  'lesson.last.otherwise': 'Du kannst sofort gewinnen: Sieh nach oben rechts.',
  'lesson.last.done': 'Das vierte Quadrat: Das Spiel gehört dir. Touché!',
  end: 'Fünf Karten, zwei Felder für jede, und ein Auge auf die anderen: Das ist Touché.',
  'help.10':
    'Spiel eine Karte und setz eine Pyramide auf ein leeres Feld, das sie zeigt. Jede Karte hat zwei '
    + 'Felder.',
  'help.12':
    'Ein Joker geht auf jedes leere Feld mit einer Karte oder ersetzt eine ungekrönte Pyramide einer '
    + 'anderen Seite.',
  'help.13':
    'Sind beide Felder einer Karte besetzt, ist sie tot: Leg sie ab, statt zu setzen, und zieh eine '
    + 'andere.',
  'help.15':
    'Eine Figur ist fertig, wenn alle ihre Felder dir gehören; ein leeres freies Feld zählt für dich.',
  'help.18':
    'Ihre Felder werden gekrönt und bleiben; alle anderen Pyramiden kommen vom Brett. Wer zuerst genug '
    + 'Figuren hat, gewinnt.',
};
export default de;
