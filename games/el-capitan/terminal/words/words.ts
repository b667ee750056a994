import type { CardCode, Step } from '@levante/el-capitan/rules';
import type { ReasonWords } from '../../table/analysis/words/en.ts';
import type { ActionLine } from '../../table/match/lines.ts';
import type { Namer } from '../../table/match/namer.ts';
import type { PlaceName } from '../../table/match/places.ts';
import type { NamerWords } from '../../table/match/words/en.ts';

/** Names, and the figures of the board that choices mention. */
export interface TerminalNamer extends Namer {
  price(card: CardCode): string;
  /** Returns the repayment of a loan now, and after an extension. */
  owed(loan: number): { readonly repay: string; readonly extended: string };
}

/** The actor: a seat at some step, chance, or no one. */
export type Decider = { readonly seat: string; readonly step: Step } | 'chance' | 'nobody';

/** Sentences of the picture of a table, in one language. */
export interface PictureWords {
  head(phase: number, round: number, lastRound: boolean, decider: Decider): string;
  /** Column heads for players. */
  readonly columns: {
    readonly who: string;
    readonly cash: string;
    readonly houses: string;
    readonly fortresses: string;
    readonly bonus: string;
    readonly ship: string;
    readonly owned: string;
  };
  readonly notYetOut: string;
  readonly bank: string;
  berth(city: string, berth: number): string;
  extended(amount: number): string;
  /** Describes the rest of the bank: loans by amount, bonus cards, and the place of the pirate, if there is one. */
  bankLine(
    loans: readonly (readonly [amount: string, left: number])[],
    bonuses: readonly number[],
    pirate: PlaceName | null,
  ): string;
  readonly destinations: string;
  readonly connections: string;
  readonly noneOpen: string;
  piles(deck: number, discard: number): string;
  readonly berths: string;
  readonly fortresses: string;
  readonly shut: string;
  readonly gone: string;
  readonly values: string;
  readonly houses: string;
  readonly legend: string;
  /** Describes a dark site. With two or three players a triangle is one, too. */
  darkSites(triangle: boolean): string;
  final(scores: readonly string[]): string;
}

/** The terminal's sentences about El Capitán, in one language. Names and reasons are shared with the page. */
export interface TerminalWords {
  readonly namer: NamerWords;
  readonly reasons: ReasonWords;
  /** Option of the game in the help of the commands. */
  readonly extraCities: string;
  /** Describes an action as a choice, with its price and site. */
  action(line: ActionLine, n: TerminalNamer): string;
  turnedUp(card: string): string;
  readonly picture: PictureWords;
}
