import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coinRace } from '@levante/coin-race/rules';
import { entryOf } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { describe, expect, it } from 'vitest';
import { missing, type Scenario, type ScenarioStep, scenarioFault } from '../src/scenario.ts';

const folder = join(import.meta.dirname, '..', '..', 'records', 'scenarios');

for (const game of readdirSync(folder)) {
  describe(`scenarios of ${game}`, () => {
    const files = readdirSync(join(folder, game)).filter((name) => name.endsWith('.json'));

    it('are at least sixty', () => expect(files.length).toBeGreaterThanOrEqual(60));

    it.each(files)('%s', (name) => {
      const scenario: Scenario = JSON.parse(readFileSync(join(folder, game, name), 'utf8'));
      const entry = GAMES.get(scenario.game);
      expect(entry?.id).toBe(game);
      if (entry) expect(scenarioFault(entry, scenario)).toBeNull();
    });
  });
}

describe('a scenario', () => {
  const entry = entryOf(coinRace);
  const scenario = (step: ScenarioStep, more: Partial<Scenario> = {}): Scenario => {
    const state = { scores: [1, 0] };
    return { name: '', game: 'coin-race', options: {}, clauses: [], about: '', state, steps: [step], ...more };
  };

  it.each<[string, ScenarioStep]>([
    ['legal', { legal: ['0 step 2'] }],
    ['illegal', { illegal: ['1 step 1'], code: 'not-your-turn' }],
    ['exactly', { exactly: ['0 step 2', '0 step 1'] }],
    ['state', { state: { scores: [1, 0], seat: 0 } }],
    ['apply, then state', { apply: ['0 step 2', '* heads'], state: { scores: [4, 0], seat: 1 } }],
  ])('succeeds with a correct expectation: %s', (_, step) => {
    expect(scenarioFault(entry, scenario(step))).toBeNull();
  });

  it.each<[string, ScenarioStep]>([
    ['legal', { legal: ['0 step 3'] }],
    ['illegal', { illegal: ['0 step 1'] }],
    ['code', { illegal: ['1 step 1'], code: 'match-over' }],
    ['exactly, one too few', { exactly: ['0 step 2'] }],
    ['exactly, one too many', { exactly: ['0 step 1', '0 step 2', '0 step 3'] }],
    ['apply', { apply: ['1 step 1'] }],
    ['state', { state: { scores: [1, 1] } }],
    ['an unknown key', { state: { colour: 'red' } }],
    ['forecast', { forecast: {} }],
  ])('fails with a wrong expectation: %s', (_, step) => {
    expect(scenarioFault(entry, scenario(step))).toMatch(/^step 1: /);
  });

  it('compares weights in the order of its list', () => {
    const exactly = ['* tails', '* heads'];
    const flip = { state: { scores: [1, 0], flip: true } };
    expect(scenarioFault(entry, scenario({ exactly, weights: [2, 1] }, flip))).toBeNull();
    expect(scenarioFault(entry, scenario({ exactly, weights: [1, 2] }, flip))).toMatch(/weights/);
  });

  it('can expect a refusal of its state', () => {
    const state = { scores: [1] };
    expect(scenarioFault(entry, scenario({}, { state, refused: 'bad-state' }))).toBeNull();
    expect(scenarioFault(entry, scenario({}, { state, refused: 'bad-options' }))).toMatch(/^step 0/);
    expect(scenarioFault(entry, scenario({}, { state }))).toMatch(/^step 0/);
    expect(scenarioFault(entry, scenario({}, { refused: 'bad-state' }))).toMatch(/^step 0/);
  });

  it('expects lists of the same length, and objects that may have further keys', () => {
    expect(missing({ a: [{}, 1] }, { a: [{ b: 1 }, 1], c: 2 })).toBeNull();
    expect(missing([1], [1, 2])).not.toBeNull();
    expect(missing({ 0: 1 }, [1])).not.toBeNull();
    expect(missing(null, {})).not.toBeNull();
    expect(missing({}, null)).not.toBeNull();
  });
});
