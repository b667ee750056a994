import type { Seat } from '@levante/contract';
import type { Board, Colour, FleetCode, Ruleset, ShipCode } from '../board/board.ts';
import type { CityCode, Place } from '../board/places.ts';

export type Step = 'place' | 'fill' | 'deal' | 'turn' | 'voyage' | 'close' | 'over';
/** Counts by colour; always all six. */
export type ColourCounts = { readonly [colour in Colour]: number };
/** Total count, if the colours are hidden from this viewer. */
export type Hidden = { readonly count: number };
/** A warehouse of another seat; `colours`, if known, are the colours of its cubes. */
export type HiddenWarehouse = Hidden & { readonly colours?: readonly Colour[] };

export type OptionsJson = { readonly players: number; readonly ruleset: Ruleset; readonly board: string | Board };

export type ShipJson = {
  readonly at: Place | null;
  readonly heading: CityCode | null;
  readonly cargo: { readonly colour: Colour; readonly cubes: number } | null;
  readonly robbed: boolean;
};

export type PlayerJson = {
  readonly fleet: FleetCode;
  readonly hand: ColourCounts | Hidden;
  readonly warehouse: ColourCounts | HiddenWarehouse;
  readonly ships: { readonly [ship in ShipCode]: ShipJson };
  readonly score: number | null;
};

/** The state, or a view of it, as plain data (formats, section 4.1). */
export type StateJson = {
  readonly game: 'golden-horn';
  readonly options: OptionsJson;
  readonly round: number;
  readonly starter: Seat;
  readonly seat: Seat | null;
  readonly actor: string | null;
  readonly step: Step;
  readonly lastRound: boolean;
  readonly announcedBy: Seat | null;
  readonly turn: { readonly raided: boolean; readonly ship: ShipCode | null };
  readonly pending: { readonly seat: Seat; readonly cards: number } | null;
  readonly players: readonly PlayerJson[];
  readonly cities: { readonly [city in CityCode]: ColourCounts };
  readonly bag: ColourCounts;
  readonly deck: ColourCounts | Hidden;
  readonly discard: ColourCounts;
};
