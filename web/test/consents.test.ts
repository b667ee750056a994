import { linkAfter, MAX_CONSENTS } from '@levante/dealer';
import type { Match } from '@levante/wire';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Api } from '../src/hosts/server/client.ts';
import { consentFor, newEntropy } from '../src/hosts/server/consents.ts';
import { storeOwnEntropy } from '../src/hosts/server/own-entropy.ts';
import { areBranchesAsSeen, rememberBranch } from '../src/hosts/server/seen-branches.ts';

const COMMITMENT = `sha256:${'0'.repeat(64)}`;
const HEX = /^[0-9a-f]{32}$/;
const idOf = (i: number): string => `match${String(i).padStart(9, '0')}`;

const matchWith = (i: number, more: Partial<Match> = {}): Match => ({
  id: idOf(i),
  game: 'coin-race',
  rulesVersion: 1,
  options: {},
  seats: [],
  mine: [0],
  viewer: 0,
  status: 'running',
  commitment: COMMITMENT,
  ply: 9,
  actor: '0',
  result: null,
  createdAt: 1,
  ...more,
});

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

describe('consents of a browser', () => {
  it('lead to the entropy it added, one hash further in each match, and are the same within one', () => {
    const entropy = newEntropy();
    expect(entropy).toMatch(HEX);
    const [first, second, again] = [1, 2, 1].map((i) => consentFor(entropy, idOf(i)));
    expect(linkAfter(first ?? '')).toBe(entropy);
    expect(linkAfter(second ?? '')).toBe(first);
    expect(again).toBe(first);
  });

  it('are given for this browser’s entropy only, and at most as many as its chain has', () => {
    expect(consentFor('a'.repeat(32), idOf(1))).toBeNull();
    const entropy = newEntropy();
    const given = Array.from({ length: MAX_CONSENTS + 1 }, (_, i) => consentFor(entropy, idOf(i)));
    expect(given.slice(0, -1).every((one) => one !== null)).toBe(true);
    expect(given.at(-1)).toBeNull();
  });
});

describe('the page', () => {
  /** Fake server with one match. */
  function serving(match: Match) {
    const sent: unknown[] = [];
    const fetcher: typeof fetch = async (_path, init) => {
      if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
      return new Response(JSON.stringify(match), { status: 200 });
    };
    return { api: new Api('', fetcher), sent };
  }
  const withProposal = (kind: 'take-back' | 'cancel') =>
    matchWith(2, {
      proposal: { number: 3, kind, seat: 1, to: 4, asked: [0], agreed: [], outcome: null, by: null, leftMs: 9000 },
    });

  it('sends a consent with its request to take back a turn, also in a branch of its match', async () => {
    const entropy = newEntropy();
    storeOwnEntropy({ match: idOf(1), commitment: COMMITMENT, entropy });
    const { api, sent } = serving(matchWith(2));
    await api.propose(idOf(2), { kind: 'take-back' });
    expect(sent).toEqual([{ kind: 'take-back', consent: consentFor(entropy, idOf(2)) }]);
  });

  it('sends a consent with its agreement to take back a turn, and with no other answer', async () => {
    const entropy = newEntropy();
    storeOwnEntropy({ match: idOf(1), commitment: COMMITMENT, entropy });
    const { api, sent } = serving(withProposal('take-back'));
    await api.answerProposal(idOf(2), 3, 'agree');
    expect(sent.pop()).toEqual({ answer: 'agree', consent: consentFor(entropy, idOf(2)) });
    await api.answerProposal(idOf(2), 3, 'refuse');
    expect(sent.pop()).toEqual({ answer: 'refuse' });
    await api.answerProposal(idOf(2), 4, 'agree');
    expect(sent.pop()).toEqual({ answer: 'agree' });
    await api.propose(idOf(2), { kind: 'cancel' });
    expect(sent.pop()).toEqual({ kind: 'cancel' });
  });

  it('sends no consent to cancel a match, or without its own entropy', async () => {
    storeOwnEntropy({ match: idOf(1), commitment: COMMITMENT, entropy: newEntropy() });
    const cancelled = serving(withProposal('cancel'));
    await cancelled.api.answerProposal(idOf(2), 3, 'agree');
    expect(cancelled.sent).toEqual([{ answer: 'agree' }]);
    const elsewhere = serving(matchWith(2, { commitment: `sha256:${'1'.repeat(64)}` }));
    await elsewhere.api.propose(idOf(2), { kind: 'take-back' });
    expect(elsewhere.sent).toEqual([{ kind: 'take-back' }]);
  });
});

describe('branches that a browser saw', () => {
  const at = (ply: number, from: number) => ({ ply, from: idOf(from) });
  const record = { commitment: COMMITMENT };
  const seen = (i: number, continues?: { readonly ply: number; readonly from: string }) =>
    rememberBranch(matchWith(i, continues ? { continues } : {}));

  it('are unknown for a match that it did not play', () => {
    rememberBranch(matchWith(1, { mine: [] }));
    expect(areBranchesAsSeen([], record, idOf(1))).toBeNull();
    expect(areBranchesAsSeen([], record)).toBeNull();
  });

  it('must equal the record’s branches in number, ply and origin', () => {
    seen(1);
    seen(2, at(40, 1));
    seen(3, at(60, 2));
    expect(areBranchesAsSeen([at(40, 1), at(60, 2)], record, idOf(3))).toBe(true);
    for (const made of [
      [],
      [at(60, 2)],
      [at(40, 1), at(61, 2)],
      [at(40, 9), at(60, 2)],
      [at(40, 1), at(60, 2), at(60, 4)],
    ])
      expect(areBranchesAsSeen(made, record, idOf(3))).toBe(false);
    expect(areBranchesAsSeen([at(0, 7)], record, idOf(1))).toBe(false);
    expect(areBranchesAsSeen([], record, idOf(1))).toBe(true);
  });

  it('exclude branches that a later branch at an earlier ply replaced', () => {
    seen(1);
    seen(2, at(40, 1));
    seen(3, at(20, 2));
    expect(areBranchesAsSeen([at(20, 2)], record, idOf(3))).toBe(true);
    expect(areBranchesAsSeen([at(20, 2), at(40, 1)], record, idOf(3))).toBe(false);
  });

  it('are compared as far back as the browser saw them', () => {
    seen(3, at(60, 2));
    expect(areBranchesAsSeen([at(40, 1), at(60, 2)], record, idOf(3))).toBe(true);
    expect(areBranchesAsSeen([at(40, 1)], record, idOf(3))).toBe(false);
    expect(areBranchesAsSeen([], record, idOf(3))).toBe(false);
  });

  it('keep their first version, whatever the server says later', () => {
    seen(1);
    seen(1, at(0, 7));
    expect(areBranchesAsSeen([at(0, 7)], record, idOf(1))).toBe(false);
  });

  it('are found by the commitment for a record from a file', () => {
    seen(1);
    seen(2, at(40, 1));
    expect(areBranchesAsSeen([at(40, 1)], record)).toBe(true);
    expect(areBranchesAsSeen([at(41, 1)], record)).toBe(false);
    expect(areBranchesAsSeen([at(41, 1)], { commitment: `sha256:${'1'.repeat(64)}` })).toBeNull();
  });
});
