import type { ShareWords } from './share-words.ts';

export const itShare: ShareWords = {
  install: 'Installa su questo dispositivo',
  copyMoment: 'Copia l’indirizzo',
  copied: 'Copiato.',
  notCopied: 'Il browser non permette a questa pagina di copiare. Ecco l’indirizzo:',
  momentAddress: 'Indirizzo di questo momento',
  onlyHere: 'Si apre solo in questo browser, che conserva la partita.',
  nearest: 'La partita non ha il momento indicato dall’indirizzo. Questo è il più vicino.',
};
