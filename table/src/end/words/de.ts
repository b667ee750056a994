import type { RematchWords } from './en.ts';

export default {
  rematch: 'Revanche',
  about: 'Derselbe Tisch, andere Plätze.',
  notYet: 'noch nicht',
  ready: 'bereit',
  left: 'ist weg',
  bot: 'Bot',
  areReady: (count) => `${count} bereit`,
  waiting: 'Du bist bereit. Es fehlen noch andere.',
  takeBack: 'Zurücknehmen',
  notNow: 'Jetzt nicht',
  botFor: (name) => `Bot statt ${name}`,
  startsIn: (seconds) => `Beginnt in ${seconds} s`,
  takenBack: (turns) => (turns === 1 ? 'Ein Zug wurde zurückgenommen.' : `${turns} Züge wurden zurückgenommen.`),
  rematchIn: (seconds) => `Die Revanche beginnt in ${seconds} s`,
  goThere: 'Zur Revanche',
  answer: 'Antworten',
  agreed: (names) => `Bereit für eine Revanche: ${names}.`,
} satisfies RematchWords;
