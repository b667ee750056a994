import { formFor } from '@levante/table/words/en-plural.ts';
import type { SettleWords } from './settle-words.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;
const number = (count: number): string => NUMBERS[count] ?? String(count);

export const enSettle: SettleWords = {
  title: (phase) => `After payday ${phase}`,
  due: (count) =>
    `${number(count)} ${formFor(count, 'loan is', 'loans are')} due. Struck out: more than you would have left.`,
  loan: 'Loan',
  now: 'now',
  later: (phase) => `after payday ${phase + 1}`,
  repay: (price) => `Repay ${price}`,
  extend: (price) => `Extend ${price}`,
  answerFor: (amount) => `Loan of ${amount}`,
  tooDear: (needed, left) => `${needed} needed, ${left} left.`,
  extendedBefore: 'It has been extended once already: it is repaid.',
  have: 'You have',
  repaid: 'You repay',
  keep: 'You keep',
  owed: (phase) => `still owed after payday ${phase + 1}`,
  poorest: 'Who would be poorest',
  lessDebts: 'cash less debts',
  you: 'You',
  youArePoorest: (phase) => `As it stands you are poorest, and name who begins phase ${phase + 1}.`,
  isPoorest: (name, phase) => `As it stands ${name} is poorest, and names who begins phase ${phase + 1}.`,
  confirm: (count) => (count === 1 ? 'Confirm the answer' : `Confirm ${number(count).toLowerCase()} answers`),
  repayMost: 'Repay most',
  extendAll: 'Extend all',
  lookAtTable: 'Look at the table first',
  starter: 'Who begins?',
  starterNote: (phase) => `You are poorest: you name who begins phase ${phase + 1}.`,
  begins: (name, phase) => `${name} begins phase ${phase + 1}`,
  pickOne: 'Name someone',
};
