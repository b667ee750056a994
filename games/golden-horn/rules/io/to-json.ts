import { byteAt, itemAt, shortAt, writeActor } from '@levante/contract';
import { COLOURS, type Colour, FLEETS, SHIPS, type ShipCode } from '../board/board.ts';
import { CITY_CODES } from '../board/places.ts';
import { COLOUR_COUNT } from '../board/tables.ts';
import { scoreOf } from '../scoring/scoring.ts';
import { shipOf } from '../state/lane.ts';
import { type GoldenHornState, HIDDEN_DECK, NOWHERE, OVER, STEPS } from '../state/state.ts';
import { ALL_COLOURS, hadBy, KNOWN } from '../state/warehouses.ts';
import type { ColourCounts, HiddenWarehouse, PlayerJson, ShipJson, StateJson } from './json.ts';

/** The colours of each set of bits: states are written often. */
const COLOUR_LISTS = Array.from({ length: ALL_COLOURS + 1 }, (_, bits) =>
  COLOURS.filter((_colour, i) => (bits >> i) & 1),
);

/** Returns six counts of a list, from `offset` on. */
function counts(list: Int8Array, offset = 0): ColourCounts {
  const count = (colour: Colour): number => byteAt(list, offset + COLOURS.indexOf(colour));
  return {
    pink: count('pink'),
    yellow: count('yellow'),
    blue: count('blue'),
    red: count('red'),
    green: count('green'),
    orange: count('orange'),
  };
}

/** Serialises the state or view (formats, section 4.1); hidden items become counts. */
export function toJson(s: GoldenHornState): StateJson {
  const { players, ruleset, board } = s.tables.options;
  return {
    game: 'golden-horn',
    options: { players, ruleset, board },
    round: s.round,
    starter: 0,
    seat: s.seat < 0 ? null : s.seat,
    actor: writeActor(s.actor),
    step: itemAt(STEPS, s.step),
    lastRound: s.lastRound === 1,
    announcedBy: s.announcedBy < 0 ? null : s.announcedBy,
    turn: { raided: s.raided === 1, ship: SHIPS[s.turnShip] ?? null },
    pending: s.pendingSeat < 0 ? null : { seat: s.pendingSeat, cards: s.pendingCards },
    players: Array.from({ length: players }, (_, seat) => playerJson(s, seat)),
    cities: { VEN: counts(s.cities), CON: counts(s.cities, COLOUR_COUNT) },
    bag: counts(s.bag),
    deck: s.hidden & HIDDEN_DECK ? { count: s.deckCount } : counts(s.deck),
    discard: counts(s.discard),
  };
}

function playerJson(s: GoldenHornState, seat: number): PlayerJson {
  const hidden = ((s.hidden >> seat) & 1) === 1;
  const ship = (code: ShipCode): ShipJson => shipJson(s, shipOf(seat, SHIPS.indexOf(code)));
  return {
    fleet: itemAt(FLEETS, seat),
    hand: hidden ? { count: shortAt(s.handCounts, seat) } : counts(s.hands, seat * COLOUR_COUNT),
    warehouse: hidden ? hiddenWarehouse(s, seat) : counts(s.warehouses, seat * COLOUR_COUNT),
    ships: { mono: ship('mono'), duo: ship('duo'), trio: ship('trio') },
    score: s.step === OVER ? scoreOf(s, seat) : null,
  };
}

function hiddenWarehouse(s: GoldenHornState, seat: number): HiddenWarehouse {
  const count = shortAt(s.warehouseCounts, seat);
  const had = hadBy(s, seat);
  return had & KNOWN ? { count, colours: itemAt(COLOUR_LISTS, had & ALL_COLOURS) } : { count };
}

function shipJson(s: GoldenHornState, ship: number): ShipJson {
  const place = byteAt(s.shipAt, ship);
  const colour = COLOURS[byteAt(s.cargo, ship)];
  const heading = byteAt(s.heading, ship);
  return {
    at: place === NOWHERE ? null : s.tables.placeName(place),
    heading: heading === 0 ? null : itemAt(CITY_CODES, heading > 0 ? 1 : 0),
    cargo: colour ? { colour, cubes: byteAt(s.cubes, ship) } : null,
    robbed: byteAt(s.robbed, ship) === 1,
  };
}
