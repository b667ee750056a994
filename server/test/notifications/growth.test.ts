import { waitFor } from '@levante/testkit/wait';
import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '../../src/database/database.ts';
import { filesOf } from '../../src/database/folder.ts';
import { DEFAULT_LIMITS } from '../../src/index.ts';
import { type Fixture, openFixture } from '../lib/fixture.ts';
import { codeOf, Visitor } from '../lib/visitor.ts';

const WEBHOOKS = 10;
const PLIES = 40;
const HOOK = { kind: 'webhook', url: 'https://example.org/hook', format: 'json' } as const;

let fixture: Fixture;
afterEach(() => fixture.close());

/** Counts rows in the database of the running server. */
function count(rows: string): number {
  const connection = connect(filesOf(fixture.dataDir).database);
  const row = connection.prepare(`select count(*) as rows from ${rows}`).get();
  connection.close();
  return Number(Object(row).rows);
}

describe('two people with ten webhooks each', () => {
  it('cause no row per webhook when they play many turns quickly, and one row for the open turn', async () => {
    fixture = await openFixture();
    const anna = new Visitor(() => fixture.server.url);
    const bo = new Visitor(() => fixture.server.url);
    for (const one of [anna, bo]) {
      await one.get('/api/me');
      for (let i = 0; i < WEBHOOKS; i++) expect((await one.post('/api/me/channels', HOOK)).status).toBe(201);
    }
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
    const { id } = await anna.open({ game: 'purse-race', options: { goal: 1000 }, seats, shuffle: false });
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    for (let i = 0; i < PLIES; ) {
      const match = await anna.match(id);
      const who = match.actor === '0' ? anna : bo;
      if (match.actor === '*') continue;
      expect((await who.act(id, match.ply, [`${match.actor} end`])).status).toBe(200);
      i += 1;
    }
    await waitFor(() => expect(count("outbox where kind = 'turn'")).toBe(1));
    // The start may wait, too, for the one whose turn it was not.
    await waitFor(() => expect(count('outbox')).toBeLessThanOrEqual(2));
    expect(count('deliveries')).toBe(0);
  });
});

describe('a network address of many people', () => {
  it('has at most a thousand channels', async () => {
    fixture = await openFixture({ limits: DEFAULT_LIMITS });
    const anna = new Visitor(() => fixture.server.url);
    await anna.get('/api/me');
    expect((await anna.post('/api/me/channels', HOOK)).status).toBe(201);
    const connection = connect(filesOf(fixture.dataDir).database);
    const copy = connection.prepare(
      `insert into channels select ? as id, 'person ' || ? as person, session, target_json, is_on, created_at, sent_at,
        failing_since, ended, holder, held_until, null, network, failed_at from channels limit 1`,
    );
    for (let i = 2; i <= 1000; i++) copy.run(`channel ${i}`, i);
    connection.close();
    expect(codeOf(await anna.post('/api/me/channels', HOOK))).toBe('too-many-channels');
  });
});
