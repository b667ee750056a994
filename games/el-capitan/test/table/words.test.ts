import { PLATFORM_REFUSALS } from '@levante/contract';
import { type ElCapitanFact, REFUSALS } from '@levante/el-capitan/rules';
import type { StandInOf } from '@levante/table/match/game.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { tell } from '../../table/log/facts.ts';
import { LogBook } from '../../table/log/log.ts';
import { logWords } from '../../table/log/words/index.ts';
import { namerOf } from '../../table/match/namer.ts';
import { tableWords } from '../../table/match/words/index.ts';
import { reasonsPart, refusalWords } from '../../table/turn/hints.ts';
import { namerFor, positionFrom, recordNamed, recordNames, replayed } from './positions.ts';

const matches = recordNames()
  .filter((name) => name.startsWith('corpus/'))
  .map((name) => replayed(recordNamed(name)));
const fresh = positionFrom({ options: { players: 3 } });
const namer = namerFor(fresh);
/** Facts too rare for random matches. */
const RARE: readonly ElCapitanFact[] = [
  { type: 'house-gone', house: '1', city: 'POR', site: 1 },
  { type: 'bonus-won', seat: 2, amount: 15 },
];
const BROKEN = /undefined|NaN|null|\[object|\b1 (\w+ )?(florins|houses|cities|cards|fortresses|steps)\b/;

describe('the English catalogue', () => {
  beforeAll(() => reasonsPart.fetch());

  it('has a sentence for every refusal of the rules and of the platform, with data or without', () => {
    const data = [{}, { price: 4, cash: 3 }, { city: 'NAP', card: 'NAP-2', site: 3, next: 4, path: '/x' }];
    for (const code of [...PLATFORM_REFUSALS, ...REFUSALS]) {
      for (const some of data) {
        const { text, clause } = refusalWords({ code, clause: 'EC-1.1', data: some }, namer);
        expect(text, code).toMatch(/^[A-Z].{10,}\.$/);
        expect(text).not.toMatch(BROKEN);
        expect(clause).toBe('EC-1.1');
      }
    }
    expect(refusalWords({ code: 'cannot-afford', clause: null, data: { price: 4, cash: 3 } }, namer).text).toBe(
      'This costs 4 florins; you have 3.',
    );
    expect(refusalWords({ code: 'wrong-site', clause: null, data: { next: 4 } }, namer).text).toContain('site 4');
  });

  it('has a sentence for every fact of whole matches with all options', () => {
    const types = new Set<string>();
    for (const facts of [RARE, ...matches.map((match) => match.plies.flatMap((ply) => ply.facts))]) {
      for (const fact of facts) {
        const sentence = tell(logWords.value.facts, fact.type, fact, namer);
        expect(sentence).toMatch(/^[A-Z].+\.$/);
        expect(sentence).not.toMatch(BROKEN);
        types.add(fact.type === 'income' || fact.type === 'paid' ? `${fact.type} ${fact.for}` : fact.type);
      }
    }
    // Every kind of fact must have been seen, else this proves little.
    expect(
      Object.keys(logWords.value.facts).filter((type) => ![...types].some((seen) => seen.startsWith(type))),
    ).toEqual([]);
  });

  it('names a bot that played for the reader, and says you for what the reader did', () => {
    const match = recordNamed('corpus/el-capitan-2-base.levante.json');
    const timeline = replayed(match);
    const mine = namerOf(fresh.board, ['Ada', 'Bo'], tableWords.value.names, 0);
    let ahead = false;
    const standIn: StandInOf = (ply, seat) =>
      ahead && seat === 0 && ply > 20 ? { name: 'Deckhand (for you)', you: false } : null;
    const book = new LogBook(mine, standIn);
    const texts = () => book.upTo(timeline, 60).flatMap(({ entries }) => entries.filter(({ seat }) => seat === 0));
    expect(texts().every(({ text }) => /^You /.test(text))).toBe(true);
    // The seat changes of a match are read after its actions.
    ahead = true;
    const acts = texts().filter(({ action }) => action);
    const yours = acts.filter(({ ply }) => ply <= 20);
    const its = acts.filter(({ ply }) => ply > 20);
    expect(yours?.length).toBeGreaterThan(0);
    expect(its?.length).toBeGreaterThan(1);
    expect(yours?.every(({ text }) => /^You /.test(text))).toBe(true);
    expect(its?.every(({ text }) => /^Deckhand \(for you\) /.test(text))).toBe(true);
  });

  it('gives a log of whole matches by rounds, and explains every florin', () => {
    for (const match of matches) {
      const log = new LogBook(namer).upTo(match, match.plies.length);
      expect(log.length).toBeGreaterThan(9);
      for (const { title, entries } of log) {
        expect(title).not.toMatch(BROKEN);
        for (const entry of entries) expect(`${entry.text} ${entry.amount ?? 0}`).not.toMatch(BROKEN);
      }
      const change = log.flatMap((chapter) => chapter.entries).filter((entry) => entry.amount !== null);
      expect(change.length).toBeGreaterThan(20);
    }
  });
});
