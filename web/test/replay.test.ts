import { readFileSync } from 'node:fs';
import { type MatchRecord, openRecord } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { describe, expect, it } from 'vitest';
import { RecordHost } from '../src/hosts/record/record-host.ts';
import { recordsWords } from '../src/pages/record/words/index.ts';
import { MAX_BYTES, readRecordText } from '../src/pages/replay/read-record.ts';
import { recordErrorText } from '../src/pages/replay/record-error-text.ts';

const textOf = (name: string): string =>
  readFileSync(new URL(`../../records/corpus/${name}.levante.json`, import.meta.url), 'utf8');
const CAPITAN = textOf('el-capitan-2-base');
const HORN = textOf('golden-horn-3-as-described');

/** Returns the record with a modification. */
const changed = (text: string, change: (record: { actions: string[]; [key: string]: unknown }) => void): string => {
  const record = JSON.parse(text);
  change(record);
  return JSON.stringify(record);
};

/** Returns a position of a match as a spectator sees it, and what follows. */
function laterPart() {
  const record: MatchRecord = JSON.parse(HORN);
  const table = openRecord(GAMES, record);
  if ('refusal' in table) throw new Error('the record cannot be opened');
  for (const line of record.actions.slice(0, 200)) table.play(line);
  return { start: table.state('spectator'), actions: record.actions.slice(200) };
}

/** Returns the message for a text that cannot be opened. */
function messageFor(text: string): string {
  const read = readRecordText(GAMES, text);
  return read.ok ? 'opened' : recordErrorText(read.trouble, recordsWords.value);
}

describe('an external record', () => {
  it('is opened if it verifies, with the proven claims', () => {
    for (const text of [CAPITAN, HORN]) {
      const read = readRecordText(GAMES, text);
      expect(read.ok && read.verified).toMatchObject({ deal: true, over: true });
      expect(read.ok && read.verified.actions).toBe(JSON.parse(text).actions.length);
    }
  });

  it('is refused with a distinct message for each fault', () => {
    const cases = [
      ['{', recordsWords.value.notJson],
      ['[]', recordsWords.value.form('')],
      [' '.repeat(MAX_BYTES + 1), recordsWords.value.tooLarge],
      [changed(CAPITAN, (record) => Object.assign(record, { game: 'chess' })), recordsWords.value.unknownGame('chess')],
      [changed(CAPITAN, (record) => Object.assign(record, { rulesVersion: 99 })), recordsWords.value.otherRules],
      [changed(CAPITAN, (record) => Object.assign(record, { colour: 1 })), recordsWords.value.form('/colour')],
      [
        changed(CAPITAN, ({ actions }) => actions.splice(30, 1, 'nonsense')),
        recordsWords.value.notAllowed(31, 'nonsense'),
      ],
      [changed(CAPITAN, (record) => Object.assign(record, { seed: 'f'.repeat(64) })), recordsWords.value.differs.deal],
      [
        changed(CAPITAN, (record) => Object.assign(record, { commitment: `sha256:${'0'.repeat(64)}` })),
        recordsWords.value.differs.commitment,
      ],
      [
        changed(CAPITAN, (record) => Object.assign(record, { result: { scores: [0, 0], ranks: [1, 1] } })),
        recordsWords.value.differs.result,
      ],
      [
        changed(CAPITAN, (record) => Object.assign(record, { meta: { branches: [{ ply: 0, from: 'a'.repeat(14) }] } })),
        recordsWords.value.differs.branch,
      ],
      [changed(HORN, (record) => Object.assign(record, laterPart())), recordsWords.value.startHidden],
      [
        changed(CAPITAN, (record) => Object.assign(record, { commitment: 'x' })),
        recordsWords.value.form('/commitment'),
      ],
      [
        changed(HORN, (record) => {
          record.actions = record.actions.map((line) => line.replace(/^(\* card 1) .*/, '$1 ?'));
          delete record.seed;
        }),
        recordsWords.value.hidden,
      ],
    ] as const;
    for (const [text, words] of cases) expect(messageFor(text)).toBe(words);
    expect(new Set(cases.map(([, words]) => words)).size).toBe(cases.length);
  });
});

describe('a host of one record', () => {
  it('shows the whole match to any viewer and lets no viewer act', async () => {
    const read = readRecordText(GAMES, HORN);
    if (!read.ok) throw new Error('the record does not hold');
    const host = new RecordHost('record', GAMES, read.record, { kind: 'read' });
    const messages: unknown[] = [];
    host.follow(
      'record',
      { seat: null, fromBeginning: true },
      {
        message: (message) => messages.push(message.type === 'plies' ? [message.from, message.ply] : message.type),
        line: () => {},
        refused: () => {},
      },
    );
    await Promise.resolve();
    expect(messages).toEqual(['view']);
    const match = await host.match();
    expect(match.ok && match.value).toMatchObject({ status: 'over', mine: [], result: read.record.result });
    expect((await host.act('record', read.record.actions.length, ['0 pass'])).ok).toBe(false);
  });

  it('lets the player decide for every seat, deals the rest, and enforces the rules', async () => {
    const read = readRecordText(GAMES, CAPITAN);
    if (!read.ok) throw new Error('the record does not hold');
    const { seed: _seed, result: _result, commitment: _commitment, ...rest } = read.record;
    const before = { ...rest, actions: rest.actions.slice(0, 100) };
    const after: number[] = [];
    const changedTo = (record: { readonly actions: readonly string[] }) => void after.push(record.actions.length);
    const host = new RecordHost('board', GAMES, before, { kind: 'play', seed: '1'.repeat(64), changed: changedTo });
    const ply = host.now().actions.length;
    const match = await host.match();
    expect(match.ok && match.value.mine).toEqual([0, 1]);
    expect((await host.act('board', ply, ['0 buy nothing'])).ok).toBe(false);
    expect(host.now().actions).toHaveLength(ply);
    const next = rest.actions[100] ?? '';
    const acted = await host.act('board', ply, [next]);
    expect(acted.ok && acted.value.ply).toBe(after.at(-1));
    expect(host.now().actions.slice(0, 101)).toEqual(rest.actions.slice(0, 101));
    expect((await host.act('board', ply, [next])).ok).toBe(false);
  });
});
