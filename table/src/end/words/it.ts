import type { RematchWords } from './en.ts';

export default {
  rematch: 'Rivincita',
  about: 'Lo stesso tavolo, altri posti.',
  notYet: 'non ancora',
  ready: 'd’accordo',
  left: 'non c’è più',
  bot: 'bot',
  areReady: (count) => `${count} d’accordo`,
  waiting: 'Sei d’accordo. Mancano ancora gli altri.',
  takeBack: 'Annulla',
  notNow: 'Non ora',
  botFor: (name) => `Un bot al posto di ${name}`,
  startsIn: (seconds) => `Inizia tra ${seconds} s`,
  agreed: (names) => `D’accordo per la rivincita: ${names}.`,
} satisfies RematchWords;
