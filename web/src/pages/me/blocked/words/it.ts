import type { BlockedWords } from './en.ts';

const it: BlockedWords = {
  title: 'Persone bloccate',
  about: 'Non vedi i loro messaggi e una partita rapida non vi fa mai sedere insieme. Non ne sanno nulla.',
  noName: 'Una persona ospite',
  unblock: 'Sblocca',
  unblockNamed: (name) => `Sblocca: ${name}`,
  unblocked: (name) => `Nessun blocco più per ${name}.`,
};

export default it;
