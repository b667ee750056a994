import { formFor } from '@levante/table/words/en-grammar.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;

const number = (count: number): string => NUMBERS[count] ?? String(count);

const en = {
  title: (phase: number): string => `After payday ${phase}`,
  due: (count: number): string =>
    `${number(count)} ${formFor(count, 'loan is', 'loans are')} due. Crossed out: you can’t afford it.`,
  loan: 'Loan',
  now: 'now',
  later: (phase: number): string => `after payday ${phase + 1}`,
  repay: (price: number): string => `Repay ${price}`,
  extend: (price: number): string => `Extend ${price}`,
  tooDear: (needed: number, left: number): string => `${needed} needed, ${left} left.`,
  extendedBefore: 'Already extended once, so it’s repaid now.',
  have: 'You have',
  repaid: 'You repay',
  keep: 'You keep',
  owed: (phase: number): string => `still owed after payday ${phase + 1}`,
  poorest: 'Who would be poorest',
  lessDebts: 'cash less debts',
  youArePoorest: (phase: number): string => `As things stand, you’re poorest and pick who starts phase ${phase + 1}.`,
  isPoorest: (name: string, phase: number): string =>
    `As things stand, ${name} is poorest and picks who starts phase ${phase + 1}.`,
  confirm: (_count: number): string => 'Confirm',
  repayMaximum: 'Repay what I can',
  extendAll: 'Extend all',
  lookAtTable: 'Look at the table first',
  starter: 'Who starts?',
  starterNote: (phase: number): string => `You’re poorest: choose who starts phase ${phase + 1}.`,
  begins: (name: string, phase: number): string => `${name} starts phase ${phase + 1}`,
  pickOne: 'Choose someone',
};

export default en;

export type SettleWords = typeof en;
