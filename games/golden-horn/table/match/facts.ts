import type { Fact } from '@levante/contract';
import { CITY_CODES, COLOURS, type GoldenHornFact, SHIPS } from '@levante/golden-horn/rules';
import type { Pauses } from '@levante/table/match/playback.ts';
import type { Cues } from '@levante/table/sound/sounds.ts';
import { atLeast, either, type FieldForms, isInteger, listOf, nullOr, oneOf } from '@levante/wire';

type FactType = GoldenHornFact['type'];
type FactOf<T extends FactType> = Extract<GoldenHornFact, { readonly type: T }>;

const seat = isInteger;
const ship = oneOf(...SHIPS);
const city = oneOf(...CITY_CODES);
const colour = oneOf(...COLOURS);
const place = either(oneOf(...CITY_CODES, 'MOD'), isInteger);

/** What stands in a fact besides its type. */
const TOLD: { readonly [T in FactType]: FieldForms<Omit<FactOf<T>, 'type'>> } = {
  placed: { seat, ship, city },
  'cube-drawn': { city, colour },
  'card-drawn': { seat, colour: oneOf(...COLOURS, '?') },
  'pile-renewed': {},
  'turn-begun': { seat, round: isInteger },
  'card-played': { seat, colour, for: oneOf('raid', 'step') },
  raided: { seat, target: seat, ship, colour, left: isInteger },
  loaded: { seat, ship, city, colour, cubes: isInteger },
  'turned-round': { seat, ship, heading: city },
  stepped: { seat, ship, from: place, to: place },
  unloaded: { seat, ship, city, colour: nullOr(colour), cubes: isInteger },
  'voyage-ended': { seat, ship, at: place },
  passed: { seat },
  announced: { seat },
  'went-on': { seat },
  'end-triggered': { city },
  'match-over': { scores: listOf(isInteger), ranks: listOf(isInteger) },
};

const isFactType = (type: string): type is FactType => Object.hasOwn(TOLD, type);

function isTold(fact: Fact): fact is GoldenHornFact {
  return isFactType(fact.type) && atLeast<object>(TOLD[fact.type])(fact);
}

/** Reads facts as the server tells them; null if one of them is none of these rules. */
export function readFacts(journal: readonly Fact[]): readonly GoldenHornFact[] | null {
  return journal.every(isTold) ? journal : null;
}

/** What is heard of a fact. */
export const CUES: Cues<GoldenHornFact> = {
  'card-drawn': 'card',
  'card-played': 'card',
  stepped: 'ship',
  loaded: 'house',
  unloaded: 'house',
  raided: 'coin',
};

/** Milliseconds at speed 1 that a fact is given to be seen. */
export const PAUSES: Pauses<GoldenHornFact> = {
  placed: 250,
  'cube-drawn': 160,
  'card-drawn': 160,
  'turn-begun': 250,
  'card-played': 250,
  raided: 900,
  loaded: 650,
  'turned-round': 500,
  stepped: 600,
  unloaded: 600,
  passed: 700,
  announced: 1200,
  'went-on': 400,
  'end-triggered': 1200,
};
