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
  takenBack: (turns) => (turns === 1 ? 'Un turno è stato ripreso.' : `${turns} turni sono stati ripresi.`),
  rematchIn: (seconds) => `La rivincita inizia tra ${seconds} s`,
  goThere: 'Vai alla rivincita',
  answer: 'Rispondi',
  agreed: (names) => `D’accordo per la rivincita: ${names}.`,
} satisfies RematchWords;
