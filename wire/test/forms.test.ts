import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FORM_FILES, formCode } from '../src/form-code.ts';
import { sourceOf } from '../src/form-of.ts';
import * as wire from '../src/index.ts';
import {
  Acted,
  ApiError,
  GameList,
  isActed,
  isApiError,
  isGameList,
  isMatch,
  isMatchPage,
  isMe,
  isMeasuredTime,
  isNextTurn,
  isOpenTables,
  isPlayerName,
  isServiceInfo,
  isStreamPly,
  Match,
  MatchPage,
  Me,
  MeasuredTime,
  NextTurn,
  OpenTables,
  PlayerName,
  parseStreamMessage,
  parseTablesEvent,
  StreamMessage,
  StreamPly,
  TablesEvent,
} from '../src/index.ts';

const match = {
  id: 'gk85q2mskt5eqf',
  game: 'el-capitan',
  rulesVersion: 1,
  options: { players: 2 },
  seats: [
    { seat: 0, kind: 'person', name: 'Anna', level: null, taken: true, mine: true },
    { seat: 1, kind: 'bot', name: null, level: 'mate', taken: true, mine: false, reserved: true, reservedForMe: false },
  ],
  mine: [0],
  viewer: 0,
  status: 'over',
  commitment: 'sha256:00',
  ply: 3,
  actor: null,
  result: { scores: [4, 3], ranks: [1, 2] },
  createdAt: 1795249277037,
  opened: true,
  listed: true,
  rematch: 'gk85q2mskt5eqf',
  rematchOf: 'gk85q2mskt5eqf',
};
const ply = { action: '0 end', journal: [{ type: 'turn-ended', seat: 0 }] };
const error = { code: 'stale-ply', message: 'moved on', path: '/ply', clause: null, data: { ply: 3 }, at: 0, ply: 3 };
const info = { id: 'el-capitan', rulesVersion: 1, players: [2, 5], options: {}, levels: ['mate'] };
const view = { type: 'view', match, state: { a: 1 }, legal: ['0 end'] };
const plies = { type: 'plies', from: 3, ply: 4, plies: [ply], state: {}, actor: '1', legal: null, result: null };
const readsMessage = (value: unknown): boolean => parseStreamMessage(JSON.stringify(value)) !== null;

const table = {
  id: 'gk85q2mskt5eqf',
  game: 'el-capitan',
  options: { cities: 12 },
  opener: 'Anna',
  seats: [{ kind: 'person', name: 'Anna', level: null, taken: true }],
  createdAt: 1795249277037,
};
const readsTables = (value: unknown): boolean => parseTablesEvent(JSON.stringify(value)) !== null;

type Reads = (value: unknown) => boolean;

/** A title, a schema, its form, and a value that both accept. */
const PAIRS: readonly (readonly [string, z.ZodMiniType, Reads, object])[] = [
  ['the answer to a command', Acted, isActed, { ply: 3 }],
  ['the server’s time', MeasuredTime, isMeasuredTime, { now: 1 }],
  ['the person of a request', Me, isMe, { name: 'Anna' }],
  ['an error', ApiError, isApiError, error],
  ['the list of games', GameList, isGameList, { games: [info] }],
  ['a match', Match, isMatch, match],
  ['a page of matches', MatchPage, isMatchPage, { matches: [match], next: null }],
  ['a ply', StreamPly, isStreamPly, ply],
  ['the whole view', StreamMessage, readsMessage, view],
  ['committed plies', StreamMessage, readsMessage, plies],
  ['the people in the seats', StreamMessage, readsMessage, { type: 'match', match, legal: null }],
  ['the open tables', OpenTables, isOpenTables, { tables: [table] }],
  ['the next turn', NextTurn, isNextTurn, { match, count: 2 }],
  ['all open tables', TablesEvent, readsTables, { type: 'tables', tables: [table] }],
  ['changes of open tables', TablesEvent, readsTables, { type: 'changes', tables: [table], gone: ['gk85q2mskt5eqf'] }],
];

/** Values of every type; each field accepts only some. */
const ODD: readonly unknown[] = [null, true, 7, -1.5, 'x', '', [], ['x'], [1], {}, { type: 'x' }, [{}], undefined];

/** Yields variants of a value, each with one field changed, removed or added. */
function* changes(value: unknown): Generator<unknown> {
  for (const odd of ODD) yield odd;
  if (Array.isArray(value)) {
    yield [...value, value[0]];
    for (const [i, item] of value.entries()) for (const one of changes(item)) yield value.with(i, one);
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, more: 1 };
    for (const [key, item] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
      for (const one of changes(item)) yield { ...value, [key]: one };
    }
  }
}

/** Returns the value after a round trip through JSON. */
const sent = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** Constraints beyond the type are guaranteed by the server; the page does not check them. */
const LAXER = new Set(['invalid_format', 'too_small', 'too_big']);

/** Bundles a script as the page's build does: the forms are replaced by their code. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('../src', import.meta.url)) },
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    plugins: [
      {
        name: 'forms',
        setup: ({ onLoad }) =>
          onLoad({ filter: /-forms\.ts$/ }, ({ path }) => ({ contents: formCode(basename(path)) ?? '', loader: 'ts' })),
      },
    ],
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Compares a form with its schema in a valid value and in every change of it. */
function compare(schema: z.ZodMiniType, form: Reads, valid: object): void {
  expect(form(valid)).toBe(true);
  let refused = 0;
  for (const change of changes(valid)) {
    const value = sent(change);
    const read = z.safeParse(schema, value);
    if (form(value)) {
      const faults = read.success ? [] : read.error.issues.filter(({ code }) => !LAXER.has(code));
      expect(faults, JSON.stringify(value)).toEqual([]);
    } else {
      expect(read.success, JSON.stringify(value)).toBe(false);
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(10);
}

describe('the form of a message', () => {
  it.each(PAIRS)('accepts and refuses the same values as its schema: %s', (_, schema, form, valid) => {
    compare(schema, form, valid);
  });

  it('accepts fields of a newer server where it ignores unknown ones', () => {
    const info = {
      pause: null,
      announcements: [],
      mine: { ban: null, mute: null, operator: false, uninvited: false, confirm: false },
    };
    expect([isServiceInfo(info), isServiceInfo({ ...info, mine: { ...info.mine, more: 1 }, more: 1 })]).toEqual([
      true,
      true,
    ]);
    expect(isServiceInfo({ ...info, mine: { ...info.mine, ban: 1 } })).toBe(false);
  });
});

describe('the code of a form, as the page contains it,', () => {
  let forms: Readonly<Record<string, Reads>>;
  beforeAll(async () => {
    const code = await bundle(FORM_FILES.map((file) => `export * from './${file}';`).join('\n'));
    forms = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  });

  it.each([
    ['isMatchPage', MatchPage, { matches: [match], next: null }],
    ['isGameList', GameList, { games: [info] }],
    ['isApiError', ApiError, error],
    ['isStreamMessage', StreamMessage, view],
    ['isStreamMessage', StreamMessage, plies],
    ['isTablesEvent', TablesEvent, { type: 'changes', tables: [table], gone: ['gk85q2mskt5eqf'] }],
  ] as const)('accepts and refuses the same values as its schema: %s', (name, schema, valid) => {
    compare(schema, (value) => forms[name]?.(value) === true, valid);
  });

  it('exists for every form of a schema', () => {
    const derived = Object.entries(wire).filter(([, exported]) => typeof exported === 'function' && sourceOf(exported));
    expect(Object.keys(forms).sort()).toEqual(derived.map(([name]) => name).sort());
  });

  it('is less than 4 kB, without a schema library, on a page that parses stream messages', async () => {
    const script = "import { parseStreamMessage } from '@levante/wire'; console.log(parseStreamMessage('{}'));";
    const code = await bundle(script);
    expect(code.length).toBeLessThan(4000);
  });
});

/** Returns whether page and server accept a name. */
const acceptedBy = (name: string) => [isPlayerName(name), z.safeParse(PlayerName, name).success];

describe('a name, both on the page and on the server,', () => {
  it.each(['Anna', '李小龍', 'a b', 'x'.repeat(40)])('may be %j', (name) => {
    expect(acceptedBy(name)).toEqual([true, true]);
  });

  it.each(['', ' ', ' a', 'a ', '\u00a0a', 'a\u3000', 'x'.repeat(41)])('may not be %j', (name) => {
    expect(acceptedBy(name)).toEqual([false, false]);
  });

  it.each([
    ['control', '\0\u0007\n\u007f\u0085'],
    ['line separator', '\u2028\u2029'],
    ['direction', '\u061c\u200e\u200f\u202a\u202e\u2066\u2069'],
    ['zero width', '\u200b\u200c\u200d\u2060\ufeff'],
    ['without a glyph', '\u00ad\u034f\u115f\u17b4\u180e\u3164\uffa0\ufe0f\u{e0041}\u{e0100}\u{1d173}'],
    ['blank without a stroke', '\u2000\u2009\u205f\u2800'],
    ['formats and noncharacters', '\u0600\ufff9\ufdd0\uffff\ud800'],
  ])('may not contain invisible characters: %s', (_, signs) => {
    for (const sign of signs) {
      for (const name of [sign, `a${sign}b`]) expect([name, ...acceptedBy(name)]).toEqual([name, false, false]);
    }
  });
});
