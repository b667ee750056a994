import { itToName } from '../../words/it-grammar.ts';
import type { LookBackWords } from './en.ts';

export default {
  copyMoment: 'Copia l’indirizzo',
  copied: 'Copiato.',
  notCopied: 'Il browser non permette a questa pagina di copiare. Ecco l’indirizzo:',
  momentAddress: 'Indirizzo di questo momento',
  onlyHere: 'Si apre solo in questo browser, che conserva la partita.',
  nearest: 'La partita non ha il momento indicato dall’indirizzo. Questo è il più vicino.',
  recordFails:
    'Ciò che è successo prima non si può mostrare: la registrazione non segue queste regole. La partita però continua.',
  past: 'Stai rivedendo la partita. Il tavolo è com’era allora.',
  backToNow: 'Torna al presente',
  tryFrom: 'Prova da qui',
  wasTurnOf: (name) => `Toccava ${itToName(name)}.`,
  saveRecord: 'Salva la registrazione',
} satisfies LookBackWords;
