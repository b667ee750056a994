import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '@levante/contract';
import { branchSeed, commitmentOf, consentOf, Dealer, dealingSeed, linkAfter, MAX_CONSENTS } from '@levante/dealer';
import { GAMES } from '@levante/games/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import vectors from '../../docs/guides/dealing-vectors.json' with { type: 'json' };

/** The recipe of `docs/guides/dealing.md`: its vectors against the dealer, and its verifier in Python against records. */

const root = join(import.meta.dirname, '..', '..');
const guides = join(root, 'docs', 'guides');
const corpus = join(root, 'records', 'corpus');
const { cases, branches, consents } = vectors;

const python = (...args: readonly string[]) =>
  spawnSync('python3', ['-B', ...args], { cwd: guides, encoding: 'utf8', maxBuffer: 1 << 26 });
const hasPython = python('--version').status === 0;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'levante-dealing-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Deals and plays a random match, with branches at the first turns from these plies on, and returns its record. */
function dealtRecord(gameId: string, seed: string, entropy: readonly (string | null)[], from: readonly number[] = []) {
  const game = GAMES.get(gameId);
  const opened = game?.open({ players: entropy.length });
  if (!game || !opened?.ok) throw new Error(`${gameId} cannot be opened`);
  const table = opened.value;
  const plies: number[] = [];
  const random = new Random(7);
  const actions: string[] = [];
  let dealtFrom = dealingSeed(seed, entropy);
  let dealer = new Dealer(dealtFrom);
  let last: string | null = null;
  while (!table.result()) {
    const legal = table.legal();
    const isTurn = legal.actor !== '*' && legal.actor !== last;
    for (let next = from[plies.length]; isTurn && next !== undefined && next <= actions.length; ) {
      plies.push(actions.length);
      dealtFrom = branchSeed(dealtFrom, actions.length);
      dealer = new Dealer(dealtFrom);
      next = from[plies.length];
    }
    if (legal.actor !== '*') last = legal.actor;
    const line = legal.actor === '*' ? dealer.draw(legal) : itemOf(legal.actions, random);
    if (!table.play(line).ok) throw new Error(line);
    actions.push(line);
  }
  const head = { format: 'levante-record', version: 1, game: gameId, rulesVersion: game.rulesVersion };
  const deal = {
    commitment: commitmentOf(seed),
    seed,
    meta: { entropy, branches: plies.map((ply, i) => ({ ply, from: originAt(i) })) },
  };
  return { ...head, options: table.options, ...deal, actions, result: table.result() };
}

/** Id of the match that a branch came from. */
const originAt = (i: number): string => `match${String(i).padStart(9, '0')}`;

function itemOf(lines: readonly string[], random: Random): string {
  const line = lines[random.below(lines.length)];
  if (line === undefined) throw new Error('no legal action');
  return line;
}

function verdictOn(record: object) {
  const file = join(folder, 'match.levante.json');
  writeFileSync(file, JSON.stringify(record));
  return python('verify_deal.py', file);
}

describe('the vectors of the dealing recipe', () => {
  it('include rejected words, single outcomes, and cases with and without entropy', () => {
    expect(cases.map(({ entropy }) => entropy.some((one) => one !== null))).toEqual([false, true]);
    for (const { draws } of cases) {
      expect(draws.some(({ weights }) => Object.keys(weights).length === 1)).toBe(true);
      expect(draws.at(-1)?.wordsUsed).toBeGreaterThan(draws.length);
    }
  });

  it.each(cases)('equal the output of the dealer: $seed', ({ seed, commitment, entropy, dealtFrom, words, draws }) => {
    expect(commitmentOf(seed)).toBe(commitment);
    expect(dealingSeed(seed, entropy)).toBe(dealtFrom);
    const dealer = new Dealer(dealtFrom);
    for (const { weights, drawn, wordsUsed } of draws) {
      const lines = Object.entries(weights).sort(([a], [b]) => (a < b ? -1 : 1));
      const actions = lines.map(([line]) => line);
      const counts = lines.map(([, count]) => count ?? 0);
      expect(dealer.draw({ actor: '*', actions, weights: counts })).toBe(drawn);
      expect(dealer.words).toBe(wordsUsed);
    }
    // A number below 2^16 and one below 2^16 + 1 tell a word apart from all but a few others.
    for (const n of [2 ** 16, 2 ** 16 + 1])
      expect(words.map((_, i) => numberBelow(n, dealtFrom, i))).toEqual(
        words.map((word) => Number.parseInt(word, 16) % n),
      );
  });
});

it.each(branches)('the seeds of branches equal the dealer’s: $seed', ({ seed, plies, dealtFrom }) => {
  let branch = seed;
  const seeds = plies.map((ply) => {
    branch = branchSeed(branch, ply);
    return branch;
  });
  expect(seeds).toEqual(dealtFrom);
});

it.each(consents)('the consents of a chain equal the page’s: $secret', ({ secret, entropy, first }) => {
  expect(consentOf(secret, 0)).toBe(entropy);
  expect(first.map((_, i) => consentOf(secret, i + 1))).toEqual(first);
  expect(consentOf(secret, MAX_CONSENTS)).toBe(secret);
});

/** Draws a number below n from the word at an index. */
function numberBelow(n: number, seed: string, index: number): number {
  const lines = Array.from({ length: n }, (_, i) => String(i));
  return Number(new Dealer(seed, index).draw({ actor: '*', actions: lines }));
}

describe.skipIf(!hasPython)('verify_deal.py (needs python3, is skipped without it)', () => {
  it('draws the outcomes of the vectors', () => {
    const script = [
      'import itertools, json, verify_deal as v',
      'for case in json.load(open("dealing-vectors.json"))["cases"]:',
      '    seed = v.seed_of({**case, "meta": {"entropy": case["entropy"]}})',
      '    assert seed.hex() == case["dealtFrom"]',
      '    assert [f"{word:08x}" for word in itertools.islice(v.words(seed), 10)] == case["words"]',
      '    stream = v.words(seed)',
      '    for one in case["draws"]: assert v.draw(stream, one["weights"]) == one["drawn"]',
      '    left, used = v.words(seed), case["draws"][-1]["wordsUsed"]',
      '    assert next(stream) == next(itertools.islice(left, used, None))',
    ];
    expect(python('-c', script.join('\n'))).toMatchObject({ status: 0, stderr: '' });
  });

  it('derives the branches’ seeds of the vectors', () => {
    const script = [
      'import json, verify_deal as v',
      'for case in json.load(open("dealing-vectors.json"))["branches"]:',
      '    seed = bytes.fromhex(case["seed"])',
      '    for ply, wanted in zip(case["plies"], case["dealtFrom"], strict=True):',
      '        seed = v.branched(seed, ply)',
      '        assert seed.hex() == wanted',
    ];
    expect(python('-c', script.join('\n'))).toMatchObject({ status: 0, stderr: '' });
  });

  it.each([...GAMES.keys()])('confirms a deal of %s with branches, and no other deal', (id) => {
    const record = dealtRecord(id, '5e'.repeat(32), ['a1'.repeat(16), null], [40, 60, 60]);
    expect(verdictOn(record)).toMatchObject({ status: 0 });
    const wrong = { ...record.meta, branches: record.meta.branches.slice(0, 1) };
    expect(verdictOn({ ...record, meta: wrong }).stderr).toMatch(/ply \d+: .* was dealt, the seed gives/);
  });

  it('follows the consent chains of the vectors', () => {
    const script = [
      'import json, verify_deal as v',
      'for case in json.load(open("dealing-vectors.json"))["consents"]:',
      '    links = [case["entropy"], *case["first"]]',
      '    assert v.is_chain(links) and v.is_chain([links[0], links[-1]]) and v.is_chain([links[0], case["secret"]])',
      '    assert not v.is_chain([*links, None]) and not v.is_chain(links[::-1]) and not v.is_chain([links[0], links[0]])',
      '    assert not v.is_chain([v.link_after(links[0]), case["secret"]])',
    ];
    expect(python('-c', script.join('\n'))).toMatchObject({ status: 0, stderr: '' });
  });

  it.each([...GAMES.keys()])('refuses made-up branches of %s, and says whether branches were agreed on', (id) => {
    const secret = 'a1'.repeat(16);
    const record = dealtRecord(id, '5e'.repeat(32), [consentOf(secret, 0), null], [40, 60]);
    const { branches: made } = record.meta;
    const origins = made.map(({ ply, from }) => `ply ${ply} of ${from}`).join(', ');
    expect(verdictOn(record).stdout).toContain(`turns taken back: ${origins}, not proven to be agreed on`);
    const agreed = made.map((_, i) => [consentOf(secret, i + 1), null]);
    const stdout = (given: unknown) => verdictOn({ ...record, meta: { ...record.meta, consents: given } }).stdout;
    expect(stdout(agreed)).toContain(`turns taken back: ${origins}, proven to be agreed on`);
    expect(stdout(agreed.map(() => [linkAfter(consentOf(secret, 0)), null]))).toContain('not proven');
    const first = record.actions.findIndex((line) => line.startsWith('*'));
    for (const [branch, message] of [
      [{ ply: first, from: originAt(9) }, `no turn begins at ply ${first}`],
      [{ ply: record.actions.length, from: originAt(9) }, 'no turn begins'],
      [made[0], 'no list of different matches'],
    ] as const) {
      const forged = [...made, branch].sort((a, b) => (a?.ply ?? 0) - (b?.ply ?? 0));
      expect(verdictOn({ ...record, meta: { ...record.meta, branches: forged } }).stderr).toContain(message);
    }
  });

  it('confirms the deal of every recorded match', () => {
    const files = readdirSync(corpus).map((file) => join(corpus, file));
    const { status, stdout } = python('verify_deal.py', ...files);
    expect(status).toBe(0);
    expect(stdout.match(/outcomes, all as the seed gives them$/gm)).toHaveLength(files.length);
  });

  it.each([...GAMES.keys()])('confirms a deal of %s with players’ entropy, and no other deal', (id) => {
    const record = dealtRecord(id, '5e'.repeat(32), ['a1'.repeat(16), null]);
    expect(verdictOn(record)).toMatchObject({ status: 0 });
    const wrong = { entropy: ['a2'.repeat(16), null] };
    expect(verdictOn({ ...record, meta: wrong }).stderr).toMatch(/ply \d+: .* was dealt, the seed gives/);
    expect(verdictOn({ ...record, meta: {} }).stderr).toMatch(/ply \d+: .* was dealt, the seed gives/);
    expect(verdictOn({ ...record, seed: undefined }).stderr).toContain('only the record of a whole finished match');
    expect(verdictOn({ ...record, seed: '5f'.repeat(32) }).stderr).toContain('the commitment is not that of the seed');
  });
});
