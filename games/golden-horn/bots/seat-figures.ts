import { byteAt, shortAt, wordAt } from '@levante/contract';
import { CLOSE, COLOUR_COUNT, type GoldenHornState, SHIP_COUNT, TURN, VOYAGE } from '@levante/golden-horn/rules';
import type { Opponents } from './opponents.ts';
import { SHARES, type Standing } from './standing.ts';
import type { Survey } from './survey.ts';
import { movesThisRound, raidsThisRound } from './turns.ts';

const MATCH = ['2 players', '3 players', '4 players', 'cards a raid', 'round', 'bag', 'cities', 'last round'] as const;
const TURNS = [
  'on turn',
  'until its turn',
  'plays on',
  'may raid',
  'under way',
  'closing',
  'pending cards',
  'announced',
] as const;
const WAREHOUSE = [
  'points',
  'promise',
  'cubes',
  'row 1',
  'row 2',
  'row 3',
  'row 4',
  'row 5',
  'before the best',
  'before the mean',
  'leads',
] as const;
const ABOARD = [
  'afloat',
  'forecast',
  'forecast before the best',
  'rival afloat',
  'ready ships',
  'turns home',
  'next cargo',
] as const;
const END = [
  'all colours',
  'colours aboard',
  'all colours next',
  'rival all colours',
  'rival all colours next',
  'final',
  'final before the best',
  'final leads',
  'last lead',
  'last leads',
] as const;
const HAND = ['hand', 'hand colours', 'hand before the mean', 'prey', 'raid gain', 'raid harm', 'raid now'] as const;

/** Features of a seat about itself, in order. */
export const SEAT_FIGURES = [...MATCH, ...TURNS, ...WAREHOUSE, ...ABOARD, ...END, ...HAND] as const;

/** Counts, scaled to about 1. */
const POINTS = 1 / 50;
const TENTHS = POINTS / 10;
const LEAD = 1 / 25;
const GAIN = 1 / 20;
const MAX_PLAYERS = 4;
const PROFILE = 5;

/** A number between -2 and 2. */
const within = (x: number): number => (x > 2 ? 2 : x < -2 ? -2 : x);
/** 1 for more, ½ for as many. */
const ahead = (own: number, best: number): number => (own > best ? 1 : own === best ? 0.5 : 0);
const flag = (is: boolean): number => (is ? 1 : 0);

/** A seat in a position. `opponents` must have been filled for it. */
export interface SeatPosition {
  readonly s: GoldenHornState;
  readonly survey: Survey;
  readonly opponents: Opponents;
  readonly seat: number;
}

/** Writes the numbers of `SEAT_FIGURES` into `out` from `first` on. */
export function writeSeat(position: SeatPosition, out: Float32Array, first: number): void {
  const { s, survey, opponents, seat } = position;
  const standing = survey.standings[seat];
  if (!standing) return;
  let i = writeMatch(s, out, first);
  i = writeTurns(s, seat, out, i);
  i = writeWarehouse(position, standing, out, i);
  i = writeAboard(standing, opponents, out, i);
  i = writeEnd(position, standing, out, i);
  writeHand(position, out, i);
}

function writeMatch(s: GoldenHornState, out: Float32Array, first: number): number {
  const { players, raidCards, board } = s.tables;
  let i = first;
  for (let count = 2; count <= MAX_PLAYERS; count++) out[i++] = flag(players === count);
  out[i++] = raidCards / 3;
  out[i++] = within(s.round / 30);
  out[i++] = s.bagCount / (board.cubesPerColour * COLOUR_COUNT);
  out[i++] = (shortAt(s.cityCounts, 0) + shortAt(s.cityCounts, 1)) / (2 * board.citySize);
  out[i++] = s.lastRound;
  return i;
}

function writeTurns(s: GoldenHornState, seat: number, out: Float32Array, first: number): number {
  const { players } = s.tables;
  const own = seat === s.seat;
  let i = first;
  out[i++] = flag(own);
  out[i++] = ((seat - Math.max(s.seat, 0) + players) % players) / (MAX_PLAYERS - 1);
  out[i++] = flag(s.lastRound === 0 || (own ? s.step === TURN || s.step === VOYAGE : movesThisRound(s, seat, 0)));
  out[i++] = flag(own && raidsThisRound(s, seat));
  out[i++] = flag(own && s.step === VOYAGE);
  out[i++] = flag(own && s.step === CLOSE);
  out[i++] = seat === s.pendingSeat ? s.pendingCards / 3 : 0;
  out[i++] = flag(s.announcedBy === seat);
  return i;
}

function writeWarehouse(position: SeatPosition, standing: Standing, out: Float32Array, first: number): number {
  const { s, survey, opponents, seat } = position;
  const { points, promise } = standing;
  let i = first;
  out[i++] = within(points * POINTS);
  out[i++] = within(promise * TENTHS);
  out[i++] = within(shortAt(s.warehouseCounts, seat) / 30);
  for (let row = 1; row <= PROFILE; row++) out[i++] = (survey.rows[seat]?.lengthOf(row) ?? 0) / COLOUR_COUNT;
  out[i++] = within((points - opponents.points) * LEAD);
  out[i++] = within((points - opponents.allPoints / (s.tables.players - 1)) * LEAD);
  out[i++] = ahead(points, opponents.points);
  return i;
}

function writeAboard(standing: Standing, opponents: Opponents, out: Float32Array, first: number): number {
  let i = first;
  out[i++] = within(standing.afloat * GAIN);
  out[i++] = within((standing.forecast * POINTS) / SHARES);
  out[i++] = within(((standing.forecast - opponents.forecast) * LEAD) / SHARES);
  out[i++] = within(opponents.afloat * GAIN);
  out[i++] = standing.ready / SHIP_COUNT;
  out[i++] = within(standing.turnsHome / 20);
  out[i++] = standing.nextCargo / 10;
  return i;
}

/** Distance of the end, and the winner if this round were the last. */
function writeEnd(position: SeatPosition, standing: Standing, out: Float32Array, first: number): number {
  const { s, survey, opponents, seat } = position;
  const final = wordAt(survey.final, seat);
  const lead = within((final - opponents.final) * LEAD);
  const leads = ahead(final, opponents.final);
  let i = first;
  out[i++] = flag(standing.colours === COLOUR_COUNT);
  out[i++] = standing.coloursAboard / COLOUR_COUNT;
  out[i++] = flag(standing.coloursNext === COLOUR_COUNT);
  out[i++] = flag(opponents.colours === COLOUR_COUNT);
  out[i++] = flag(opponents.coloursNext === COLOUR_COUNT);
  out[i++] = within(final * POINTS);
  out[i++] = lead;
  out[i++] = leads;
  out[i++] = s.lastRound === 1 ? lead : 0;
  out[i++] = s.lastRound === 1 ? leads : 0;
  return i;
}

function writeHand({ s, survey, opponents, seat }: SeatPosition, out: Float32Array, first: number): void {
  const { raids } = survey;
  const cards = shortAt(s.handCounts, seat);
  let colours = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    if (byteAt(s.hands, seat * COLOUR_COUNT + colour) > 0) colours += 1;
  const gain = wordAt(raids.gain, seat);
  let i = first;
  out[i++] = within(cards / 8);
  out[i++] = colours / COLOUR_COUNT;
  out[i++] = within((cards - opponents.allCards / (s.tables.players - 1)) / 8);
  out[i++] = within(wordAt(raids.prey, seat) / 3);
  out[i++] = gain / 5;
  out[i++] = wordAt(raids.harm, seat) / 5;
  out[i++] = seat === s.seat && raidsThisRound(s, seat) ? gain / 5 : 0;
}
