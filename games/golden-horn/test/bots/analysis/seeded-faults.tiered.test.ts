import { join } from 'node:path';
import { analysing, triesBudget } from '@levante/bots';
import { entryOf } from '@levante/contract';
import { readSeeded } from '@levante/testkit';
import { length } from '@levante/testkit/tier';
import { describe, expect, it } from 'vitest';
import { goldenHornKit } from '../../../bots/index.ts';
import { goldenHorn } from '../../../rules/index.ts';

/** Fewer than usual: what is plainly bad is seen at a glance. */
const TRIES = 40;
const games = new Map([[goldenHorn.id, entryOf(goldenHorn)]]);
const PLANTED = length({ quick: ['stopped-at-the-door'], slow: ['stopped-at-the-door', 'announced-behind'] });

describe('an analysis of a match in which one turn is plainly bad', () => {
  it.each(PLANTED)('calls it a blunder and says why: %s', (name) => {
    const { record, ply, seat, reason } = readSeeded(join(import.meta.dirname, `${name}.levante.json`));
    const kit = goldenHornKit;
    const budget = (share: number) => triesBudget(Math.ceil(TRIES * share));
    const level = kit.analyst ?? '';
    const run = analysing({ games, record, kit, level, advisers: kit.advisers, seed: 1, budget });
    let step = run.next();
    while (!step.done) step = run.next();
    const { turns } = step.value;
    const turn = turns.find((one) => one.ply <= ply && ply < one.ply + one.plies);
    expect(turn).toMatchObject({ seat, mark: 'blunder' });
    expect(turn?.reasons.map(({ kind }) => kind)).toContain(reason);
  });
});
