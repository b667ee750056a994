import { Random } from '@levante/contract';
import { BranchedDealer, branchSeed, commitmentOf, Dealer } from '@levante/dealer';
import { GAMES } from '@levante/games/rules';
import { describe, expect, it } from 'vitest';
import { verifyRecord } from '../src/verify/verify.ts';

const SEED = '5e'.repeat(32);
const FROM = 'a'.repeat(14);

/** Plays a random match dealt with branches at these plies; returns its record. */
function recordWith(gameId: string, plies: readonly number[]) {
  const opened = GAMES.get(gameId)?.open({ players: 3 });
  if (!opened?.ok) throw new Error(`${gameId} cannot be opened`);
  const table = opened.value;
  const dealer = new BranchedDealer(SEED, plies);
  const random = new Random(11);
  const actions: string[] = [];
  while (!table.result()) {
    const legal = table.legal();
    const line =
      legal.actor === '*'
        ? dealer.at(actions.length).draw(legal)
        : (legal.actions[random.below(legal.actions.length)] ?? '');
    if (!table.play(line).ok) throw new Error(line);
    actions.push(line);
  }
  const meta = { branches: plies.map((ply) => ({ ply, from: FROM })) };
  const head = { format: 'levante-record', version: 1, game: gameId, rulesVersion: table.rulesVersion };
  const deal = { commitment: commitmentOf(SEED), seed: SEED, meta };
  return { ...head, options: table.options, ...deal, actions, result: table.result() };
}

describe.each([...GAMES.keys()])('a record of %s with branches', (game) => {
  it.each([
    [[]],
    [[0]],
    [[60]],
    [[40, 80]],
    [[80, 80]],
    [[30, 80, 80, 120]],
  ])('is proven with branches at %j', (plies) => {
    expect(verifyRecord(GAMES, recordWith(game, plies))).toMatchObject({ ok: true, verified: { deal: true } });
  });

  it.each([
    [[]],
    [[60]],
    [[60, 90, 90]],
    [[61, 90]],
    [[59, 90]],
  ])('is not proven by branches at %j instead', (plies) => {
    const meta = { branches: plies.map((ply) => ({ ply, from: FROM })) };
    const verdict = verifyRecord(GAMES, { ...recordWith(game, [60, 90]), meta });
    // The next draw after the ply may be as far as some plies later: then both branches deal the same.
    const record = recordWith(game, [60, 90]);
    const isSame = JSON.stringify(recordWith(game, plies).actions) === JSON.stringify(record.actions);
    expect(verdict.ok).toBe(isSame);
    if (!verdict.ok) expect(verdict.fault).toMatchObject({ code: 'deal-differs', why: 'seed-gives' });
  });

  it.each([
    ['/meta/branches', {}],
    ['/meta/branches', [7]],
    ['/meta/branches', [{ ply: 3, from: 7 }]],
    ['/meta/branches', [{ ply: 1.5, from: FROM }]],
    ['/meta/branches', [{ ply: 3, from: FROM, why: '' }]],
    ['/meta/branches/0/ply', [{ ply: -1, from: FROM }]],
    [
      '/meta/branches/1/ply',
      [
        { ply: 9, from: FROM },
        { ply: 8, from: FROM },
      ],
    ],
    ['/meta/branches/0/ply', [{ ply: 1_000_000, from: FROM }]],
  ])('is refused at %s for %j', (path, branches) => {
    const verdict = verifyRecord(GAMES, { ...recordWith(game, []), meta: { branches } });
    expect(verdict).toMatchObject({ ok: false, fault: { ply: -1, code: 'bad-request', detail: `{"path":"${path}"}` } });
  });
});

it('every branch has a stream of its own', () => {
  const seeds = [SEED, branchSeed(SEED, 1), branchSeed(SEED, 11), branchSeed(branchSeed(SEED, 1), 1)];
  expect(new Set(seeds).size).toBe(seeds.length);
  const dealer = new BranchedDealer(SEED, [5, 5]);
  const legal = { actor: '*', actions: Array.from({ length: 1000 }, (_, i) => String(i)) };
  expect(dealer.at(4).draw(legal)).toBe(new Dealer(SEED).draw(legal));
  expect(dealer.at(5).draw(legal)).toBe(new Dealer(branchSeed(branchSeed(SEED, 5), 5)).draw(legal));
});
