import type { Fact, Seat } from '@levante/contract';
import {
  CITY_CODES,
  type CityCode,
  COLOURS,
  type Colour,
  type ColourCounts,
  type GoldenHornFact,
  type Hidden,
  type HiddenWarehouse,
  type PlayerJson,
  SHIPS,
  type ShipCode,
  type ShipJson,
  type StateJson,
} from '@levante/golden-horn/rules';
import type { Pauses } from '@levante/table/match/playback.ts';
import type { TimelinePly } from '@levante/table/match/timeline.ts';
import type { Cues } from '@levante/table/sound/sounds.ts';
import { atLeast, either, type FieldForms, isInteger, listOf, nullOr, oneOf, type StreamPly } from '@levante/wire';
import { goldenHornPositions, isOpen, NO_GOODS, type Position, sizeOf } from './position.ts';

type FactType = GoldenHornFact['type'];
type FactOf<T extends FactType> = Extract<GoldenHornFact, { readonly type: T }>;

const seat = isInteger;
const ship = oneOf(...SHIPS);
const city = oneOf(...CITY_CODES);
const colour = oneOf(...COLOURS);
const place = either(oneOf(...CITY_CODES, 'MOD'), isInteger);

/** The fields of each fact besides its type. */
const FACT_FIELDS: { readonly [T in FactType]: FieldForms<Omit<FactOf<T>, 'type'>> } = {
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

const isFactType = (type: string): type is FactType => Object.hasOwn(FACT_FIELDS, type);

function isGoldenHornFact(fact: Fact): fact is GoldenHornFact {
  return isFactType(fact.type) && atLeast<object>(FACT_FIELDS[fact.type])(fact);
}

/** Parses facts from the server; null if one of them is unknown. */
export function readFacts(journal: readonly Fact[]): readonly GoldenHornFact[] | null {
  return journal.every(isGoldenHornFact) ? journal : null;
}

export const CUES: Cues<GoldenHornFact> = {
  'card-drawn': 'card',
  'card-played': 'card',
  stepped: 'ship',
  loaded: 'house',
  unloaded: 'house',
  raided: 'coin',
};

/** Milliseconds that each fact stays visible at speed 1. */
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

/**
 * Applies commits as this viewer sees them: in between by the facts of the journal, at the end by the state that came
 * with it. Null if something cannot be read.
 */
export function follow(
  from: Position,
  received: readonly StreamPly[],
  state: unknown,
): readonly TimelinePly<Position, GoldenHornFact>[] | null {
  const end = goldenHornPositions.read(state);
  if ('code' in end) return null;
  const plies: TimelinePly<Position, GoldenHornFact>[] = [];
  let { json } = from;
  for (const [i, { action, journal }] of received.entries()) {
    const facts = readFacts(journal);
    if (facts === null) return null;
    json = carriedOver(json, facts);
    plies.push({ line: action, facts, position: i === received.length - 1 ? end : end.withJson(json) });
  }
  return plies;
}

/**
 * Returns a viewer's knowledge after facts, given the state before. Every cube and card that changes hands is in
 * exactly one fact, so this only moves them: hidden ones stay counts. For display only.
 */
export function carriedOver(state: StateJson, facts: readonly GoldenHornFact[]): StateJson {
  return facts.reduce(carry, state);
}

function carry(s: StateJson, fact: GoldenHornFact): StateJson {
  switch (fact.type) {
    case 'placed':
      return withShip(s, fact.seat, fact.ship, { at: fact.city, heading: opposite(fact.city) });
    case 'cube-drawn':
      return { ...s, bag: changed(s.bag, fact.colour, -1), cities: inCity(s, fact.city, fact.colour, 1) };
    case 'card-drawn':
      return withPlayer({ ...s, deck: moved(s.deck, fact.colour, -1) }, fact.seat, (player) => ({
        hand: moved(player.hand, fact.colour, 1),
      }));
    case 'pile-renewed':
      return renewed(s);
    case 'turn-begun':
      return { ...s, seat: fact.seat, round: fact.round, step: 'turn', turn: { raided: false, ship: null } };
    case 'card-played':
      return withPlayer({ ...s, discard: changed(s.discard, fact.colour, 1) }, fact.seat, (player) => ({
        hand: moved(player.hand, fact.colour, -1),
      }));
    case 'raided': {
      const cargo = fact.left === 0 ? null : { colour: fact.colour, cubes: fact.left };
      const robbed = withShip(s, fact.target, fact.ship, { cargo, robbed: fact.left === 0 });
      return stored({ ...robbed, turn: { ...s.turn, raided: true } }, fact.seat, fact.colour, 1);
    }
    case 'loaded': {
      const cargo = { colour: fact.colour, cubes: fact.cubes };
      const left = { ...s, cities: inCity(s, fact.city, fact.colour, -fact.cubes) };
      return underway(withShip(left, fact.seat, fact.ship, { cargo }), fact.ship);
    }
    case 'turned-round':
      return withShip(s, fact.seat, fact.ship, { heading: fact.heading });
    case 'stepped':
      return underway(withShip(s, fact.seat, fact.ship, { at: fact.to, robbed: false }), fact.ship);
    case 'unloaded': {
      const empty = withShip(s, fact.seat, fact.ship, { cargo: null, heading: opposite(fact.city) });
      return fact.colour === null ? empty : stored(empty, fact.seat, fact.colour, fact.cubes);
    }
    case 'announced':
      return { ...s, lastRound: true, announcedBy: fact.seat };
    case 'end-triggered':
      return { ...s, lastRound: true };
    default:
      return s;
  }
}

const opposite = (city: CityCode): CityCode => (city === 'VEN' ? 'CON' : 'VEN');

const changed = (counts: ColourCounts, colour: Colour, by: number): ColourCounts => ({
  ...counts,
  [colour]: counts[colour] + by,
});

/** One more or less, where the colours can be seen as where they cannot. */
function moved(counts: ColourCounts | Hidden, colour: Colour | '?', by: number): ColourCounts | Hidden {
  if (!isOpen(counts)) return { count: counts.count + by };
  return colour === '?' ? counts : changed(counts, colour, by);
}

const inCity = (s: StateJson, city: CityCode, colour: Colour, by: number): StateJson['cities'] => ({
  ...s.cities,
  [city]: changed(s.cities[city], colour, by),
});

const underway = (s: StateJson, ship: ShipCode): StateJson => ({ ...s, turn: { ...s.turn, ship } });

function withPlayer(s: StateJson, seat: Seat, change: (player: PlayerJson) => Partial<PlayerJson>): StateJson {
  return { ...s, players: s.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)) };
}

function withShip(s: StateJson, seat: Seat, ship: ShipCode, change: Partial<ShipJson>): StateJson {
  return withPlayer(s, seat, ({ ships }) => ({ ships: { ...ships, [ship]: { ...ships[ship], ...change } } }));
}

function stored(s: StateJson, seat: Seat, colour: Colour, cubes: number): StateJson {
  return withPlayer(s, seat, ({ warehouse }) => ({
    warehouse: isOpen(warehouse) ? changed(warehouse, colour, cubes) : arrived(warehouse, colour, cubes),
  }));
}

/** A hidden warehouse after cubes of a colour have arrived. */
function arrived({ count, colours }: HiddenWarehouse, colour: Colour, cubes: number): HiddenWarehouse {
  if (!colours) return { count: count + cubes };
  return { count: count + cubes, colours: COLOURS.filter((one) => one === colour || colours.includes(one)) };
}

function renewed(s: StateJson): StateJson {
  return { ...s, deck: isOpen(s.deck) ? s.discard : { count: sizeOf(s.discard) }, discard: NO_GOODS };
}
