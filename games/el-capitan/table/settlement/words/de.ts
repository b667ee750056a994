import { numberWord } from '@levante/table/words/de-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import type { SettleWords } from './en.ts';

const de: SettleWords = {
  title: (phase) => `Nach Zahltag ${phase}`,
  due: (count) =>
    `${raised(numberWord(count))} Darlehen ${count < 2 ? 'ist' : 'sind'} fällig. Durchgestrichen: kannst du dir nicht leisten.`,
  loan: 'Darlehen',
  now: 'jetzt',
  later: (phase) => `nach Zahltag ${phase + 1}`,
  repay: (price) => `${price} zurück\u00ADzahlen`,
  extend: (price) => `Verlängern: ${price}`,
  tooDear: (needed, left) => `${needed} nötig, ${left} übrig.`,
  extendedBefore: 'Schon einmal verlängert: Jetzt wird es zurückgezahlt.',
  have: 'Du hast',
  repaid: 'Du zahlst zurück',
  keep: 'Du behältst',
  owed: (phase) => `nach Zahltag ${phase + 1} noch zu zahlen`,
  poorest: 'Wer am wenigsten hätte',
  lessDebts: 'Geld weniger Schulden',
  youArePoorest: (phase) => `Im Moment hast du am wenigsten und bestimmst, wer Phase ${phase + 1} beginnt.`,
  isPoorest: (name, phase) => `Im Moment hat ${name} am wenigsten und bestimmt, wer Phase ${phase + 1} beginnt.`,
  confirm: () => 'Bestätigen',
  repayMaximum: 'Zurückzahlen, was geht',
  extendAll: 'Alle verlängern',
  lookAtTable: 'Erst den Tisch ansehen',
  starter: 'Wer beginnt?',
  starterNote: (phase) => `Du hast am wenigsten: Bestimme, wer Phase ${phase + 1} beginnt.`,
  begins: (name, phase) => `${name} beginnt Phase ${phase + 1}`,
  pickOne: 'Wähle jemanden',
};
export default de;
