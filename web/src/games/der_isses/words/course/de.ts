import type { Words } from '../../../../lib/i18n.svelte';
import type en from './en';

const de: Words<typeof en> = {
  'lesson.coin.title': 'Eine Münze, um die es geht',
  'lesson.coin.text':
    'Sieben Figuren, und keine gehört nur einem: Du und Nina, ihr zieht beide mit allen. Jede Runde ist '
    + 'ein Wettlauf um eine Münze, und vier Münzen gewinnen das Match.\n\nDiesmal legst du die Münze. Sie '
    + 'braucht etwas Abstand: Keine Figur darf ihr Feld berühren, auch nicht an einer Ecke.',
  'lesson.coin.task': 'Leg die Münze auf eines der markierten Felder.',
  'lesson.coin.hint': 'Zum Beispiel auf d3: Alle sieben Figuren sind mindestens zwei Schritte entfernt.',
  'lesson.coin.otherwise': 'Leg zuerst die Münze.',
  'lesson.coin.done': 'Gut. Wer die Münze legt, zieht nicht als Erster, also fängt Nina an.',
  'lesson.secret.title': 'Dein Geheimnis',
  'lesson.secret.text':
    'Jetzt wählt ihr beide gleichzeitig eine geheime Figur. Sie willst du zur Münze bringen. Deine Karte '
    + 'sieht sonst niemand; es kann sogar sein, dass Nina dieselbe Figur wählt.',
  'lesson.secret.task': 'Wähl irgendeine Figur.',
  'lesson.secret.hint': 'Eine Figur nahe der Münze gewinnt schnell, wird aber auch als erste verdächtigt.',
  'lesson.secret.otherwise': 'Wähl zuerst eine Figur.',
  'lesson.secret.done':
    'Deine Karte liegt verdeckt; im Spiel kannst du sie gedrückt halten, um sie anzusehen. Nina hat auch '
    + 'gewählt und zieht Gelb einen Schritt zur Münze hin. Ist Gelb ihre Figur? Vielleicht. Vielleicht '
    + 'auch nicht.',
  'lesson.move.title': 'Jede Figur, und immer näher',
  'lesson.move.text':
    'Wenn du dran bist, ziehst du mit einer Figur, mit welcher du willst. Der einfachste Zug ist ein '
    + 'Schritt auf ein leeres Nachbarfeld, gerade oder schräg. Eines wird von jedem Zug verlangt: Am Ende '
    + 'muss die Figur näher an der Münze stehen als vorher.\n\nHier ist Grün deine geheime Figur. Wenn du '
    + 'nur mit Grün ziehst, weiß Nina alles.',
  'lesson.move.task': 'Zieh mit irgendeiner Figur außer Grün.',
  'lesson.move.hint':
    'Zieh die orange Figur von g7 nach f6. Du kannst auch einen Schritt von der Münze weg versuchen und '
    + 'sehen, was passiert.',
  'lesson.move.otherwise': 'Auf Figuren zeigen wir später. Zieh jetzt einfach mit einer.',
  'lesson.move.done': 'Genau. Weil jeder Zug näher zur Münze führt, dauert keine Runde lange.',
  'try.green':
    'Erlaubt ist das, aber Grün ist dein Geheimnis. Lass dir nichts anmerken und zieh mit einer anderen.',
  'lesson.nearer.title': 'Was „näher“ heißt',
  'lesson.nearer.text':
    'Entfernung wird auf gerader Linie gemessen, wie mit einem Lineal. Darum ist ein Feld in einer Linie '
    + 'mit der Münze näher als eines auf ihrer Diagonale, auch wenn beide zwei Schritte entfernt sind.',
  'lesson.nearer.task':
    'Gelb ist zwei Schritte von der Münze entfernt. Bring es näher, sodass es noch immer zwei Schritte '
    + 'sind.',
  'lesson.nearer.hint': 'Schieb Gelb aus der Ecke f6 nach e6 oder f5.',
  'lesson.nearer.otherwise': 'Hier geht es um die gelbe Figur auf f6.',
  'lesson.nearer.done':
    'Richtig. Mit dem Lineal gemessen ist Gelb näher gekommen, und das zählt. Rechnen musst du nicht: '
    + 'Das Brett zeigt, wohin eine Figur darf.',
  'try.one-step': 'Näher ist das schon, aber jetzt ist es nur noch ein Schritt. Such den Zug zur Seite.',
  'lesson.jumps.title': 'Sprünge und Ketten',
  'lesson.jumps.text':
    'Eine Figur kann auch über eine benachbarte springen, auf das leere Feld gleich dahinter, in alle '
    + 'acht Richtungen, und so oft weiterspringen, wie du willst. Unterwegs darf sie sich von der Münze '
    + 'entfernen; nur das Ende der Kette zählt. Schritte und Sprünge mischt man nicht.',
  'lesson.jumps.task': 'Bring Weiß in einem einzigen Zug von g1 nach c5.',
  'lesson.jumps.hint':
    'Über Violett nach e3, dann über Blau nach c5. Wähl Weiß und dann das letzte Feld: Der Weg findet '
    + 'sich von selbst.',
  'lesson.jumps.otherwise': 'Weiß steht auf g1, Violett gleich davor.',
  'lesson.jumps.done':
    'Zwei Sprünge, ein Zug, und Weiß ist plötzlich im Rennen. Halt Ausschau nach solchen Leitern, nach '
    + 'deinen und nach Ninas.',
  'try.first-jump': 'Ein guter erster Sprung. Aber im selben Zug geht es über Blau noch weiter.',
  'lesson.landing.title': 'Auf die Münze',
  'lesson.landing.text':
    'Auf die Münze darf nur deine eigene geheime Figur, denn dann zeigst du ihre Karte. Für alle anderen '
    + 'ist das Feld gesperrt, solange du dran bist.\n\nDein Geheimnis ist Grün. Grün und Rot stehen beide '
    + 'neben der Münze. Wenn du neugierig bist, versuch es zuerst mit Rot.',
  'lesson.landing.task': 'Gewinn die Münze.',
  'lesson.landing.hint': 'Grün geht von e5 nach d4.',
  'lesson.landing.otherwise': 'Erlaubt ist das, aber zur Münze ist es ein Schritt: Nimm sie.',
  'lesson.landing.done':
    'Du zeigst die grüne Karte, und die Münze gehört dir. Hätte Nina auch Grün gewählt, dann hätte sie '
    + 'ihre Karte gezeigt und die Münze genommen: Mit demselben Geheimnis kommt man besser nicht als '
    + 'Erster an.',
  'lesson.accuse.title': 'Der isses!',
  'lesson.accuse.text':
    'Statt zu ziehen, darfst du auf die Figur zeigen, die du für Ninas hältst. Hast du recht, gehört die '
    + 'Münze dir; sonst gehört sie ihr.\n\nNina hat dreimal hintereinander mit Violett gezogen. Jetzt '
    + 'steht es neben der Münze, und du bist dran.',
  'lesson.accuse.task': 'Zeig auf Ninas Figur.',
  'lesson.accuse.hint': 'Drück „Der isses!“, dann die violette Figur, und bestätige.',
  'lesson.accuse.otherwise': 'Versuch es noch einmal.',
  'lesson.accuse.done':
    'Der war’s. Nina muss ihre Karte zeigen, und die Münze gehört dir. Deine Karte bleibt geheim.',
  'try.wrong': 'Falsch, also bekommt Nina die Münze. Mit welcher Figur hat sie die ganze Zeit gezogen?',
  'try.too-late':
    'Und Violett steht auf der Münze: Es war ihre Figur. Wenn du dir so sicher bist, ruf rechtzeitig.',
  'lesson.bluff.title': 'Ein guter Bluff',
  'lesson.bluff.text':
    'Auch auf deine Figur kann jemand zeigen. Darum ist ein Zug auch eine Geschichte, die du erzählst. '
    + 'Grün ist deine; Rot ist der Münze nahe gekommen, und Nina schielt schon danach.',
  'lesson.bluff.task': 'Lass Nina glauben, dass Rot deine Figur ist.',
  'lesson.bluff.hint': 'Zieh Rot näher zur Münze.',
  'lesson.bluff.otherwise': 'Über Rot sagt ihr das nichts.',
  'lesson.bluff.done':
    'Sie ist darauf hereingefallen: „Rot!“ Du zeigst Grün, und weil sie sich geirrt hat, gehört die '
    + 'Münze dir.',
  'try.too-honest': 'Zu ehrlich: Nina hat es gemerkt und auf Grün gezeigt.',
  'try.lucky': 'Gut geraten, es stimmt sogar! Aber hier üben wir das Bluffen.',
  'lesson.fourth.title': 'Die vierte Münze',
  'lesson.fourth.text':
    'Nach einer Runde bleiben die Figuren stehen; wer verloren hat, legt die nächste Münze, und ihr '
    + 'wählt beide neu. Es steht drei zu drei, dein Geheimnis ist Weiß, und Weiß scheint weit weg zu sein.',
  'lesson.fourth.task': 'Gewinn das Match in einem Zug.',
  'lesson.fourth.hint': 'Diese Leiter kennst du: über Violett, über Blau, auf die Münze.',
  'lesson.fourth.otherwise': 'Es gibt etwas Besseres: Sieh dir Weiß an.',
  'lesson.fourth.done': 'Vier Münzen: Das Match gehört dir.',
  'try.by-luck': 'Richtig geraten, damit wäre es gewonnen. Aber es gibt einen sicheren Weg.',
  end: 'Jetzt kennst du „Der isses!“ ganz. Der Rest ist Nervensache.',
  'help.11':
    'Zieh mit irgendeiner Figur: ein Schritt auf ein leeres Nachbarfeld oder eine Kette von Sprüngen '
    + 'über Nachbarn.',
  'help.12': 'Nach dem Zug muss die Figur näher an der Münze stehen, auf gerader Linie gemessen.',
  'help.15':
    'Wenn du dran bist, darf nur deine eigene geheime Figur auf die Münze. Du zeigst ihre Karte und '
    + 'gewinnst die Münze.',
  'help.17': 'Vorsicht: Hat der andere dieselbe Figur gewählt, bekommt er die Münze.',
  'help.18':
    'Statt zu ziehen, zeig auf die Figur des anderen. Stimmt es, gehört die Münze dir, sonst ihm. Vier '
    + 'Münzen gewinnen.',
};
export default de;
