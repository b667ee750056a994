import { readdirSync, readFileSync } from 'node:fs';
import { isObject } from '@levante/contract';
import { conformance } from '@levante/testkit';
import { describe, expect, it } from 'vitest';
import { type ElCapitanFact, type ElCapitanState, elCapitan, elCapitanProof } from '../rules/index.ts';
import { optionsFor, playRandomly } from './play.ts';

const SCENARIOS = new URL('../../../records/scenarios/el-capitan/', import.meta.url);
const { count, enter } = elCapitanProof.ledger;

/** What somebody does in the scenarios: the states before, and the actions as lines. */
function* scenarioSteps(): Generator<readonly [ElCapitanState, readonly string[]]> {
  for (const name of readdirSync(SCENARIOS)) {
    const { state, options, steps } = JSON.parse(readFileSync(new URL(name, SCENARIOS), 'utf8'));
    const loaded = elCapitan.fromJson({ ...state, options });
    if (!loaded.ok || !Array.isArray(steps)) continue;
    const lines = steps.flatMap((step: unknown) => (isObject(step) && Array.isArray(step.apply) ? step.apply : []));
    yield [loaded.value, lines.map(String)];
  }
}

/** Does a line; gives its journal. */
function play(state: ElCapitanState, line: string): readonly ElCapitanFact[] {
  const parsed = elCapitan.parse(state, line);
  if (!parsed.ok) throw new Error(`${line}: ${parsed.refusal.code}`);
  const journal: ElCapitanFact[] = [];
  elCapitan.apply(state, parsed.value, journal);
  return journal;
}

describe('El Capitán keeps the contract', () => {
  it('over every number of players and set of extra cities', () => {
    const plan = { game: elCapitan, ...elCapitanProof, seed: 11, matches: 32, thin: 5 };
    expect(conformance(plan)).toEqual([]);
  });

  it('with a journal that adds up in every scenario', () => {
    let facts = 0;
    for (const [state, lines] of scenarioSteps()) {
      for (const line of lines) {
        const tally = count(state);
        for (const fact of play(state, line)) {
          enter(tally, fact);
          facts += 1;
        }
        const after = count(state);
        for (const name of new Set([...tally.keys(), ...after.keys()])) {
          expect([line, name, tally.get(name) ?? 0]).toEqual([line, name, after.get(name) ?? 0]);
        }
      }
    }
    expect(facts).toBeGreaterThan(60);
  });

  it('with a book that would miss every fact that moves something', () => {
    const missed = new Set<ElCapitanFact['type']>();
    const look = (before: ReadonlyMap<string, number>, journal: readonly ElCapitanFact[]): void => {
      for (const fact of journal) {
        const tally = new Map(before);
        enter(tally, fact);
        if ([...tally].some(([name, amount]) => amount !== (before.get(name) ?? 0))) missed.add(fact.type);
      }
    };
    for (const [state, lines] of scenarioSteps()) for (const line of lines) look(count(state), play(state, line));
    for (const seed of [1, 2, 3]) {
      playRandomly(optionsFor(3, ['CAN', 'POR']), seed, ({ state, step }) => look(count(state), step()));
    }
    expect([...missed].sort()).toEqual([
      'bonus-won',
      'bought',
      'fortress-built',
      'house-built',
      'house-gone',
      'house-reopened',
      'house-shut',
      'income',
      'loan-extended',
      'loan-repaid',
      'loan-taken',
      'paid',
      'pile-renewed',
      'pirate-anchored',
      'pirate-sailed',
      'revealed',
      'sailed',
      'ship-moved',
      'supplied',
    ]);
  });
});
