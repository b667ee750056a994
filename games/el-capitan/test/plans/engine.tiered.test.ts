import { readFileSync } from 'node:fs';
import { Random, readRecord } from '@levante/contract';
import { length } from '@levante/testkit/tier';
import { describe, expect, it } from 'vitest';
import { type ElCapitanState, elCapitan, plansOf, RECONSTRUCTED } from '../../rules/index.ts';
import { PAID_SAILING } from '../../rules/pirate/pirate.ts';
import { fileName } from '../corpus.ts';
import { positions } from '../dead-end-definition.ts';
import { CITY_SETS, optionsFor, PLAYERS } from '../play.ts';
import { cashAfter, cheapestByEngine, cheapestByPlans, minByEngine } from './every-turn.ts';

/** Number of positions compared per match, and the maximum positions the engine may visit for each. */
const A_MATCH = length({ quick: 3, slow: 20, long: 40 });
const MAX_POSITIONS = length({ quick: 800, slow: 4000 });

/** Number of turns tested per recorded match, and a limit on positions that the engine never reaches there. */
const OF_A_RECORD = length({ quick: 1, slow: 6 });
const PLENTY = 200_000;
const RECORDS = new URL('../../../../records/independent/', import.meta.url);

const TABLES = PLAYERS.flatMap((players) => CITY_SETS.map((cities) => ({ players, cities })));

describe.each(TABLES)('plans of $players players with $cities', ({ players, cities }) => {
  it('are legal, and the cheapest for each house, fortress and reopening that is possible', () => {
    const random = new Random(players * 31 + cities.length * 7);
    let compared = 0;
    for (const { state } of positions(players, cities, RECONSTRUCTED, random)) {
      // No plans exist in the middle of a pirate move.
      if (random.below(6) > 0 || state.paidPirate === PAID_SAILING) continue;
      const engine = cheapestByEngine(state, MAX_POSITIONS);
      if (engine === null) continue;
      const plans = plansOf(state);
      expect(Object.fromEntries(cheapestByPlans(plans))).toEqual(Object.fromEntries(engine));
      for (const plan of plans) expect(cashAfter(state, plan), plan.lines.join()).toBe(plan.cashLeft);
      compared += 1;
      if (compared === A_MATCH) return;
    }
    expect(compared).toBeGreaterThan(0);
  });
});

/** Returns turns of a recorded match before their action, spread evenly over it. */
function recorded(players: number, cities: readonly string[]): readonly ElCapitanState[] {
  const read = readRecord(JSON.parse(readFileSync(new URL(fileName(players, cities), RECORDS), 'utf8')));
  if (!read.ok) throw new Error('no record');
  const { actions } = read.value;
  const state = elCapitan.setup(optionsFor(players, cities));
  const found: ElCapitanState[] = [];
  for (const [ply, line] of actions.entries()) {
    const { step, actor, turn } = elCapitan.toJson(state);
    const isNext = ply >= ((found.length + (players - 1) / PLAYERS.length) * actions.length) / OF_A_RECORD;
    if (isNext && step === 'turn' && actor !== '*' && turn.acted === null) found.push(elCapitan.clone(state));
    const action = elCapitan.parse(state, line);
    if (!action.ok) throw new Error(`not in the notation: ${line}`);
    elCapitan.apply(state, action.value);
  }
  return found.filter((one) => one.paidPirate !== PAID_SAILING);
}

describe('in recorded matches', () => {
  it.each(TABLES)('of $players players with $cities, the plan offered first is the cheapest', ({ players, cities }) => {
    for (const state of recorded(players, cities)) {
      const [first] = plansOf(state);
      expect(first?.price ?? Number.POSITIVE_INFINITY).toBe(minByEngine(state, PLENTY));
    }
  });
});
