import { CHANCE } from '@levante/contract';
import { type CityCode, type ElCapitanFact, type ElCapitanState, elCapitan } from '@levante/el-capitan/rules';
import type { Preview, Target, Trail } from '@levante/el-capitan/table/match/props.ts';
import type { When } from './match.ts';

/** One picture of the gallery. */
export interface Fixture {
  readonly record: string;
  readonly when: When;
  readonly forecast?: boolean;
  readonly chosen?: Target;
  readonly reach?: readonly CityCode[];
  /** Plan under the pointer. */
  readonly preview?: Preview;
  readonly trails?: readonly Trail[];
  /** Sheet shown over the table. */
  readonly over?: 'payday' | 'settlement' | 'starter' | 'end' | 'scrubber';
  readonly names?: readonly string[];
  /** Whether this screen only watches. */
  readonly watching?: boolean;
}

const json = (state: ElCapitanState) => elCapitan.toJson(state);
const deciding = (state: ElCapitanState) => elCapitan.actor(state) !== CHANCE && json(state).step === 'turn';
const inPhase = (phase: number, round: number) => (state: ElCapitanState) => {
  const now = json(state);
  return deciding(state) && now.phase === phase && now.round >= round;
};
const bigHand = (cards: number) => (state: ElCapitanState) => {
  const now = json(state);
  return deciding(state) && (now.players[now.seat ?? 0]?.hand.length ?? 0) >= cards;
};
const canBuild = (phase: number, round: number) => (state: ElCapitanState) => {
  const now = json(state);
  const ship = now.players[now.seat ?? 0]?.ship;
  return inPhase(phase, round)(state) && ship !== null && ship?.city !== 'BANK' && now.turn.acted === null;
};
const paid = (state: ElCapitanState, facts: readonly ElCapitanFact[]) =>
  facts.some(({ type }) => type === 'payday') && json(state).phase === 2;
/** A seat with several loans to settle but too little money to repay all. */
const inDebt = (state: ElCapitanState) => {
  const { step, actor, players } = json(state);
  const player = step === 'settle' ? players[Number(actor)] : undefined;
  return player !== undefined && player.loans.length > 2 && player.cash < 12 * player.loans.length;
};
const atStep = (step: 'starter') => (state: ElCapitanState) => json(state).step === step;

export const FIXTURES: { readonly [name: string]: Fixture } = {
  opening: { record: '3-base', when: deciding },
  'first-phase': { record: '3-base', when: inPhase(1, 4) },
  'mid-game': { record: '4-base', when: 322 },
  build: { record: '4-base', when: canBuild(2, 3) },
  hint: { record: '4-base', when: canBuild(3, 2) },
  reach: { record: '4-base', when: inPhase(2, 2), chosen: { on: 'hand-card', card: 'VEN-TUN' }, reach: ['VEN', 'ALE'] },
  plan: {
    record: '4-base',
    when: 322,
    preview: {
      seat: 0,
      route: ['ALE', 'NAP'],
      berth: 2,
      house: { site: 3, neutral: false },
      fortress: null,
      shuts: 1,
    },
    trails: [
      { who: 1, from: 'MAR', to: 'ATH' },
      { who: 2, from: 'TAN', to: 'VAL' },
      { who: 3, from: 'VAL', to: 'BANK' },
    ],
  },
  forecast: { record: '4-base', when: 334, forecast: true },
  shutting: { record: '4-base', when: (_, facts) => facts.some(({ type }) => type === 'house-shut') },
  two: { record: '2-base', when: inPhase(3, 2) },
  'two-forecast': { record: '2-por-lis-can', when: inPhase(3, 2), forecast: true },
  'three-triangle': { record: '3-lis', when: inPhase(2, 4) },
  five: { record: '5-base', when: inPhase(3, 2), names: ['Ada', 'Bartholomew', 'Cleo', 'Dan', 'Evangelina'] },
  twelve: { record: '5-por-lis-can', when: inPhase(3, 2) },
  'twelve-forecast': { record: '5-por-lis-can', when: inPhase(3, 3), forecast: true },
  pirate: { record: '4-can', when: inPhase(2, 3) },
  'many-cards': { record: '2-lis', when: bigHand(16) },
  watching: { record: '4-lis-can', when: inPhase(2, 3), watching: true },
  payday: { record: '4-por-lis', when: paid, over: 'payday' },
  settlement: { record: '4-base', when: inDebt, over: 'settlement' },
  starter: { record: '4-base', when: atStep('starter'), over: 'starter' },
  scrubber: { record: '3-base', when: 165, over: 'scrubber' },
  end: { record: '4-base', when: 372, over: 'end' },
  'end-five': { record: '5-por-lis-can', when: 528, over: 'end' },
};
