export const COLOURS = ['pink', 'yellow', 'blue', 'red', 'green', 'orange'] as const;
/** Colour of goods, cards, sails and sea spaces (GH-1.2). */
export type Colour = (typeof COLOURS)[number];

export const SHIPS = ['mono', 'duo', 'trio'] as const;
/** A ship of a fleet, by the number of different colours on its three sails (GH-1.3). */
export type ShipCode = (typeof SHIPS)[number];

export const FLEETS = ['A', 'B', 'C', 'D'] as const;
export type FleetCode = (typeof FLEETS)[number];

export const RULESETS = ['as-described', 'as-published'] as const;
export type Ruleset = (typeof RULESETS)[number];

/** A board as data: counts, fleets and sea routes (chapter 1 of the rules). */
export type Board = {
  readonly name: string;
  readonly version: number;
  readonly about?: string;
  readonly colours: readonly Colour[];
  readonly cubesPerColour: number;
  readonly cardsPerColour: number;
  /** Number of cubes to which a city is filled up. */
  readonly citySize: number;
  readonly startHand: number;
  /** The sails of each fleet's mono, duo and trio ship. */
  readonly fleets: { readonly [code in FleetCode]: readonly (readonly Colour[])[] };
  /** Sea spaces from Venice on by number of players, `MOD` at the position of Modone (GH-1.5). */
  readonly routes: { readonly [players: string]: readonly (Colour | 'MOD')[] };
  /**
   * Number of ships that fit in Modone, and whether stopping there gives cards, by number of players; null without Modone.
   */
  readonly modone: { readonly [players: string]: { readonly berths: number; readonly cards: boolean } | null };
  /** Number of cards for a raid, and of cards drawn on arrival by mono, duo and trio ships. */
  readonly rulesets: { readonly [name in Ruleset]: { readonly raidCards: number; readonly draw: readonly number[] } };
  /** Extra points for a row of six, five and four different colours (GH-9.1). */
  readonly setBonus: { readonly [colours: string]: number };
};
