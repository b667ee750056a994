import { createHash } from 'node:crypto';
import type { MatchRecord } from '@levante/contract';
import { commitmentOf, Dealer, dealingSeed } from '@levante/dealer';
import { type Verified, verifyRecord } from '@levante/host/verify';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../src/lib/language.ts';
import { RecordedTable } from '../src/lib/recorded-table.ts';
import { formatVerdict } from '../src/verify/format.ts';
import { COIN_DEPENDENCIES } from './dependencies.ts';

const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
const SEED = 'c0ffee'.padEnd(64, '0');

/** Returns the record of a whole match, dealt from the seed and the players' entropy, with a check before its third ply. */
function dealtMatch(...entropy: readonly (string | null)[]): MatchRecord {
  const table = COIN_DEPENDENCIES.games.get('coin-race')?.open({ goal: 4 });
  if (!table?.ok) throw new Error('coin race cannot be opened');
  const sitting = new RecordedTable(table.value, false);
  const dealer = new Dealer(dealingSeed(SEED, entropy));
  const checks = [];
  for (let ply = 0; sitting.table.actor() !== -2; ply++) {
    const legal = sitting.table.legal();
    if (ply === 2) checks.push({ ply, actor: legal.actor, legal: legal.actions, state: sitting.table.state() });
    sitting.play(legal.actor === '*' ? dealer.draw(legal) : (legal.actions[0] ?? ''));
  }
  const meta = { checks, ...(entropy.length > 0 && { entropy }) };
  return { ...sitting.record(), commitment: commitmentOf(SEED), seed: SEED, meta };
}

const record = dealtMatch();
const verdict = (input: unknown) => verifyRecord(COIN_DEPENDENCIES.games, input);
const faultOf = (input: unknown) => {
  const found = verdict(input);
  return found.ok ? null : found.fault;
};
const replaced = (ply: number, action: string): MatchRecord => ({
  ...record,
  actions: record.actions.with(ply, action),
});

describe('verify, given a record with entropy from players,', () => {
  const A = 'a'.repeat(32);
  const B = 'b'.repeat(32);
  const added = dealtMatch(A, null);
  const tampering = (entropy: unknown) => ({ ...added, meta: { ...added.meta, entropy } });

  it('proves the deal, and says how many seats added entropy', () => {
    expect(verdict(added)).toMatchObject({ ok: true, verified: { deal: true, added: 1 } });
    expect(added.actions).not.toEqual(record.actions);
  });

  it('deals from the hash of the seed and each seat’s entropy, a line each', () => {
    const text = `${SEED}\n${A}\n`;
    expect(dealingSeed(SEED, [A, null])).toBe(createHash('sha256').update(text).digest('hex'));
    expect(dealingSeed(SEED, [null, null])).toBe(SEED);
  });

  it.each([
    ['with other entropy', [B, null]],
    ['with the entropy of another seat', [null, A]],
    ['with more entropy', [A, B]],
    ['with no entropy', [null, null]],
    ['without a list of entropy', undefined],
  ])('fails %s', (_how, entropy) => {
    const { meta, ...rest } = added;
    const tampered = entropy === undefined ? { ...rest, meta: { checks: meta?.checks } } : tampering(entropy);
    expect(faultOf(tampered)?.code).toBe('deal-differs');
  });

  it.each([
    ['for more seats than there are', [A, null, B]],
    ['for fewer', [A]],
    ['in capitals', [A.toUpperCase(), null]],
    ['of another length', [`${A}0`, null]],
    ['that is no list', A],
    ['that is null', null],
  ])('refuses entropy %s', (_how, entropy) => {
    expect(faultOf(tampering(entropy))).toMatchObject({
      ply: -1,
      code: 'bad-request',
      detail: expect.stringContaining('/meta/entropy'),
    });
  });
});

describe('verify', () => {
  it('proves a record, its checks and its deal', () => {
    expect(verdict(record)).toEqual({
      ok: true,
      verified: {
        actions: record.actions.length,
        hidden: 0,
        checks: 1,
        deal: true,
        added: 0,
        branches: [],
        takenBack: 0,
        over: true,
        unproven: [],
      },
    });
  });

  it('accepts a running record or one without a seed, and reports the proven claims', () => {
    const { seed, result, ...rest } = record;
    const running = { ...rest, actions: record.actions.slice(0, 3) };
    expect(verdict(running)).toMatchObject({ ok: true, verified: { actions: 3, deal: false, over: false } });
  });

  it('names ply, action and code of an illegal action', () => {
    expect(faultOf(replaced(2, '0 step 1'))).toMatchObject({ ply: 2, action: '0 step 1', code: 'not-your-turn' });
    expect(faultOf(replaced(0, '0 step 2'))).toMatchObject({ ply: 0, code: 'cannot-afford' });
    expect(faultOf({ ...record, actions: [...record.actions, '0 step 1'] })).toMatchObject({
      ply: record.actions.length,
      code: 'match-over',
    });
  });

  it('names the first ply at which chance differs from the seed', () => {
    const other = record.actions[1] === '* tails' ? '* heads' : '* tails';
    expect(faultOf(replaced(1, other))).toMatchObject({ ply: 1, action: other, code: 'deal-differs' });
  });

  it('fails with another seed, and names a ply', () => {
    for (let i = 0; i < 16; i++) {
      const seed = i.toString(16).padEnd(64, '7');
      const fault = faultOf({ ...record, seed });
      expect(fault?.code).toMatch(/^(?:deal|commitment)-differs$/);
      expect(fault?.ply).toBeGreaterThanOrEqual(0);
    }
    expect(faultOf({ ...record, seed: 'abc' })).toMatchObject({ ply: 1, code: 'bad-request' });
  });

  it('fails if the commitment is missing or different', () => {
    const { commitment, ...without } = record;
    expect(faultOf(without)).toMatchObject({ code: 'commitment-differs' });
    expect(faultOf({ ...record, commitment: commitmentOf('00'.repeat(32)) })).toMatchObject({
      code: 'commitment-differs',
    });
  });

  it('fails if a seed is revealed before the end', () => {
    const { result, ...rest } = record;
    expect(faultOf({ ...rest, actions: record.actions.slice(0, 2), meta: {} })).toMatchObject({
      ply: 2,
      code: 'bad-request',
    });
  });

  it('fails at a state that differs from a check', () => {
    const [check] = Object(record.meta).checks;
    const withCheck = (changed: object) => ({ ...record, meta: { checks: [{ ...check, ...changed }] } });
    expect(faultOf(withCheck({ actor: '0' }))).toMatchObject({ ply: 2, code: 'check-differs', detail: '/actor' });
    expect(faultOf(withCheck({ legal: [] }))).toMatchObject({ detail: '/legal' });
    expect(faultOf(withCheck({ state: { ...check.state, seat: 0 } }))).toMatchObject({ detail: '/state/seat' });
    expect(faultOf(withCheck({ state: { ...check.state, colour: 1 } }))).toMatchObject({ detail: '/state/colour' });
    expect(faultOf(withCheck({ ply: 999 }))).toMatchObject({ ply: -1, code: 'bad-request' });
    expect(faultOf({ ...record, meta: { checks: [7] } })).toMatchObject({ ply: -1, code: 'bad-request' });
  });

  it('accepts a check without options that have their default', () => {
    const state = { game: 'coin-race', options: { players: 2 }, actor: '0', scores: [0, 0], seat: 0, flip: false };
    const check = { ply: 0, actor: '0', legal: ['0 step 1'], state };
    const fresh = { format: 'levante-record', version: 1, game: 'coin-race', actions: [], meta: { checks: [check] } };
    expect(verdict(fresh).ok).toBe(true);
  });

  it('fails if the result differs', () => {
    const { seed, ...open } = record;
    expect(faultOf({ ...open, result: { scores: [1, 1], ranks: [1, 1] } })).toMatchObject({
      ply: record.actions.length,
      code: 'result-differs',
    });
    expect(faultOf({ ...open, actions: record.actions.slice(0, -1) })).toMatchObject({ code: 'result-differs' });
  });

  it.each([
    ['no object', 7],
    ['no record', {}],
    ['an unknown key', { ...record, colour: 'red' }],
    ['an unknown game', { ...record, game: 'chess' }],
    ['other rules', { ...record, rulesVersion: 2 }],
    ['options that cannot be', { ...record, options: { players: 9 } }],
    ['a start that cannot be', { ...record, start: { scores: [] } }],
  ])('refuses an invalid head: %s', (_, input) => {
    expect(faultOf(input)?.ply).toBe(-1);
  });

  it('begins from the start position of a record', () => {
    const start = {
      format: 'levante-record',
      version: 1,
      game: 'coin-race',
      start: { scores: [4, 0] },
      actions: ['0 step 1'],
    };
    expect(verdict(start).ok).toBe(true);
  });
});

describe('verify, given a record that no host could have written,', () => {
  it.each([
    ['a commitment of another form', '/commitment', { ...record, commitment: 'sha256:abc' }],
    ['entropy without the seed that it belongs to', '/meta/entropy', withoutSeed(dealtMatch('a'.repeat(32), null))],
  ])('refuses it: %s', (_, path, input) => {
    expect(faultOf(input)).toMatchObject({ ply: -1, code: 'bad-request', detail: path });
  });
});

function withoutSeed({ seed: _, ...rest }: MatchRecord): unknown {
  return rest;
}

describe('verify, given a record that leaves something unproven,', () => {
  const unproven = (input: unknown) => {
    const found = verdict(input);
    return found.ok ? found.verified.unproven : found.fault;
  };
  const { seed, ...unsealed } = record;
  const { commitment, ...unsigned } = unsealed;
  const { result, ...open } = unsealed;

  it('names the deal of a finished match without a seed', () => {
    expect(unproven(unsealed)).toEqual(['no-seed']);
  });

  it('names the fixing of the seed without a commitment', () => {
    expect(unproven(unsigned)).toEqual(['no-seed', 'no-commitment']);
  });

  it('names the result of a record without one', () => {
    expect(unproven(open)).toEqual(['no-seed', 'no-result']);
    expect(unproven({ ...open, seed })).toEqual(['no-result']);
  });

  it('names the deal of a running match, and of one that begins from a position', () => {
    expect(unproven({ ...open, actions: record.actions.slice(0, 3) })).toEqual(['running']);
    const { meta, ...head } = unsigned;
    const started = { ...head, start: { scores: [3, 0] }, actions: ['0 step 1', '* heads'] };
    expect(unproven({ ...started, result: { scores: [5, 0], ranks: [1, 2] } })).toEqual([
      'no-seed',
      'no-commitment',
      'start',
    ]);
  });

  it.each(LANGUAGES)('names each reason in words: %s', (language) => {
    const words = wordsFor({ language }).verify;
    const verdicts = (['no-seed', 'no-commitment', 'no-result', 'running', 'start', 'consent', 'hidden'] as const).map(
      (one) => formatVerdict({ ...PROVEN, unproven: [one] }, words),
    );
    expect(new Set(verdicts).size).toBe(7);
    expect(formatVerdict(PROVEN, words)).not.toContain(';');
    expect(verdicts.at(-1)).toMatch(/4\s.*\s12\s/);
  });

  it.each(LANGUAGES)('names how many turns were taken back, where, and from which matches: %s', (language) => {
    const branches = [
      { ply: 40, from: 'k3m9x2p7q4w8za' },
      { ply: 77, from: 'b3m9x2p7q4w8zb' },
    ];
    const verdict = formatVerdict({ ...PROVEN, branches, takenBack: 3 }, wordsFor({ language }).verify);
    expect(verdict).toMatch(/; 3\s.*\(ply 40, k3m9x2p7q4w8za; ply 77, b3m9x2p7q4w8zb\)$/);
  });
});

const HEAD = { hidden: 4, checks: 0, deal: false, added: 0, branches: [], takenBack: 0, over: false };
const PROVEN: Verified = { ...HEAD, actions: 12, unproven: [] };
