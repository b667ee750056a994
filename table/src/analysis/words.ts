import type { Mark, Reason, ReasonMap } from '@levante/bots';

/** Who and what reasons speak of. */
export interface Speech {
  seat(seat: number): string;
  /** A city by its code. */
  place(code: string): string;
  florins(amount: number): string;
  ship(ship: ReasonMap['not-home']['ship']): string;
}

/** A sentence for every reason. */
export type ReasonWords = { readonly [K in keyof ReasonMap]: (reason: ReasonMap[K], speech: Speech) => string };

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
  gaveAway(name: string, share: string): string;
  whereabouts(kind: string, phase: number | undefined, round: number | undefined): string;
  readonly played: string;
  readonly better: string;
  readonly show: string;
  readonly previous: string;
  readonly next: string;
  /** Leads from a turn back to the sheet. */
  readonly back: string;
  readonly reasons: ReasonWords;
  /** Steps of a turn as one sentence. */
  steps(list: readonly string[]): string;
  /** Further steps of a voyage, and how many of them cost a card. */
  stepsOn(steps: number, cards: number): string;
}

function tell<K extends keyof ReasonMap>(words: ReasonWords, kind: K, reason: ReasonMap[K], speech: Speech): string {
  return words[kind](reason, speech);
}

/** The sentence for a reason. */
export function sayReason(words: AnalysisWords, reason: Reason, speech: Speech): string {
  return tell(words.reasons, reason.kind, reason, speech);
}
