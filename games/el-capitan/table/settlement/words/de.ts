import { numberWord } from '@levante/table/words/de-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import type { SettleWords } from './en.ts';

const de: SettleWords = {
  title: (phase) => `Nach Zahltag ${phase}`,
  due: (count) =>
    `${raised(numberWord(count))} Darlehen ${count < 2 ? 'ist' : 'sind'} fällig. Durchgestrichen: mehr, als dir bliebe.`,
  loan: 'Darlehen',
  now: 'jetzt',
  later: (phase) => `nach Zahltag ${phase + 1}`,
  repay: (price) => `${price} zurück\u00ADzahlen`,
  extend: (price) => `Verlängern: ${price}`,
  answerFor: (amount) => `Darlehen von ${amount}`,
  tooDear: (needed, left) => `${needed} nötig, ${left} übrig.`,
  extendedBefore: 'Es wurde schon einmal verlängert: Es wird zurückgezahlt.',
  have: 'Du hast',
  repaid: 'Du zahlst zurück',
  keep: 'Du behältst',
  owed: (phase) => `nach Zahltag ${phase + 1} noch zu zahlen`,
  poorest: 'Wer am wenigsten hätte',
  lessDebts: 'Geld weniger Schulden',
  you: 'Du',
  youArePoorest: (phase) => `So, wie es steht, hast du am wenigsten und bestimmst, wer Phase ${phase + 1} beginnt.`,
  isPoorest: (name, phase) =>
    `So, wie es steht, hat ${name} am wenigsten und bestimmt, wer Phase ${phase + 1} beginnt.`,
  confirm: (count) => (count === 1 ? 'Antwort bestätigen' : `${raised(numberWord(count))} Antworten bestätigen`),
  repayMost: 'Möglichst viel zurückzahlen',
  extendAll: 'Alle verlängern',
  lookAtTable: 'Die Frage zurückstellen',
  starter: 'Wer beginnt?',
  starterNote: (phase) => `Du hast am wenigsten: Du bestimmst, wer Phase ${phase + 1} beginnt.`,
  begins: (name, phase) => `${name} beginnt Phase ${phase + 1}`,
  pickOne: 'Wähle jemanden',
};
export default de;
