import { und } from '../../words/de-grammar.ts';
import type { ProposalWords } from './en.ts';

const de: ProposalWords = {
  label: 'Anfrage',
  asks: {
    'take-back': (name) => `${name} möchte den letzten Zug zurücknehmen.`,
    cancel: (name) => `${name} möchte die Partie abbrechen.`,
    break: (name) => `${name} möchte fünf Minuten Pause.`,
  },
  youAsk: {
    'take-back': 'Du möchtest deinen letzten Zug zurücknehmen.',
    cancel: 'Du möchtest die Partie abbrechen.',
    break: 'Du möchtest fünf Minuten Pause.',
  },
  effect: {
    'take-back': 'Alles seither entfällt, und der Zufall wird neu gezogen.',
    cancel: 'Sie endet hier, ohne Ergebnis.',
    break: 'Alle Uhren stehen fünf Minuten still.',
  },
  draftGoes: 'Dein Entwurf entfällt.',
  seconds: (left) => (left === 1 ? 'Noch 1 Sekunde.' : `Noch ${left} Sekunden.`),
  youAgreed: 'Du hast zugestimmt.',
  agreed: (names) => `${und(names)} ${names.length === 1 ? 'hat' : 'haben'} zugestimmt.`,
  waiting: (names) => `Es fehlt noch: ${und(names)}.`,
  agree: 'Zustimmen',
  refuse: 'Ablehnen',
  withdraw: 'Zurückziehen',
  refused: (name) => `${name} hat abgelehnt.`,
  youRefused: 'Du hast abgelehnt.',
  withdrawn: (name) => `${name} hat die Anfrage zurückgezogen.`,
  youWithdrew: 'Du hast deine Anfrage zurückgezogen.',
  lapsed: 'Die Anfrage ist verfallen.',
  cancelled: 'Alle haben zugestimmt: Die Partie ist abgebrochen.',
  rests: 'Alle haben zugestimmt: Die Uhren stehen fünf Minuten still.',
  menu: {
    askTakeBack: 'Bitten, meinen letzten Zug zurückzunehmen',
    takeBack: 'Meinen letzten Zug zurücknehmen',
    askCancel: 'Bitten, die Partie abzubrechen',
    cancel: 'Partie abbrechen',
    askBreak: 'Um fünf Minuten Pause bitten',
    takeBreak: 'Fünf Minuten Pause machen',
    sure: 'Die Partie ohne Ergebnis beenden? Das lässt sich nicht rückgängig machen.',
    keep: 'Weiterspielen',
  },
  errors: {
    'proposal-open': 'Es ist schon eine Anfrage offen. Warte, bis sie entschieden ist.',
    'proposal-over': 'Diese Anfrage ist nicht mehr offen.',
    'already-proposed': 'Darum hast du schon gebeten. Nach dem nächsten Zug kannst du wieder fragen.',
    'nothing-to-take-back': 'Du hast noch keinen Zug gespielt.',
    'no-live-clock': 'In dieser Partie läuft keine Uhr.',
  },
};

export default de;
