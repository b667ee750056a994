import { itAnd } from '../../words/it-grammar.ts';
import type { ProposalWords } from './en.ts';

const it: ProposalWords = {
  label: 'Richiesta',
  asks: {
    'take-back': (name) => `${name} chiede di riprendere il suo ultimo turno.`,
    cancel: (name) => `${name} chiede di annullare la partita.`,
    break: (name) => `${name} chiede una pausa di cinque minuti.`,
  },
  youAsk: {
    'take-back': 'Hai chiesto di riprendere il tuo ultimo turno.',
    cancel: 'Hai chiesto di annullare la partita.',
    break: 'Hai chiesto una pausa di cinque minuti.',
  },
  effect: {
    'take-back': 'Tutto ciò che è seguito si annulla e la sorte si ripete.',
    cancel: 'Finisce qui, senza risultato.',
    break: 'Tutti gli orologi si fermano per cinque minuti.',
  },
  draftGoes: 'La tua bozza va persa.',
  seconds: (left) => (left === 1 ? 'Resta 1 secondo.' : `Restano ${left} secondi.`),
  youAgreed: 'Hai accettato.',
  agreed: (names) => `${itAnd(names)} ${names.length === 1 ? 'ha' : 'hanno'} accettato.`,
  waiting: (names) => `Si aspetta ${itAnd(names)}.`,
  agree: 'Accetta',
  refuse: 'Rifiuta',
  withdraw: 'Ritira',
  refused: (name) => `${name} ha rifiutato.`,
  youRefused: 'Hai rifiutato.',
  withdrawn: (name) => `${name} ha ritirato la richiesta.`,
  youWithdrew: 'Hai ritirato la tua richiesta.',
  lapsed: 'La richiesta è scaduta.',
  cancelled: 'Hanno accettato tutti: la partita è annullata.',
  rests: 'Hanno accettato tutti: gli orologi si fermano per cinque minuti.',
  menu: {
    askTakeBack: 'Chiedi di riprendere il mio ultimo turno',
    takeBack: 'Riprendi il mio ultimo turno',
    askCancel: 'Chiedi di annullare la partita',
    cancel: 'Annulla la partita',
    askBreak: 'Chiedi una pausa di cinque minuti',
    takeBreak: 'Fai una pausa di cinque minuti',
    sure: 'Chiudere la partita senza risultato? Non si può tornare indietro.',
    keep: 'Continua a giocare',
  },
  errors: {
    'proposal-open': 'C’è già una richiesta aperta. Aspetta che sia decisa.',
    'proposal-over': 'Questa richiesta non è più aperta.',
    'already-proposed': 'L’hai già chiesto. Puoi richiederlo dopo il prossimo turno.',
    'nothing-to-take-back': 'Non hai ancora giocato nessun turno.',
    'no-live-clock': 'In questa partita non c’è un orologio.',
  },
};

export default it;
