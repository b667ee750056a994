import { type Action, ActionBuffer, byteAt, itemAt } from '@levante/contract';
import { kindOf, RAID, raidCards, SAIL, simple, TURN_ROUND, targetOf } from '../board/action.ts';
import { COLOURS, type Colour, SHIPS, type ShipCode } from '../board/board.ts';
import type { Place } from '../board/places.ts';
import { SHIP_COUNT } from '../board/tables.ts';
import { legal } from '../legality/legal.ts';
import { inCity, shipOf } from '../state/lane.ts';
import { type GoldenHornState, TURN, VOYAGE } from '../state/state.ts';
import { type CargoPlan, cargoPlans, deliveryOf, type Worth } from './cargo.ts';
import { stepsAhead, type VoyageStep } from './voyage.ts';

/** Start of a move: loading in a city, sailing or turning round at sea or in Modone; or continuing a voyage. */
export type MoveKind = 'load' | 'sail' | 'turn' | 'on';

/** A place where a voyage may end, with its cost. */
export interface EndPlan {
  readonly to: Place;
  /** Cards to discard, in the order of the voyage. */
  readonly cards: readonly Colour[];
  /** Actions after the one that begins the move. */
  readonly actions: readonly Action[];
}

/** Possible moves of one ship. */
export interface MovePlan {
  readonly seat: number;
  readonly ship: ShipCode;
  readonly kind: MoveKind;
  /** Goods it may load; one of them is mandatory. Empty for every other kind. */
  readonly cargo: readonly CargoPlan[];
  /** Action that begins the move; null if it depends on the cargo, or the voyage has begun. */
  readonly begin: Action | null;
  /** Longest possible voyage, step by step, nearest first. */
  readonly steps: readonly VoyageStep[];
  /** Possible ends, nearest first. */
  readonly ends: readonly EndPlan[];
}

/** A possible raid on a ship, with its value and the cards (GH-4). */
export interface RaidPlan extends Worth {
  readonly seat: number;
  readonly ship: ShipCode;
  readonly colour: Colour;
  /** Number of cubes that stay aboard. */
  readonly left: number;
  readonly choices: readonly { readonly cards: readonly Colour[]; readonly action: Action }[];
}

export interface TurnPlans {
  readonly moves: readonly MovePlan[];
  readonly raids: readonly RaidPlan[];
}

const NONE: TurnPlans = { moves: [], raids: [] };

/**
 * Returns everything that the seat to act can do: for each ship the possible ends of its voyage with their cards, the
 * available goods with their score, and the possible raids. The state or view must show that seat's hand and warehouse.
 * The plans correspond to sequences of legal actions.
 */
export function plansOf(s: GoldenHornState): TurnPlans {
  if (s.step === VOYAGE) return { moves: [underWay(s)], raids: [] };
  if (s.step !== TURN) return NONE;
  return { moves: SHIPS.flatMap((_, own) => movesOf(s, own)), raids: raidsOf(s) };
}

function underWay(s: GoldenHornState): MovePlan {
  const ahead = byteAt(s.heading, shipOf(s.seat, s.turnShip));
  const steps = stepsAhead({ state: s, seat: s.seat, own: s.turnShip, ahead }, false);
  return planOf(s, s.turnShip, { kind: 'on', cargo: [], begin: null, steps });
}

function movesOf(s: GoldenHornState, own: number): readonly MovePlan[] {
  const { seat } = s;
  const ship = shipOf(seat, own);
  const ahead = byteAt(s.heading, ship);
  const steps = stepsAhead({ state: s, seat, own, ahead }, true);
  if (inCity(s, ship)) {
    const cargo = cargoPlans(s, seat, own);
    return cargo.length === 0 ? [] : [planOf(s, own, { kind: 'load', cargo, begin: null, steps })];
  }
  const sail = planOf(s, own, { kind: 'sail', cargo: [], begin: simple(SAIL, own), steps });
  if (byteAt(s.robbed, ship) === 0) return [sail];
  const back = stepsAhead({ state: s, seat, own, ahead: -ahead }, true);
  return [sail, planOf(s, own, { kind: 'turn', cargo: [], begin: simple(TURN_ROUND, own), steps: back })];
}

function planOf(s: GoldenHornState, own: number, move: Pick<MovePlan, 'kind' | 'cargo' | 'begin' | 'steps'>): MovePlan {
  const ends: EndPlan[] = [];
  const cards: Colour[] = [];
  const actions: Action[] = [];
  for (const { to, toll, colour, action } of move.steps) {
    if (toll === 'card' && colour !== null) cards.push(colour);
    if (action !== null) actions.push(action);
    ends.push({ to, cards: [...cards], actions: [...actions] });
  }
  return { seat: s.seat, ship: itemAt(SHIPS, own), ...move, ends };
}

function raidsOf(s: GoldenHornState): readonly RaidPlan[] {
  const buffer = new ActionBuffer();
  legal(s, buffer);
  const choices = new Map<number, { cards: readonly Colour[]; action: Action }[]>();
  for (let i = 0; i < buffer.length; i++) {
    const action = buffer.at(i);
    if (kindOf(action) !== RAID) continue;
    const cards = raidCards(s.tables, action).map((colour) => itemAt(COLOURS, colour));
    const target = targetOf(action);
    choices.set(target, [...(choices.get(target) ?? []), { cards, action }]);
  }
  return [...choices].map(([target, raids]) => {
    const colour = byteAt(s.cargo, target);
    return {
      seat: Math.floor(target / SHIP_COUNT),
      ship: itemAt(SHIPS, target % SHIP_COUNT),
      colour: itemAt(COLOURS, colour),
      left: byteAt(s.cubes, target) - 1,
      choices: raids,
      ...deliveryOf(s, s.seat, colour, 1),
    };
  });
}
