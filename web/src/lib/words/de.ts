import type { Words } from '../i18n.svelte';
import type en from './en';

const de: Words<typeof en> = {
  'app.name': 'Troika',
  'app.description': '{games}: Brettspiele mit Freunden oder Bots.',
  'app.skip': 'Zum Inhalt',
  'app.loading': 'Einen Moment …',
  'app.notFound': 'Unter dieser Adresse gibt es nichts.',
  'app.partGone': 'Ein Teil der Seite ließ sich nicht laden. Vielleicht gibt es inzwischen eine neue Version.',
  'app.reload': 'Neu laden',
  'app.home': 'Zur Startseite',
  'app.back': 'Zurück',
  'app.close': 'Schließen',
  'app.yes': 'Ja',
  'app.no': 'Nein',
  'app.copy': 'Kopieren',
  'app.copied': 'Kopiert',
  'app.settings': 'Einstellungen',
  'app.language': 'Sprache',
  'app.theme': 'Aussehen',
  'app.theme.auto': 'Wie das Gerät',
  'app.theme.light': 'Hell',
  'app.theme.dark': 'Dunkel',
  'app.sound': 'Töne',
  'app.rules': 'Regeln',
  'new.playerName': 'Spieler {n}',
  'reason.atLine': '{why} (Zeile {n})',
  'reason.notYourTurn': 'du bist nicht am Zug',
  'reason.unreachable': 'der Server ist nicht zu erreichen',
  'table.level': 'Stufe {n}',
};
export default de;
