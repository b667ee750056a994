import { type Action, byteAt, type Refusal, wordAt } from '@levante/contract';
import * as act from '../board/action.ts';
import { refuse } from '../board/refusals.ts';
import { COLOUR_COUNT, SHIP_COUNT } from '../board/tables.ts';
import { cityToFill } from '../state/cities.ts';
import { cityIndex, inCity, shipOf } from '../state/lane.ts';
import { CLOSE, DEAL, FILL, type GoldenHornState, OVER, PLACE, TURN, VOYAGE } from '../state/state.ts';
import { canMove, isPrey, spaceColour, stepIsFree } from './legal.ts';

/**
 * Returns the most specific reason why the actor may not take this action now, or null if it is legal (see `Game.check`).
 */
export function check(s: GoldenHornState, action: Action): Refusal | null {
  const kind = act.kindOf(action);
  if (!act.isAction(s.tables, action)) return refuse(s.step === OVER ? 'match-over' : 'bad-request');
  switch (s.step) {
    case PLACE:
      return kind === act.PLACE_SHIPS ? null : refuse('act-first', 'GH-2.2');
    case FILL:
      return checkCube(s, kind, action);
    case DEAL:
      return kind === act.CARD && byteAt(s.deck, act.detailOf(action)) > 0 ? null : refuse('no-such-card', 'GH-7.4');
    case TURN:
      return checkTurn(s, kind, action);
    case VOYAGE:
      return checkVoyage(s, kind, act.detailOf(action));
    case CLOSE:
      return kind === act.ANNOUNCE || kind === act.DONE ? null : refuse('already-acted', 'GH-3.1');
    default:
      return refuse('match-over', 'GH-8.2');
  }
}

function checkCube(s: GoldenHornState, kind: number, action: Action): Refusal | null {
  const right = kind === act.CUBE && act.whatOf(action) === cityToFill(s) && byteAt(s.bag, act.colourOf(action)) > 0;
  return right ? null : refuse('no-such-cube', 'GH-5.2');
}

function checkTurn(s: GoldenHornState, kind: number, action: Action): Refusal | null {
  const ship = shipOf(s.seat, act.detailOf(action));
  switch (kind) {
    case act.RAID:
      return checkRaid(s, action);
    case act.LOAD:
      return checkLoad(s, shipOf(s.seat, act.whatOf(action)), act.colourOf(action));
    case act.SAIL:
      return inCity(s, ship) ? refuse('act-first', 'GH-5.3') : null;
    case act.TURN_ROUND:
      return byteAt(s.robbed, ship) === 1 ? null : refuse('not-robbed', 'GH-4.4');
    case act.PASS:
      return canMove(s, s.seat) ? refuse('nothing-to-pass-for', 'GH-5.3') : null;
    case act.ANNOUNCE:
    case act.DONE:
      return refuse('not-eligible', 'GH-8.1');
    default:
      return refuse('act-first', 'GH-3.1');
  }
}

function checkRaid(s: GoldenHornState, action: Action): Refusal | null {
  if (s.raided === 1) return refuse('already-acted', 'GH-3.1');
  const target = act.targetOf(action);
  if (Math.floor(target / SHIP_COUNT) === s.seat || !isPrey(s, target)) return refuse('not-a-target', 'GH-4.1');
  const cards = act.raidCards(s.tables, action);
  const sails = wordAt(s.tables.sails, target);
  if (cards.some((colour) => ((sails >> colour) & 1) === 0)) return refuse('wrong-cards', 'GH-4.2');
  const held = cards.every(
    (colour) => cards.filter((card) => card === colour).length <= byteAt(s.hands, s.seat * COLOUR_COUNT + colour),
  );
  return held ? null : refuse('not-in-hand', 'GH-4.2');
}

function checkLoad(s: GoldenHornState, ship: number, colour: number): Refusal | null {
  if (!inCity(s, ship)) return refuse('not-anchored', 'GH-5.1');
  if ((wordAt(s.tables.sails, ship) >> colour) & 1) return refuse('own-sail-colour', 'GH-5.1');
  return byteAt(s.cities, cityIndex(s, ship) * COLOUR_COUNT + colour) > 0 ? null : refuse('no-such-cube', 'GH-5.1');
}

function checkVoyage(s: GoldenHornState, kind: number, colour: number): Refusal | null {
  switch (kind) {
    case act.STOP:
      return null;
    case act.ON_FREE:
      return stepIsFree(s) ? null : refuse('wrong-cards', 'GH-6.3');
    case act.ON_CARD:
      if (stepIsFree(s) || colour !== spaceColour(s)) return refuse('wrong-cards', 'GH-6.3');
      return byteAt(s.hands, s.seat * COLOUR_COUNT + colour) > 0 ? null : refuse('not-in-hand', 'GH-6.3');
    default:
      return kind === act.ANNOUNCE || kind === act.DONE
        ? refuse('not-eligible', 'GH-8.1')
        : refuse('already-acted', 'GH-3.1');
  }
}
