import { readdirSync, readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { type MatchRecord, readRecord } from '@levante/contract';
import { commitmentOf } from '@levante/dealer';
import { GAMES } from '@levante/games/rules';
import { length } from '@levante/testkit/tier';
import { describe, expect, it } from 'vitest';
import { MAX_VERIFIED_ACTIONS, verifyRecord } from '../src/verify/verify.ts';
import { Forger, type Forgery } from './lib/forger.ts';
import { dishonestyIn } from './lib/honest-record.ts';

const FORGERIES = length({ quick: 200, slow: 3000, long: 40_000 });
const HONEST = length({ quick: 20, slow: 100, long: 1000 });
/** Far longer than any verification takes: one that exceeds it hangs. */
const HANG_MS = 60_000;

const RECORDS = new URL('../../records/', import.meta.url);

const parsed = (text: string): MatchRecord => {
  const read = readRecord(JSON.parse(text));
  if (!read.ok) throw new Error('no record');
  return read.value;
};

const bases = ['corpus/', 'independent/'].flatMap((folder) =>
  readdirSync(new URL(folder, RECORDS))
    .filter((file) => file.endsWith('.levante.json'))
    .map((file) => parsed(readFileSync(new URL(folder + file, RECORDS), 'utf8'))),
);

/** Verifies a record. A verification that hangs is interrupted and fails, which no timeout of a test could do. */
function verdictOn(record: unknown) {
  const verify = () => verifyRecord(GAMES, record);
  const found: ReturnType<typeof verify>[] = [];
  runInContext('verify()', createContext({ verify: () => found.push(verify()) }), { timeout: HANG_MS });
  const [verdict] = found;
  if (!verdict) throw new Error('no verdict');
  return verdict;
}

describe('verification', () => {
  it('accepts the records of an honest host, with branches to which everyone consented', () => {
    const forger = new Forger(GAMES, bases, 1);
    let branches = 0;
    for (let i = 0; i < HONEST; i++) {
      const record = forger.honest();
      const verdict = verdictOn(record);
      if (!verdict.ok) throw new Error(JSON.stringify(verdict.fault));
      const isAdded = record.meta.entropy !== undefined || verdict.verified.branches.length === 0;
      expect(verdict.verified).toMatchObject({ deal: true, unproven: isAdded ? [] : ['consent'] });
      branches += verdict.verified.branches.length;
    }
    expect(branches).toBeGreaterThan(HONEST / 2);
  });

  it('accepts no forged record that an honest host could not have written, and never hangs or throws', () => {
    const forger = new Forger(GAMES, bases, 2);
    const accepted = new Map<boolean, number>();
    for (let i = 0; i < FORGERIES; i++) {
      const { record, how } = forger.forged();
      // As from a file: without undefined values.
      const input: unknown = JSON.parse(JSON.stringify(record));
      const verdict = verdictOn(input);
      accepted.set(verdict.ok, (accepted.get(verdict.ok) ?? 0) + 1);
      if (verdict.ok)
        expect([i, how, dishonestyIn(GAMES, parsed(JSON.stringify(input)), verdict.verified)]).toEqual([i, how, null]);
    }
    // Otherwise it would prove nothing.
    expect(accepted.get(true)).toBeGreaterThan(FORGERIES / 50);
    expect(accepted.get(false)).toBeGreaterThan(FORGERIES / 2);
  });

  it('refuses a record with more actions than the maximum without replaying it', () => {
    const [base] = bases;
    const actions = Array.from({ length: MAX_VERIFIED_ACTIONS + 1 }, () => base?.actions[0] ?? '');
    expect(verdictOn({ ...base, actions })).toMatchObject({ ok: false, fault: { ply: -1, detail: '/actions' } });
  });

  it.each([
    'golden-horn',
    'el-capitan',
  ])('refuses a record of %s whose opening was dealt again until it suited', (game) => {
    const seed = '5e'.repeat(32);
    const base = bases.find((record) => record.game === game && record.seed !== undefined);
    if (!base) throw new Error(`no record of ${game}`);
    const first = base.actions.findIndex((line) => line.startsWith('*'));
    for (let count = 1; count < 20; count++) {
      const branches = Array.from({ length: count }, (_, i) => ({ ply: first, from: String(i).padStart(14, '0') }));
      const forged: Forgery = {
        ...base,
        seed,
        commitment: commitmentOf(seed),
        actions: [...base.actions],
        meta: { branches },
      };
      expect(verdictOn(forged)).toMatchObject({ ok: false, fault: { ply: first, code: 'branch-differs' } });
    }
  });
});
