import type { CityCode, Colour, Place, ShipCode, Step } from '@levante/golden-horn/rules';
import type { ReasonWords } from '../../table/end/words/en.ts';
import type { ActionLine } from '../../table/match/lines.ts';

/** Names a seat. */
export type SeatName = (seat: number) => string;

/** The actor: a seat at some step, chance, or no one. */
export type Decider = { readonly seat: string; readonly step: Step } | 'chance' | 'nobody';

/** Sentences of the picture of a table, in one language. */
export interface PictureWords {
  head(round: number, lastRound: boolean, announcer: string | null, decider: Decider): string;
  /** Returns a number of things of a colour, without their noun. */
  counted(colour: Colour, count: number): string;
  readonly none: string;
  hidden(count: number): string;
  sails(ships: string): string;
  score(points: number): string;
  hand(cards: string, cubes: string): string;
  place(at: Exclude<Place, number>): string;
  colour(colour: Colour): string;
  cargo(colour: Colour, cubes: number): string;
  readonly robbed: string;
  /** Describes the ships by their codes in the picture. */
  ships(name: (ship: ShipCode) => string): string;
  bag(cubes: string): string;
  piles(deck: string, discard: string): string;
  final(scores: readonly string[]): string;
}

/** The terminal's sentences about Golden Horn, in one language. Names and reasons are shared with the page. */
export interface TerminalWords {
  seat: SeatName;
  ship(ship: ShipCode): string;
  readonly reasons: ReasonWords;
  /** Option of the game in the help of the commands. */
  readonly ruleset: string;
  /** Describes an action as a choice. */
  action(line: ActionLine, seat: SeatName): string;
  cubeDrawn(city: CityCode, colour: Colour): string;
  /** Describes a drawn card. `colour` is null if this viewer may not see it. */
  cardDrawn(seat: string, colour: Colour | null): string;
  readonly picture: PictureWords;
}
