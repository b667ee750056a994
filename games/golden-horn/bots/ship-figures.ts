import { byteAt, itemAt, wordAt } from '@levante/contract';
import { type GoldenHornState, inCity, SHIP_COUNT, VENICE } from '@levante/golden-horn/rules';
import type { Survey } from './survey.ts';
import { isUnderWay, movesThisRound } from './turns.ts';

/** Features of one of a seat's ships, in order. */
export const SHIP_FIGURES = [
  'mono',
  'duo',
  'trio',
  'cards on arrival',
  'in Venice',
  'in Constantinople',
  'in Modone',
  'at sea',
  'under way',
  'moves no more',
  'places',
  'free reach',
  'reach',
  'arrives',
  'berths',
  'stops saved',
  'turns',
  'bare turns',
  'cubes',
  'gain',
  'promise',
  'gain a turn',
  'gain now',
  'load',
  'load promise',
  'load a turn',
  'load now',
  'load cubes',
  'robbed',
  'raiders',
  'danger',
  'last cube',
  'loss',
  'spoils',
] as const;

/** Counts, scaled to about 1. */
const PLACES = 1 / 14;
const TURNS = 1 / 8;
const POINTS = 1 / 10;
const TENTHS = POINTS / 10;
const CUBES = 1 / 5;

/** Writes the numbers of `SHIP_FIGURES` into `out` from `first` on. */
export function writeShip(s: GoldenHornState, survey: Survey, ship: number, out: Float32Array, first: number): void {
  const plan = survey.plans[ship];
  const hold = survey.holds[ship];
  if (!plan || !hold) return;
  const perTurn = plan.turns > 0 ? POINTS / plan.turns : 0;
  const raiders = wordAt(survey.raids.raiders, ship);
  let i = writePlace(s, ship, out, first);
  out[i++] = plan.places * PLACES;
  out[i++] = plan.freeReach * PLACES;
  out[i++] = plan.reach * PLACES;
  out[i++] = plan.arrives ? 1 : 0;
  out[i++] = plan.berths ? 1 : 0;
  out[i++] = plan.saved * CUBES;
  out[i++] = plan.turns * TURNS;
  out[i++] = plan.bareTurns * TURNS;
  out[i++] = hold.cubes * CUBES;
  out[i++] = hold.gain * POINTS;
  out[i++] = hold.promise * TENTHS;
  out[i++] = hold.gain * perTurn;
  out[i++] = plan.arrives ? hold.gain * POINTS : 0;
  out[i++] = hold.load * POINTS;
  out[i++] = hold.loadPromise * TENTHS;
  out[i++] = hold.loadPromise * 0.1 * perTurn;
  out[i++] = plan.arrives ? hold.load * POINTS : 0;
  out[i++] = hold.loadCubes * CUBES;
  out[i++] = byteAt(s.robbed, ship);
  out[i++] = raiders / 3;
  out[i++] = wordAt(survey.raids.danger, ship) / (s.tables.raidCards * (s.tables.players - 1));
  out[i++] = hold.lastCube * CUBES;
  out[i++] = raiders > 0 ? hold.lastCube * CUBES : 0;
  out[i++] = wordAt(survey.raids.spoils, ship) * CUBES;
}

/** Writes the kind and place of a ship; returns the next index. */
function writePlace(s: GoldenHornState, ship: number, out: Float32Array, first: number): number {
  const { tables } = s;
  const own = ship % SHIP_COUNT;
  const seat = (ship - own) / SHIP_COUNT;
  const place = byteAt(s.shipAt, ship);
  let i = first;
  for (let kind = 0; kind < SHIP_COUNT; kind++) out[i++] = kind === own ? 1 : 0;
  out[i++] = itemAt(tables.draw, own) / 3;
  out[i++] = place === VENICE ? 1 : 0;
  out[i++] = place === tables.constantinople ? 1 : 0;
  out[i++] = tables.modone >= 0 && place === tables.modone ? 1 : 0;
  out[i++] = place >= 0 && !inCity(s, ship) && place !== tables.modone ? 1 : 0;
  out[i++] = isUnderWay(s, seat, own) ? 1 : 0;
  out[i++] = s.lastRound === 1 && !movesThisRound(s, seat, own) ? 1 : 0;
  return i;
}
