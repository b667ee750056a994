import { length } from '@levante/testkit/tier';
import { describe, expect, it } from 'vitest';
import { ADVISERS, ANALYST, analysing, KITS, triesBudget } from '../../src/index.ts';
import { GAMES, readPlanted } from './planted.ts';

/** Two of each game. */
const PLANTED = length({
  quick: ['loan-at-the-end', 'announced-behind'],
  slow: ['loan-at-the-end', 'shopping-at-the-end', 'stopped-at-the-door', 'announced-behind'],
});
/** Fewer than usual: what is plainly bad is seen at a glance. */
const TRIES = 40;

describe('an analysis of a match in which one turn is plainly bad', () => {
  it.each(PLANTED)('calls it a blunder and says why: %s', (name) => {
    const { record, ply, seat, reason } = readPlanted(name);
    const kit = KITS.get(record.game);
    if (!kit) throw new Error(`no bots for ${record.game}`);
    const budget = (share: number) => triesBudget(Math.ceil(TRIES * share));
    const run = analysing({ games: GAMES, record, kit, level: ANALYST, advisers: ADVISERS, seed: 1, budget });
    let step = run.next();
    while (!step.done) step = run.next();
    const { turns } = step.value;
    const turn = turns.find((one) => one.ply <= ply && ply < one.ply + one.plies);
    expect(turn).toMatchObject({ seat, mark: 'blunder' });
    expect(turn?.reasons.map(({ kind }) => kind)).toContain(reason);
  });
});
