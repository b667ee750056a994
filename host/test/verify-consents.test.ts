import { Random } from '@levante/contract';
import { branchSeed, commitmentOf, consentOf, Dealer, dealingSeed, linkAfter, MAX_CONSENTS } from '@levante/dealer';
import { GAMES } from '@levante/games/rules';
import { expect, it } from 'vitest';
import { verifyRecord } from '../src/verify/verify.ts';

const SEED = '5e'.repeat(32);
const SECRETS = ['a1', 'b2'].map((byte) => byte.repeat(16));
const ENTROPY = [...SECRETS.map((secret) => consentOf(secret, 0)), null];
const [ANNA = '', BO = ''] = SECRETS;

/** Returns the record of a match of three, of whom two added entropy, which was taken back to its first turn some times. */
function takenBack(times: number, consents?: unknown) {
  const opened = GAMES.get('el-capitan')?.open({ players: 3 });
  if (!opened?.ok) throw new Error('El Capitán cannot be opened');
  const table = opened.value;
  const random = new Random(3);
  const actions: string[] = [];
  const branches: { ply: number; from: string }[] = [];
  let seed = dealingSeed(SEED, ENTROPY);
  let dealer = new Dealer(seed);
  while (!table.result()) {
    const legal = table.legal();
    while (legal.actor === '0' && branches.length < times) {
      branches.push({ ply: actions.length, from: `match${String(branches.length).padStart(9, '0')}` });
      seed = branchSeed(seed, actions.length);
      dealer = new Dealer(seed);
    }
    const line = legal.actor === '*' ? dealer.draw(legal) : (legal.actions[random.below(legal.actions.length)] ?? '');
    table.play(line);
    actions.push(line);
  }
  const meta = { entropy: ENTROPY, branches, ...(consents !== undefined && { consents }) };
  const head = { format: 'levante-record', version: 1, game: 'el-capitan', options: table.options };
  return { ...head, commitment: commitmentOf(SEED), seed: SEED, actions, result: table.result(), meta };
}

/** Returns consents of both who added entropy, the n-th of each at each branch. */
const consentsAt = (...numbers: readonly number[]) => numbers.map((n) => [consentOf(ANNA, n), consentOf(BO, n), null]);

const unproven = (times: number, consents?: unknown) => {
  const verdict = verifyRecord(GAMES, takenBack(times, consents));
  return verdict.ok ? verdict.verified.unproven : verdict.fault;
};

it('a record without branches needs no consents', () => {
  expect(unproven(0)).toEqual([]);
});

it('a record with branches but no consents verifies, and its branches are reported as unproven', () => {
  expect(unproven(2)).toEqual(['consent']);
});

it('branches are proven by the consents of every seat that added entropy', () => {
  expect(unproven(1, consentsAt(1))).toEqual([]);
  expect(unproven(3, consentsAt(1, 2, 3))).toEqual([]);
  expect(unproven(MAX_CONSENTS, consentsAt(...Array.from({ length: MAX_CONSENTS }, (_, i) => i + 1)))).toEqual([]);
});

it('branches are proven by later consents, as earlier ones belong to refused requests or obsolete branches', () => {
  expect(unproven(2, consentsAt(3, 7))).toEqual([]);
});

it.each([
  ['the same twice', consentsAt(1, 1)],
  ['in the wrong order', consentsAt(2, 1)],
  ['one that anybody can compute from the entropy', [consentsAt(1)[0], ENTROPY.map((one) => one && linkAfter(one))]],
  ['the entropy itself', [ENTROPY, consentsAt(1)[0]]],
  ['made up', [consentsAt(1)[0], ['0'.repeat(32), '1'.repeat(32), null]]],
  ['none of one seat', consentsAt(1, 2).map(([anna]) => [anna, null, null])],
  ['one missing', [consentsAt(1)[0], [null, null, null]]],
  ['those of the other seat', consentsAt(1, 2).map(([anna, bo]) => [bo, anna, null])],
])('branches are unproven if their consents are %s', (_, consents) => {
  expect(unproven(2, consents)).toEqual(['consent']);
});

it.each([
  ['fewer than branches', consentsAt(1)],
  ['more than branches', consentsAt(1, 2, 3)],
  ['of fewer seats than there are', consentsAt(1, 2).map(([anna]) => [anna])],
  ['not a list', {}],
  ['of another form', [['A'.repeat(32), null, null], consentsAt(1)[0]]],
])('a record is refused if its consents are %s', (_, consents) => {
  expect(unproven(2, consents)).toMatchObject({ ply: -1, code: 'bad-request', detail: '{"path":"/meta/consents"}' });
});

it('a record with consents but no seed is refused, as consents reveal the entropy', () => {
  const { seed: _, meta, ...record } = takenBack(1, consentsAt(1));
  const told = { consents: [[]], branches: meta.branches };
  expect(verifyRecord(GAMES, { ...record, meta: told })).toMatchObject({
    ok: false,
    fault: { ply: -1, detail: '/meta/consents', why: 'no-seed' },
  });
});
