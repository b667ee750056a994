import type { Fact } from '@levante/contract';
import { CITY_CODES, COLOURS, type GoldenHornFact, SHIPS } from '@levante/golden-horn/rules';
import * as z from 'zod/mini';

const seat = z.int();
const ship = z.enum(SHIPS);
const city = z.enum(CITY_CODES);
const colour = z.enum(COLOURS);
const place = z.union([z.enum([...CITY_CODES, 'MOD']), z.int()]);

const Told = z.discriminatedUnion('type', [
  z.object({ type: z.literal('placed'), seat, ship, city }),
  z.object({ type: z.literal('cube-drawn'), city, colour }),
  z.object({ type: z.literal('card-drawn'), seat, colour: z.enum([...COLOURS, '?']) }),
  z.object({ type: z.literal('pile-renewed') }),
  z.object({ type: z.literal('turn-begun'), seat, round: z.int() }),
  z.object({ type: z.literal('card-played'), seat, colour, for: z.enum(['raid', 'step']) }),
  z.object({ type: z.literal('raided'), seat, target: seat, ship, colour, left: z.int() }),
  z.object({ type: z.literal('loaded'), seat, ship, city, colour, cubes: z.int() }),
  z.object({ type: z.literal('turned-round'), seat, ship, heading: city }),
  z.object({ type: z.literal('stepped'), seat, ship, from: place, to: place }),
  z.object({ type: z.literal('unloaded'), seat, ship, city, colour: z.nullable(colour), cubes: z.int() }),
  z.object({ type: z.literal('voyage-ended'), seat, ship, at: place }),
  z.object({ type: z.literal('passed'), seat }),
  z.object({ type: z.literal('announced'), seat }),
  z.object({ type: z.literal('went-on'), seat }),
  z.object({ type: z.literal('end-triggered'), city }),
  z.object({ type: z.literal('match-over'), scores: z.array(z.int()), ranks: z.array(z.int()) }),
]);

/** Reads facts as the server tells them; null if one of them is none of these rules. */
export function readFacts(journal: readonly Fact[]): readonly GoldenHornFact[] | null {
  const read = z.safeParse(z.array(Told), journal);
  return read.success ? read.data : null;
}
