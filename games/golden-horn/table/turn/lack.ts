import type { JsonObject } from '@levante/contract';
import {
  CITY_CODES,
  type CityCode,
  COLOURS,
  type Colour,
  type Place,
  SHIPS,
  type ShipCode,
} from '@levante/golden-horn/rules';
/** What a refusal tells besides its code, as far as it does: what is meant, and what is missing for it. */
export interface Lack {
  readonly ship?: ShipCode;
  /** Whose ship it is. */
  readonly seat?: number;
  readonly city?: CityCode;
  /** Where a ship is, or has to stop. */
  readonly at?: Place;
  /** The colour that is asked for, or meant. */
  readonly colour?: Colour;
  /** So many cards of these colours a raid takes, and so many are held. */
  readonly raid?: { readonly cards: number; readonly colours: readonly Colour[]; readonly held: number };
  /** Whether a step costs nothing. */
  readonly free?: boolean;
  /** Whether there is nothing aboard. */
  readonly empty?: boolean;
}

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((one) => one === value);

function placeIn(value: unknown): Place | undefined {
  if (value === 'MOD') return value;
  return typeof value === 'number' ? value : oneOf(CITY_CODES, value);
}

/** Reads what a refusal tells; what it does not tell is left out. */
export function lackIn(data: JsonObject): Lack {
  const { seat, cards, held, colours, free, empty } = data;
  const told = {
    ship: oneOf(SHIPS, data.ship),
    seat: typeof seat === 'number' ? seat : undefined,
    city: oneOf(CITY_CODES, data.city),
    at: placeIn(data.at),
    colour: oneOf(COLOURS, data.colour),
  };
  const raid =
    typeof cards === 'number' && typeof held === 'number' && Array.isArray(colours)
      ? { cards, held, colours: COLOURS.filter((colour) => colours.includes(colour)) }
      : undefined;
  return {
    ...(told.ship && { ship: told.ship }),
    ...(told.seat !== undefined && { seat: told.seat }),
    ...(told.city && { city: told.city }),
    ...(told.at !== undefined && { at: told.at }),
    ...(told.colour && { colour: told.colour }),
    ...(raid && { raid }),
    free: free === true,
    empty: empty === true,
  };
}
