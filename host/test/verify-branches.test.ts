import { Random } from '@levante/contract';
import { BranchedDealer, branchSeed, commitmentOf, Dealer } from '@levante/dealer';
import { GAMES } from '@levante/games/rules';
import { describe, expect, it } from 'vitest';
import { verifyRecord } from '../src/verify/verify.ts';

const SEED = '5e'.repeat(32);
/** Id of the match that a branch came from. */
const originAt = (i: number): string => `match${String(i).padStart(9, '0')}`;

const isSeat = (actor: string | null): actor is string => actor !== null && actor !== '*';

/**
 * Plays a random match and returns its record. At the first turn from each of these plies on, it continues another match, as
 * often as they are listed.
 */
function recordWith(gameId: string, from: readonly number[]) {
  const opened = GAMES.get(gameId)?.open({ players: 3 });
  if (!opened?.ok) throw new Error(`${gameId} cannot be opened`);
  const table = opened.value;
  const random = new Random(11);
  const actions: string[] = [];
  const plies: number[] = [];
  let last: string | null = null;
  let seed = SEED;
  let dealer = new Dealer(seed);
  while (!table.result()) {
    const legal = table.legal();
    const isTurn = isSeat(legal.actor) && legal.actor !== last;
    for (let next = from[plies.length]; isTurn && next !== undefined && next <= actions.length; ) {
      plies.push(actions.length);
      seed = branchSeed(seed, actions.length);
      dealer = new Dealer(seed);
      next = from[plies.length];
    }
    if (isSeat(legal.actor)) last = legal.actor;
    const line = legal.actor === '*' ? dealer.draw(legal) : (legal.actions[random.below(legal.actions.length)] ?? '');
    if (!table.play(line).ok) throw new Error(line);
    actions.push(line);
  }
  const branches = plies.map((ply, i) => ({ ply, from: originAt(i) }));
  const head = { format: 'levante-record', version: 1, game: gameId, rulesVersion: table.rulesVersion };
  const deal = { commitment: commitmentOf(SEED), seed: SEED, meta: { branches } };
  return { ...head, options: table.options, ...deal, actions, result: table.result() };
}

/** Returns the seat of each action, null for chance. */
const seatsOf = ({ actions }: { readonly actions: readonly string[] }) =>
  actions.map((line) => (line.startsWith('*') ? null : line.slice(0, line.indexOf(' '))));

describe.each([...GAMES.keys()])('a record of %s with branches', (game) => {
  it.each([
    [[]],
    [[0]],
    [[60]],
    [[40, 80]],
    [[80, 80]],
    [[30, 80, 80, 120]],
  ])('is verified with branches at the turns after %j, which the result lists', (from) => {
    const record = recordWith(game, from);
    const { branches } = record.meta;
    expect(branches).toHaveLength(from.length);
    expect(verifyRecord(GAMES, record)).toMatchObject({ ok: true, verified: { deal: true, branches } });
  });

  it('is verified with a branch at the start of any turn, and refused with one at another ply', () => {
    const record = recordWith(game, []);
    const seats = seatsOf(record);
    const { length } = record.actions;
    // The deal of the record stays that of a match without branches: only the code of the fault tells the cases apart.
    const found = Array.from({ length: length + 1 }, (_, ply) => {
      const meta = { branches: [{ ply, from: originAt(0) }] };
      const verdict = verifyRecord(GAMES, { ...record, meta });
      return !verdict.ok && verdict.fault.code === 'branch-differs' ? verdict.fault : null;
    });
    for (const [ply, fault] of found.entries()) {
      const last = seats.slice(0, ply).findLast((seat) => seat !== null);
      const isTurn = ply < length && seats[ply] !== null && seats[ply] !== last;
      if (isTurn) expect(fault).toBeNull();
      else expect(fault).toMatchObject({ ply, action: record.actions[ply] ?? null, why: 'no-turn-began' });
    }
    expect(found.filter((fault) => fault !== null).length).toBeGreaterThan(length / 2);
  });

  it('is refused if its opening was dealt again with invented branches during the opening', () => {
    const record = recordWith(game, []);
    const seats = seatsOf(record);
    const opening = seats.indexOf(null);
    const end = seats.findIndex((seat, ply) => ply > opening && seat !== null);
    expect(end - opening).toBeGreaterThan(5);
    for (let ply = opening; ply < end; ply++) {
      for (let count = 1; count < 5; count++) {
        const branches = Array.from({ length: count }, (_, i) => ({ ply, from: originAt(i) }));
        const dealt = recordDealtAnew(
          record,
          branches.map((branch) => branch.ply),
        );
        expect(verifyRecord(GAMES, { ...dealt, meta: { branches } })).toMatchObject({
          ok: false,
          fault: { ply, code: 'branch-differs' },
        });
      }
    }
  });

  it('is refused if branches are missing or others are added', () => {
    const record = recordWith(game, [60, 90]);
    const [one, two] = record.meta.branches;
    if (!one || !two) throw new Error('no branches');
    const again = { ...two, from: originAt(2) };
    for (const branches of [[], [one], [two], [one, two, again]]) {
      const verdict = verifyRecord(GAMES, { ...record, meta: { branches } });
      expect(verdict).toMatchObject({ ok: false, fault: { code: 'deal-differs', why: 'seed-gives' } });
    }
  });

  it.each([
    ['/meta/branches', {}],
    ['/meta/branches', [7]],
    ['/meta/branches', [{ ply: 3, from: 7 }]],
    ['/meta/branches', [{ ply: 3, from: 'x' }]],
    ['/meta/branches', [{ ply: 1.5, from: originAt(0) }]],
    ['/meta/branches', [{ ply: 3, from: originAt(0), why: '' }]],
    ['/meta/branches/0/ply', [{ ply: -1, from: originAt(0) }]],
    [
      '/meta/branches/1/ply',
      [
        { ply: 9, from: originAt(0) },
        { ply: 8, from: originAt(1) },
      ],
    ],
    [
      '/meta/branches/2/from',
      [
        { ply: 8, from: originAt(0) },
        { ply: 8, from: originAt(1) },
        { ply: 9, from: originAt(0) },
      ],
    ],
    ['/meta/branches/0/ply', [{ ply: 1_000_000, from: originAt(0) }]],
  ])('is refused at the path %s for the branches %j', (path, branches) => {
    const verdict = verifyRecord(GAMES, { ...recordWith(game, []), meta: { branches } });
    expect(verdict).toMatchObject({ ok: false, fault: { ply: -1, code: 'bad-request', detail: `{"path":"${path}"}` } });
  });
});

/** Plays the match of the record as it would be dealt with branches at these plies. */
function recordDealtAnew(record: ReturnType<typeof recordWith>, plies: readonly number[]) {
  const opened = GAMES.get(record.game)?.open(record.options);
  if (!opened?.ok) throw new Error(`${record.game} cannot be opened`);
  const table = opened.value;
  const dealer = new BranchedDealer(SEED, plies);
  const random = new Random(11);
  const actions: string[] = [];
  while (!table.result()) {
    const legal = table.legal();
    const isDealt = legal.actor === '*';
    const drawn = () => dealer.at(actions.length).draw(legal);
    const line = isDealt ? drawn() : (legal.actions[random.below(legal.actions.length)] ?? '');
    if (!table.play(line).ok) throw new Error(line);
    actions.push(line);
  }
  return { ...record, actions, result: table.result() };
}

it('each branch is dealt from a separate seed', () => {
  const seeds = [SEED, branchSeed(SEED, 1), branchSeed(SEED, 11), branchSeed(branchSeed(SEED, 1), 1)];
  expect(new Set(seeds).size).toBe(seeds.length);
  const dealer = new BranchedDealer(SEED, [5, 5]);
  const legal = { actor: '*', actions: Array.from({ length: 1000 }, (_, i) => String(i)) };
  expect(dealer.at(4).draw(legal)).toBe(new Dealer(SEED).draw(legal));
  expect(dealer.at(5).draw(legal)).toBe(new Dealer(branchSeed(branchSeed(SEED, 5), 5)).draw(legal));
});
