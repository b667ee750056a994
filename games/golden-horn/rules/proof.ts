import { CHANCE, move, type Proof, put, type Tally } from '@levante/contract';
import { kindOf, PASS } from './board/action.ts';
import { COLOURS, RULESETS } from './board/board.ts';
import type { ColourCounts, Hidden, PlayerJson, StateJson } from './io/json.ts';
import { toJson } from './io/to-json.ts';
import type { GoldenHornFact } from './play/facts.ts';
import { CLOSE, type GoldenHornState, TURN, VOYAGE } from './state/state.ts';

/**
 * Golden Horn's input to the conformance kit. The ledger uses only the journal, not the rules, so that the two can be
 * compared.
 */

const PLAYERS = [2, 3, 4];

/** Returns every number of players with every ruleset. */
function options(): readonly unknown[] {
  return PLAYERS.flatMap((players) => RULESETS.map((ruleset) => ({ players, ruleset })));
}

/** Counts cubes or cards by colour; hidden ones do not count. */
function countColours(tally: Tally, counts: ColourCounts | Hidden, where: string): void {
  if ('count' in counts) return;
  for (const colour of COLOURS) put(tally, `${where} ${colour}`, counts[colour]);
}

function countPlayer(tally: Tally, player: PlayerJson, seat: number): void {
  countColours(tally, player.hand, `hand ${seat}`);
  countColours(tally, player.warehouse, `warehouse ${seat}`);
  for (const [code, ship] of Object.entries(player.ships)) {
    if (ship.at !== null) put(tally, `ship ${seat}.${code} ${ship.at}`, 1);
    if (ship.cargo) put(tally, `cargo ${seat}.${code} ${ship.cargo.colour}`, ship.cargo.cubes);
  }
}

/** Counts every cube, card and ship of a state, from its JSON. */
function count(s: GoldenHornState): Tally {
  const state = toJson(s);
  const tally: Tally = new Map();
  for (const [seat, player] of state.players.entries()) countPlayer(tally, player, seat);
  for (const [code, cubes] of Object.entries(state.cities)) countColours(tally, cubes, code);
  countColours(tally, state.bag, 'bag');
  countColours(tally, state.deck, 'deck');
  countColours(tally, state.discard, 'discard');
  return tally;
}

/** Posts the transfers of one fact. */
function enter(tally: Tally, fact: GoldenHornFact): void {
  switch (fact.type) {
    case 'placed':
      put(tally, `ship ${fact.seat}.${fact.ship} ${fact.city}`, 1);
      break;
    case 'stepped': {
      const ship = `ship ${fact.seat}.${fact.ship}`;
      move(tally, `${ship} ${fact.from}`, `${ship} ${fact.to}`);
      break;
    }
    case 'cube-drawn':
      move(tally, `bag ${fact.colour}`, `${fact.city} ${fact.colour}`);
      break;
    case 'card-drawn':
      move(tally, `deck ${fact.colour}`, `hand ${fact.seat} ${fact.colour}`);
      break;
    case 'pile-renewed':
      for (const colour of COLOURS)
        move(tally, `discard ${colour}`, `deck ${colour}`, tally.get(`discard ${colour}`) ?? 0);
      break;
    case 'card-played':
      move(tally, `hand ${fact.seat} ${fact.colour}`, `discard ${fact.colour}`);
      break;
    case 'raided': {
      const { seat, target, ship, colour } = fact;
      move(tally, `cargo ${target}.${ship} ${colour}`, `warehouse ${seat} ${colour}`);
      break;
    }
    case 'loaded': {
      const { seat, ship, city, colour, cubes } = fact;
      move(tally, `${city} ${colour}`, `cargo ${seat}.${ship} ${colour}`, cubes);
      break;
    }
    case 'unloaded': {
      const { seat, ship, colour, cubes } = fact;
      move(tally, `cargo ${seat}.${ship} ${colour}`, `warehouse ${seat} ${colour}`, cubes);
      break;
    }
  }
}

const sum = (counts: ColourCounts): number => COLOURS.reduce((total, colour) => total + counts[colour], 0);

/**
 * Returns the city that is being filled: the city of the ship that has loaded, or at the beginning the first that is
 * not full.
 */
function shortCity({ seat, turn, players, cities }: StateJson, citySize: number): string {
  if (seat === null || turn.ship === null) return sum(cities.VEN) < citySize ? 'VEN' : 'CON';
  return String(players[seat]?.ships[turn.ship].at);
}

/** Returns the items that may be drawn now, with their remaining counts. */
function outcomes(s: GoldenHornState): ReadonlyMap<string, number> {
  if (s.actor !== CHANCE) return new Map();
  const state = toJson(s);
  const fills = state.step === 'fill';
  const line = fills ? `* cube ${shortCity(state, s.tables.board.citySize)}` : `* card ${state.pending?.seat}`;
  const left = fills ? state.bag : state.deck;
  if ('count' in left) return new Map();
  return new Map(COLOURS.filter((colour) => left[colour] > 0).map((colour) => [`${line} ${colour}`, left[colour]]));
}

const SEATS = 10;

/** Passing is legal only if no ship can move, before or after a raid (GH-5.3). */
const passing = {
  isPass: (action: number) => kindOf(action) === PASS,
  turnOf: ({ step, round, seat }: GoldenHornState) =>
    step === TURN || step === VOYAGE || step === CLOSE ? round * SEATS + seat : null,
};

export const goldenHornProof = {
  options,
  ledger: { count, enter },
  outcomes,
  passing,
  measured: { players: 3 },
} satisfies Proof<GoldenHornState>;
