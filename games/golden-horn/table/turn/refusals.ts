import type { JsonObject, Refusal } from '@levante/contract';
import { CITY_CODES, COLOURS, type Place, SHIPS } from '@levante/golden-horn/rules';
import type { NameOf } from '../words/en.ts';
import { hornTurnWords, type Lack, SAID_HERE } from './words/en.ts';

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

/** Names of seats, and what the platform says for codes that are no rule of this game. */
export interface Speech {
  readonly name: NameOf;
  otherRefusal(refusal: Refusal): string;
}

/** What a refusal says to people. */
export function refusalWords(
  refusal: Refusal,
  { name, otherRefusal }: Speech,
): { text: string; clause: string | null } {
  const code = SAID_HERE.find((known) => known === refusal.code);
  const text = code ? hornTurnWords.value.refusals[code](lackIn(refusal.data), name) : otherRefusal(refusal);
  return { text, clause: refusal.clause };
}
