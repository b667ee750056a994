import { at, writeActor } from '@levante/contract';
import { COLOURS, FLEETS, SHIPS } from '../board/board.ts';
import { CITY_CODES } from '../board/places.ts';
import { COLOUR_COUNT } from '../board/table.ts';
import { scoreOf } from '../scoring/scoring.ts';
import { shipOf } from '../state/lane.ts';
import { type GoldenHornState, HIDDEN_DECK, NOWHERE, OVER, STEPS } from '../state/state.ts';
import type { ColourCounts, Hidden, PlayerJson, ShipJson, StateJson } from './json.ts';

/** Six counts of a list, from `offset` on. */
function counts(list: Int8Array, offset = 0): ColourCounts {
  const [pink, yellow, blue, red, green, orange] = COLOURS.map((_, colour) => at(list, offset + colour));
  return {
    pink: pink ?? 0,
    yellow: yellow ?? 0,
    blue: blue ?? 0,
    red: red ?? 0,
    green: green ?? 0,
    orange: orange ?? 0,
  };
}

/** The state, or the view, as plain data (formats, section 4.1); what a view hides is a count. */
export function toJson(s: GoldenHornState): StateJson {
  const { players, ruleset, board } = s.tables.options;
  return {
    game: 'golden-horn',
    options: { players, ruleset, board },
    round: s.round,
    starter: 0,
    seat: s.seat < 0 ? null : s.seat,
    actor: writeActor(s.actor),
    step: STEPS[s.step] ?? 'over',
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
  const owned = (list: Int8Array, count: number): ColourCounts | Hidden =>
    hidden ? { count } : counts(list, seat * COLOUR_COUNT);
  const [mono, duo, trio] = SHIPS.map((_, own) => shipJson(s, shipOf(seat, own)));
  const nowhere: ShipJson = { at: null, heading: null, cargo: null, robbed: false };
  return {
    fleet: FLEETS[seat] ?? 'A',
    hand: owned(s.hands, at(s.handCounts, seat)),
    warehouse: owned(s.warehouses, at(s.warehouseCounts, seat)),
    ships: { mono: mono ?? nowhere, duo: duo ?? nowhere, trio: trio ?? nowhere },
    score: s.step === OVER ? scoreOf(s, seat) : null,
  };
}

function shipJson(s: GoldenHornState, ship: number): ShipJson {
  const place = at(s.shipAt, ship);
  const colour = COLOURS[at(s.cargo, ship)];
  const heading = at(s.heading, ship);
  return {
    at: place === NOWHERE ? null : s.tables.placeName(place),
    heading: heading === 0 ? null : (CITY_CODES[heading > 0 ? 1 : 0] ?? null),
    cargo: colour ? { colour, cubes: at(s.cubes, ship) } : null,
    robbed: at(s.robbed, ship) === 1,
  };
}
