import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Notifications } from '@levante/people/notifications';
import { waitFor } from '@levante/testkit/wait';
import { afterEach, describe, expect, it } from 'vitest';
import { INTL_ZONES } from '../src/calendar/zones.ts';
import { connect } from '../src/database/database.ts';
import { filesOf } from '../src/database/folder.ts';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { notificationStores } from '../src/notifications/notification-stores.ts';
import { openForOperator, takeMeasure } from '../src/operators/operators.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { openSqlite } from './lib/joined-store.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

describe('after a rotation of the keys', () => {
  let fixture: Fixture;
  afterEach(() => fixture.close());
  const visitor = (): Visitor => new Visitor(() => fixture.server.url);
  const match = { game: 'purse-race', seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }], shuffle: false };

  /** Puts a new key first, as the guide says. */
  async function rotate(name: string, digits: string): Promise<void> {
    const { secret } = filesOf(fixture.dataDir);
    const before = await readFile(secret, 'utf8');
    await writeFile(secret, `${name}:${digits.repeat(32)}\n${before}`);
    await fixture.restart();
  }

  it('the ban of a place applies, whichever key made its mark', async () => {
    fixture = await openFixture();
    const anna = visitor();
    await anna.open(match);
    const connection = connect(filesOf(fixture.dataDir).database);
    const mark = String(Object(connection.prepare('select opened_from from matches').get()).opened_from);
    connection.close();
    const { measures, close } = await openForOperator({ folder: fixture.dataDir });
    await takeMeasure(measures, { kind: 'ban', subject: mark, until: Date.now() + 600_000 });
    await close();
    await waitFor(async () => expect(codeOf(await anna.post('/api/me', { name: 'Anna' }))).toBe('banned'));
    for (const [name, digits] of [['one', 'ab'] as const, ['two', 'cd'] as const]) {
      await rotate(name, digits);
      expect([name, codeOf(await anna.post('/api/me', { name: 'Anna' }))]).toEqual([name, 'banned']);
    }
  });

  it('the matches of a place count towards its limit as before', async () => {
    const { address } = DEFAULT_LIMITS;
    const limits = { ...DEFAULT_LIMITS, address: { ...address, matches: 2 } };
    fixture = await openFixture({ limits });
    for (const [name, digits] of [['one', 'ab'] as const, ['two', 'cd'] as const]) {
      await visitor().open(match);
      await rotate(name, digits);
    }
    expect(codeOf(await visitor().post('/api/matches', match))).toBe('too-many-matches');
  });
});

it('e-mail is sent once and can be switched off if another key made the mark of its channel', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
  const sqlite = await openSqlite(join(dir, 'levante.db'));
  const stores = notificationStores(sqlite.access);
  const withKey = (key: string): Notifications =>
    new Notifications({
      ...stores,
      gamesOf: async () => new Map(),
      sender: { send: async () => ({ kind: 'sent', answer: '250' }) },
      zones: INTL_ZONES,
      now: () => 1000,
      newId: () => 'id',
      newWebhookSecret: () => 'secret',
      addressOf: async () => 'a@levante.example',
      pushKey: '',
      isAllowed: () => true,
      markOf: (text) => `mark of ${text} by ${key}`,
      attempt: async () => true,
    });
  const caller = {
    isLimited: true,
    agent: { browser: 'firefox', system: 'linux' },
    language: 'en',
    session: null,
    network: 'here',
  } as const;
  for (const key of ['one', 'two']) {
    expect(await withKey(key).add('anna', { kind: 'email' }, caller)).toMatchObject({ ok: true });
  }
  expect(await stores.preferences.channelsOf('anna')).toMatchObject([{ isOn: true }]);
  await withKey('three').unsubscribe('anna');
  expect(await stores.preferences.channelsOf('anna')).toMatchObject([{ isOn: false }]);
  await sqlite.close();
  await rm(dir, { recursive: true });
});
