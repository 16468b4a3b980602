import type { Words } from '../../lib/i18n.svelte';
import type en from './en';

const de: Words<typeof en> = {
  bBoard: 'Spielbrett',
  bPlay: 'Ziehen',
  bUndo: 'Rückgängig',
  bContinue: 'Weiter',
  bToBoard: 'Zum Brett',
  bYou: 'du',
  bSent: 'Gesendet …',
  bTurnOf: '{name} ist dran',
  bOver: 'Das Spiel ist zu Ende',
  bKeys: 'Mit den Pfeiltasten gehst du über das Brett, Enter wählt und bestätigt, Escape macht rückgängig.',
  bLast: 'letzter Zug',
  bCan: 'hierhin geht es',
  bChosen: 'gewählt',
};
export default de;
