/** What the sheet of a settlement says, and the choice of who begins. */
export interface SettleWords {
  title(phase: number): string;
  due(count: number): string;
  readonly loan: string;
  readonly now: string;
  later(phase: number): string;
  repay(price: number): string;
  extend(price: number): string;
  /** The switch of a loan, for those who do not see it. */
  answerFor(amount: number): string;
  tooDear(needed: number, left: number): string;
  readonly extendedBefore: string;
  readonly have: string;
  readonly repaid: string;
  readonly keep: string;
  owed(phase: number): string;
  readonly poorest: string;
  readonly lessDebts: string;
  readonly you: string;
  youArePoorest(phase: number): string;
  isPoorest(name: string, phase: number): string;
  confirm(count: number): string;
  readonly repayMost: string;
  readonly extendAll: string;
  readonly lookAtTable: string;
  readonly starter: string;
  starterNote(phase: number): string;
  begins(name: string, phase: number): string;
  readonly pickOne: string;
}
