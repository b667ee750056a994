import type { Seat } from '@levante/contract';
import type {
  CityCode,
  Colour,
  ColourCounts,
  GoldenHornFact,
  Hidden,
  PlayerJson,
  ShipCode,
  ShipJson,
  StateJson,
} from '@levante/golden-horn/rules';
import type { TimelinePly } from '@levante/table/match/timeline.ts';
import type { StreamPly } from '@levante/wire';
import { readFacts } from './facts.ts';
import { goldenHornPositions, isOpen, type Position } from './position.ts';

/**
 * Follows what was committed as this viewer was told it: in between by what the journal carries over, at the end by the
 * state that came with it. Null if something told cannot be read.
 */
export function follow(
  from: Position,
  told: readonly StreamPly[],
  state: unknown,
): readonly TimelinePly<Position, GoldenHornFact>[] | null {
  const end = goldenHornPositions.read(state);
  if ('code' in end) return null;
  const plies: TimelinePly<Position, GoldenHornFact>[] = [];
  let { json } = from;
  for (const [i, { action, journal }] of told.entries()) {
    const facts = readFacts(journal);
    if (facts === null) return null;
    json = carriedOver(json, facts);
    plies.push({ line: action, facts, position: i === told.length - 1 ? end : end.told(json) });
  }
  return plies;
}

/**
 * What a viewer knows after facts, from what it knew before. Every cube and card that changes hands stands in just one
 * fact, so this only carries them over: what is hidden stays a number. It decides nothing, and serves to look at.
 */
export function carriedOver(state: StateJson, facts: readonly GoldenHornFact[]): StateJson {
  return facts.reduce(carry, state);
}

function carry(s: StateJson, fact: GoldenHornFact): StateJson {
  switch (fact.type) {
    case 'placed': {
      const heading = fact.city === 'VEN' ? 'CON' : 'VEN';
      return withShip(s, fact.seat, fact.ship, { at: fact.city, heading });
    }
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
      const heading = fact.city === 'VEN' ? 'CON' : 'VEN';
      const empty = withShip(s, fact.seat, fact.ship, { cargo: null, heading });
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
  return withPlayer(s, seat, (player) => ({ warehouse: moved(player.warehouse, colour, cubes) }));
}

function renewed(s: StateJson): StateJson {
  const none = { pink: 0, yellow: 0, blue: 0, red: 0, green: 0, orange: 0 };
  const count = Object.values(s.discard).reduce((sum, one) => sum + one, 0);
  return { ...s, deck: isOpen(s.deck) ? s.discard : { count }, discard: none };
}
