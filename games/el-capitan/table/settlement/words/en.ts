import { formFor } from '@levante/table/words/en-grammar.ts';
import { catalogue } from '@levante/table/words/language.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;

const number = (count: number): string => NUMBERS[count] ?? String(count);

const en = {
  title: (phase: number): string => `After payday ${phase}`,
  due: (count: number): string =>
    `${number(count)} ${formFor(count, 'loan is', 'loans are')} due. Struck out: more than you would have left.`,
  loan: 'Loan',
  now: 'now',
  later: (phase: number): string => `after payday ${phase + 1}`,
  repay: (price: number): string => `Repay ${price}`,
  extend: (price: number): string => `Extend ${price}`,
  /** The switch of a loan, for those who do not see it. */
  answerFor: (amount: number): string => `Loan of ${amount}`,
  tooDear: (needed: number, left: number): string => `${needed} needed, ${left} left.`,
  extendedBefore: 'It has been extended once already: it is repaid.',
  have: 'You have',
  repaid: 'You repay',
  keep: 'You keep',
  owed: (phase: number): string => `still owed after payday ${phase + 1}`,
  poorest: 'Who would be poorest',
  lessDebts: 'cash less debts',
  you: 'You',
  youArePoorest: (phase: number): string => `As it stands you are poorest, and name who begins phase ${phase + 1}.`,
  isPoorest: (name: string, phase: number): string =>
    `As it stands ${name} is poorest, and names who begins phase ${phase + 1}.`,
  confirm: (count: number): string =>
    count === 1 ? 'Confirm the answer' : `Confirm ${number(count).toLowerCase()} answers`,
  repayMost: 'Repay most',
  extendAll: 'Extend all',
  lookAtTable: 'Look at the table first',
  starter: 'Who begins?',
  starterNote: (phase: number): string => `You are poorest: you name who begins phase ${phase + 1}.`,
  begins: (name: string, phase: number): string => `${name} begins phase ${phase + 1}`,
  pickOne: 'Name someone',
};

export default en;

/** What the sheet of a settlement says, and the choice of who begins. */
export type SettleWords = typeof en;

/** What the sheet of a settlement says, and the choice of who begins, in the reader's language. */
export const settleWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
