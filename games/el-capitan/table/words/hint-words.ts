/** What is said beside what is pointed at: what would come of it, or why it cannot be done. */
export interface HintWords {
  shuts(owner: string, neutral: boolean, site: number): string;
  leavesTheGame(owner: string, site: number): string;
  pays(who: string, amount: string): string;
  paidAtOnce(amount: string): string;
  waysLeft(count: number): string;
  /** What was said within a sentence, as one of its own. */
  sentence(text: string): string;
  /** There are so many ways to do a thing, of which the cheapest is told. */
  waysThere(count: number): string;
  readonly passesThrough: string;
  effect(name: string, florins: number): string;
  effects(list: readonly string[]): string;
  readonly endsYourTurn: string;
}
