import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { levante } from '@levante/testkit/levante';
import { noPostgres } from '@levante/testkit/services';
import { waitFor } from '@levante/testkit/wait';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../src/database/database.ts';
import { filesOf } from '../../src/database/folder.ts';
import { type Postgres, startPostgres } from '../lib/postgres.ts';
import { matchIn, Visitor } from '../lib/visitor.ts';
import { withStatus } from '../lib/webhook-receiver.ts';
import { Club, type ClubMatches } from './club.ts';

/** The built commands, on the data of a club. */

const DAY_MS = 24 * 3_600_000;
const START_MS = 60_000;

/** Makes the data of a stopped server some days older: its last beat, and when deliveries are due. */
function passDays(folder: string, days: number): void {
  const connection = connect(filesOf(folder).database);
  connection.prepare('update service_time set beat_at = beat_at - ?').run(days * DAY_MS);
  connection.prepare(`update deliveries set due_at = due_at - ? where state = 'waiting'`).run(days * DAY_MS);
  connection.close();
}

const sorted = (texts: readonly string[]): readonly string[] => [...texts].sort();

describe.skipIf(noPostgres !== null)(`data that moves${noPostgres ? ` (${noPostgres})` : ''}`, () => {
  let postgres: Postgres;
  let folder: string;
  let club: Club;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, START_MS);
  afterAll(() => postgres?.stop());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'levante-moved-'));
    club = await Club.open();
  });
  afterEach(async () => {
    await club.close();
    await rm(folder, { recursive: true, force: true });
  });

  const secret = () => ['--secret-file', filesOf(folder).secret];
  const serveOn = (database: string) => club.serve('--database', database, ...secret());

  /** Fills the folder, with an operator's notice. Nothing that Bo is notified of arrives. */
  async function filled(): Promise<ClubMatches> {
    club.receiver.answer = withStatus(503);
    await club.serve('--data', folder);
    const matches = await club.fill();
    expect(await levante(['people', 'notice', 'We are moving', '--data', folder])).toMatchObject({ status: 0 });
    await waitFor(async () => expect(await club.waiting()).toContain(`turn ${matches.days}`));
    return matches;
  }

  /** Compares the match over days with what it was: the same clock runs on, and no person's time was used. */
  async function expectClocks(days: string, before: Awaited<ReturnType<Visitor['match']>>): Promise<void> {
    const { clocks, seats } = await club.anna.match(days);
    expect(clocks?.seats).toEqual(before.clocks?.seats);
    expect(seats[1]).not.toHaveProperty('playedBy');
    // Seconds since the last beat may be missing.
    expect(Math.abs((clocks?.now ?? 0) - (before.clocks?.now ?? 0))).toBeLessThan(DAY_MS / 24);
  }

  it('from a folder to PostgreSQL is complete, and its matches continue without loss of time', async () => {
    const matches = await filled();
    const { days, proposed, quick, other } = matches;
    const database = await postgres.database();
    const before = await club.anna.match(days);
    const move = () => levante(['move', '--data', folder, '--database', database]);
    expect(await move()).toMatchObject({ status: 1, err: expect.stringContaining('another server is using') });
    const exported = await club.exported([other]);
    const toSend = await club.waiting();
    await club.stopServing();
    // The people of this match are notified of its end by the next server.
    expect(await levante(['matches', 'end', other, '--data', folder])).toMatchObject({ status: 0, err: '' });
    passDays(folder, 3);
    expect(await move()).toMatchObject({
      status: 0,
      err: '',
      out: expect.stringMatching(/^Moved 4 matches and 2 names;/),
    });
    expect(await move()).toMatchObject({ status: 1, err: expect.stringContaining('choose an empty one') });

    club.receiver.requests.length = 0;
    club.receiver.answer = withStatus(204);
    await serveOn(database);
    await expectClocks(days, before);
    expect(await club.exported([other])).toEqual(exported);
    expect(await club.anna.match(other)).toMatchObject({ status: 'over', result: null });
    expect((await levante(['people', 'notices', '--database', database])).out).toContain('We are moving');
    expect((await levante(['people', 'reports', '--database', database])).out).toContain('On Monday?');
    expect(await levante(['verify', '--database', database])).toMatchObject({ status: 0, err: '' });
    await club.signInByAll();
    // What was not sent arrives once, and moved rows are no news.
    await waitFor(() => expect(club.notified).toEqual(expect.arrayContaining([`turn ${days}`, `ended ${other}`])));
    expect(sorted(club.notified)).toEqual([...new Set(sorted(club.notified))]);
    expect([...toSend, `ended ${other}`]).toEqual(expect.arrayContaining(club.notified));
    const dan = new Visitor(() => club.url);
    expect(matchIn(await club.quick(dan, 'Dan'))).toMatchObject({ id: quick, status: 'running' });
    await club.bo.post(`/api/matches/${proposed}/proposals/1`, { answer: 'agree' });
    expect(await club.anna.match(proposed)).toMatchObject({ status: 'over', result: null });
    club.receiver.requests.length = 0;
    await club.playUntilBo(days);
    await waitFor(() => expect(sorted(club.notified)).toEqual(sorted([`ended ${proposed}`, `turn ${days}`])));
    await club.stopServing();
  });

  it('from one database to another by a dump is complete, and its matches continue', async () => {
    const { days } = await filled();
    await club.stopServing();
    const database = await postgres.database();
    expect(await levante(['move', '--data', folder, '--database', database])).toMatchObject({ status: 0 });
    await serveOn(database);
    await club.playUntilBo(days);
    const exported = await club.exported();
    const before = await club.anna.match(days);
    const copies = [await postgres.restored(database, 'custom'), await postgres.restored(database, 'plain')];
    // What happens after the dump is not in it.
    await club.play(days);
    await club.stopServing();
    for (const copy of copies) {
      await serveOn(copy);
      await expectClocks(days, before);
      expect(await club.exported()).toEqual(exported);
      await club.playUntilBo(days);
      expect((await club.anna.match(days)).ply).toBeGreaterThan(before.ply);
      expect(matchIn(await club.quick(new Visitor(() => club.url), 'Dan'))).toMatchObject({ status: 'running' });
      await club.stopServing();
      expect(await levante(['verify', '--database', copy])).toMatchObject({ status: 0, err: '' });
    }
  });
});
