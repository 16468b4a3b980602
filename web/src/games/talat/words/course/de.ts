import type { Words } from '../../../../lib/i18n.svelte';
import type en from './en';

const de: Words<typeof en> = {
  'lesson.place.title': 'Drei Bretter, neun Türme',
  'lesson.place.text':
    'Du spielst Weiß, Nina Grau und Oleg Schwarz. Zwischen je zweien von euch liegt ein Brett, also '
    + 'kämpfst du auf zweien: gegen Nina und gegen Oleg. Nichts ist verborgen, und Glück gibt es '
    + 'nicht.\n\nZuerst setzt ihr reihum eure Türme, jeder auf freie Felder seiner zwei Startreihen: neun '
    + 'Türme für zehn Felder.',
  'lesson.place.task': 'Setz einen Turm auf eine deiner Startreihen.',
  'lesson.place.hint': 'Wähl einen Turm, dann eines der markierten Felder: Das sind deine zwei Startreihen.',
  'lesson.place.otherwise': 'Setz einen Turm.',
  'lesson.place.done':
    'Nina und Oleg setzen je einen. So geht es weiter, bis alle 27 Türme stehen; vorher wird nichts '
    + 'bewegt, was steht. Welcher Turm wem gegenübersteht, ist schon die halbe Miete.',
  'lesson.forward.title': 'Nur nach vorn',
  'lesson.forward.text':
    'Stehen alle Türme, wird in jedem Zug einmal gezogen oder einmal geschlagen. Ein Turm zieht ein Feld '
    + 'nach vorn, gerade oder schräg, auf ein leeres Feld. Nie zur Seite, nie zurück, nie über einen '
    + 'anderen Turm.',
  'lesson.forward.task': 'Zieh auf dem Brett mit Nina deinen mittleren vierseitigen Turm nach vorn.',
  'lesson.forward.hint':
    'Er steht einen Schritt vor den anderen, und drei Felder sind für ihn frei. Probier auch das Feld '
    + 'daneben, dann erfährst du, warum das nicht geht.',
  'lesson.forward.otherwise': 'Ein erlaubter Zug, aber nimm diesmal den mittleren vierseitigen Turm.',
  'lesson.forward.done':
    'Mit jedem Zug kommen sich die Heere näher, und einen Weg zurück gibt es nicht. Nina antwortet mit '
    + 'einem mittleren Turm mit drei Seiten.',
  'lesson.larger.title': 'Eine Größe mehr',
  'lesson.larger.text':
    'Ein Turm schlägt auf einem Nachbarfeld: gerade davor, schräg davor oder daneben, aber nicht '
    + 'dahinter. Die erste Regel der Stärke: Er schlägt jeden Turm, der genau eine Größe kleiner ist. Groß '
    + 'schlägt mittel, mittel schlägt klein; ein großer kann einen kleinen nicht schlagen.',
  'lesson.larger.task': 'Schlag mit deinem großen sechsseitigen Turm.',
  'lesson.larger.hint':
    'Vor ihm stehen ein kleiner und ein mittlerer Turm. Welcher ist genau eine Größe kleiner?',
  'lesson.larger.otherwise': 'Das geht, aber hier gibt es etwas zu schlagen.',
  'lesson.larger.done':
    'Der geschlagene Turm gehört dir und zählt 5 Punkte. Tipp jederzeit einen Turm an, um zu sehen, wen '
    + 'er schlagen kann und wer ihn.',
  'lesson.sides.title': 'Gleich groß, mehr Seiten',
  'lesson.sides.text':
    'Unter gleich großen Türmen schlägt der mit mehr Seiten den mit weniger: Sechs Seiten schlagen vier '
    + 'und drei, vier schlagen drei. Zwei ganz gleiche Türme lassen einander in Ruhe.',
  'lesson.sides.task': 'Dein mittlerer sechsseitiger Turm kann einen seiner zwei Nachbarn schlagen. Welchen?',
  'lesson.sides.hint': 'Der schräg davor hat sechs Seiten wie deiner. Der daneben hat drei.',
  'lesson.sides.otherwise': 'Ein möglicher Zug, aber er schlägt nichts.',
  'lesson.sides.done':
    'Zur Seite geschlagen, obwohl man zur Seite nie ziehen darf. Ninas Zwilling deines Turms geht '
    + 'vorbei: Gleiche Türme schlagen einander nicht.',
  'lesson.david.title': 'David und Goliath',
  'lesson.david.text':
    'Eine Ausnahme macht jeden Riesen vorsichtig: Der kleinste Turm von allen, klein und dreiseitig, '
    + 'schlägt den größten, groß und sechsseitig.\n\nNinas Riese bedroht deinen großen dreiseitigen Turm.',
  'lesson.david.task': 'Bring den Riesen zu Fall.',
  'lesson.david.hint': 'David ist dein kleiner dreiseitiger Turm, direkt vor dem Riesen.',
  'lesson.david.otherwise': 'Weglaufen geht. Aber du kannst mehr.',
  'lesson.david.done':
    'Da liegt er. Jeder Turm zählt 5 Punkte, Riese oder nicht; aber auf diesem Brett bedroht jetzt '
    + 'nichts mehr deinen großen.',
  'try.giant': 'Und der Riese hat deinen großen Turm geschlagen. Lass David das regeln.',
  'lesson.far.title': 'Die Reihe gegenüber',
  'lesson.far.text':
    'Ein Turm, der am Ende des Spiels auf der Startreihe eines Gegners steht, zählt 3 Punkte. Ziehen '
    + 'kann er dort nicht mehr, aber noch zur Seite schlagen, und geschlagen werden.',
  'lesson.far.task':
    'Bring deinen mittleren sechsseitigen Turm auf Ninas Startreihe, dorthin, wo ihn niemand schlagen '
    + 'kann.',
  'lesson.far.hint': 'Ninas großer Turm steht noch auf ihrer Startreihe: Bleib nicht neben ihm stehen.',
  'lesson.far.otherwise': 'Erlaubt ist das. Aber bring zuerst den mittleren sechsseitigen Turm hinüber.',
  'lesson.far.done': 'Sicher, und 3 Punkte wert, wenn er am Ende noch dort steht.',
  'try.beside': 'Du bist angekommen, aber neben einem großen Turm: Er schlägt deinen mittleren zur Seite.',
  'lesson.closed.title': 'Geschlossene Bretter und das Ende',
  'lesson.closed.text':
    'Kann auf einem Brett nie mehr geschlagen werden, ist es geschlossen, und alles darauf bleibt, wie '
    + 'es ist. Das Programm merkt das von selbst. Mit dem zweiten geschlossenen Brett endet das Spiel '
    + 'sofort.\n\nDas Brett zwischen Nina und Oleg ist geschlossen: Ihre Türme sind aneinander vorbei. Auf '
    + 'dem Brett mit dir hat Nina noch einen einzigen Turm.',
  'lesson.closed.task': 'Beende das Spiel, indem du schlägst.',
  'lesson.closed.hint': 'Dein großer sechsseitiger Turm schlägt Ninas mittleren, schräg davor.',
  'lesson.closed.otherwise': 'Das Spiel ginge weiter. Beende es, solange du vorn liegst.',
  'lesson.closed.done':
    'Dort ist kein grauer Turm mehr, also ist das zweite Brett geschlossen und das Spiel vorbei. Du hast '
    + '3 geschlagene Türme, 15 Punkte, und einen Turm auf der Reihe gegenüber, 3 Punkte: 18. Nina hat 10 '
    + 'und 3, Oleg 5 und 3.',
  'lesson.ghost.title': 'Zu zweit mit dem Geist',
  'lesson.ghost.text':
    'Zu zweit ist die dritte Farbe ein Geist, und ihr benutzt ihn beide. Wenn du dran bist, darfst du '
    + 'deine eigenen Türme auf deinen zwei Brettern ziehen oder einen Turm des Geistes auf seinem Brett '
    + 'mit Nina, also immer gegen sie. Was er schlägt, gehört dir.',
  'lesson.ghost.task': 'Lass den Geist einen von Ninas Türmen schlagen.',
  'lesson.ghost.hint':
    'Sieh dir das Brett zwischen Nina und dem Geist an: Sein großer Turm kann Ninas mittleren schlagen. '
    + 'Auf einem kleinen Bildschirm wählst du dieses Brett oben aus.',
  'lesson.ghost.otherwise': 'Auch das ist erlaubt. Aber versuch es mit dem Geist auf dem Brett mit Nina.',
  'lesson.ghost.done':
    'Fünf Punkte für dich. Und Nina antwortet mit dem Geist auf seinem Brett mit dir: Er dient jedem.',
  end: 'Das ist Talat. Erst die Größe, dann die Seiten, und achte auf den kleinen David.',
  'help.5': 'Setz zuerst deine neun Türme auf deine zwei Startreihen, in jedem Zug einen.',
  'help.7': 'Dann zieh ein Feld nach vorn, gerade oder schräg. Nie zur Seite, nie zurück.',
  'help.9': 'Schlag auf einem Nachbarfeld: davor, schräg davor oder daneben.',
  'help.10':
    'Ein Turm schlägt, was genau eine Größe kleiner ist oder gleich groß mit weniger Seiten. Und 1T '
    + 'schlägt 3H.',
  'help.15':
    'Ein Brett, auf dem nichts mehr zu schlagen ist, schließt; das zweite beendet das Spiel. Geschlagene '
    + 'Türme zählen 5, Türme auf der Reihe gegenüber 3.',
};
export default de;
