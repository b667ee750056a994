import type { Mark } from '@levante/bots';

/** What the analysis of a match says. */
export interface AnalysisWords {
  readonly title: string;
  /** On the button that begins it. */
  readonly analyse: string;
  readonly about: string;
  readonly working: string;
  readonly cancel: string;
  readonly broken: string;
  readonly chances: string;
  percent(thousandths: number): string;
  /** With a decimal, for what is small. */
  percentExact(thousandths: number): string;
  /** How a player's chance went, for whoever cannot see the lines. */
  chanceOf(name: string, first: number, last: number): string;
  phase(phase: number): string;
  readonly marks: { readonly [M in Mark]: string };
  /** The signs for them, as chess has them. */
  readonly signs: { readonly [M in Mark]: string };
  counted(mark: Mark, count: number): string;
  readonly seats: string;
  meanGivenAway(share: string): string;
  readonly mistakes: string;
  readonly everybody: string;
  readonly whose: string;
  readonly none: string;
  noneOf(name: string): string;
  /** The reader, in a list of the players. */
  readonly you: string;
  readonly noneByYou: string;
  /** What the reader's turn gave away. */
  costYou(share: string): string;
  gaveAway(name: string, share: string): string;
  whereabouts(kind: string, phase: number | undefined, round: number | undefined): string;
  readonly played: string;
  readonly better: string;
  readonly show: string;
  /** What a bot would do in a turn: while it looks, where it cannot be asked, and what is done with the answer. */
  readonly advising: string;
  readonly noAdvice: string;
  readonly advised: string;
  readonly lessGood: string;
  chance(percent: string): string;
  readonly adopt: string;
  readonly closeAdvice: string;
  readonly previous: string;
  readonly next: string;
  /** Leads from a turn back to the sheet. */
  readonly back: string;
  /** Steps of a turn, each as it stands within a sentence, as one of its own. */
  steps(list: readonly string[]): string;
  /** Further steps of a voyage, and how many of them cost a card, as it stands within a sentence. */
  stepsOn(steps: number, cards: number): string;
}
