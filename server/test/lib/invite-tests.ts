import { waitFor } from '@levante/testkit/wait';
import { Devices, Invites, type Match, OpenTables, PeopleHere } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DEFAULT_LIMITS, type ServerOptions } from '../../src/index.ts';
import { Authenticator, addPasskey } from './authenticator.ts';
import type { Fixture } from './fixture.ts';
import { TablesFollower } from './tables-follower.ts';
import { codeOf, matchIn, type Reply, Visitor } from './visitor.ts';

type RunningFixture = Pick<Fixture, 'server' | 'close'>;

/**
 * Tests of invitations by handle and of blocks over HTTP, on servers that `open` starts. `knowsPresence` is false for servers that
 * could not tell each other who is here.
 */
export function inviteTests(
  open: (options?: Partial<ServerOptions>) => Promise<RunningFixture>,
  knowsPresence: boolean,
): void {
  let fixture: RunningFixture;
  let anna: Visitor;
  let bo: Visitor;
  let eve: Visitor;
  const followers: TablesFollower[] = [];

  const url = (): string => `http://localhost:${fixture.server.port}`;

  /** Returns a visitor with an account and a handle. */
  async function account(handle: string): Promise<Visitor> {
    const visitor = new Visitor(url);
    await visitor.get('/api/me');
    expect((await addPasskey(visitor, new Authenticator(url()))).status).toBe(200);
    expect((await visitor.post('/api/me/handle', { handle })).status).toBe(200);
    return visitor;
  }

  function follow(who: Visitor, query = ''): TablesFollower {
    const follower = new TablesFollower(`${url()}/api/tables/stream${query}`, who.headers());
    followers.push(follower);
    return follower;
  }

  beforeEach(async () => {
    fixture = await open();
    anna = await account('anna');
    bo = await account('bo-bosun');
    eve = new Visitor(url);
    await eve.get('/api/me');
  });
  afterEach(async () => {
    for (const follower of followers.splice(0)) await follower.close();
    await fixture.close();
  });

  const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }, { kind: 'open' }];
  const aTable = { game: 'purse-race', options: { players: 3 }, seats, listed: true, shuffle: false };
  const invite = (who: Visitor, { id }: Match, handle: string, seat?: number): Promise<Reply> =>
    who.post(`/api/matches/${id}/invites`, { handle, ...(seat !== undefined && { seat }) });
  const invites = async (who: Visitor) => z.parse(Invites, (await who.get('/api/me/invites')).json).matches;
  const sit = (who: Visitor, { id }: Match, more: object = {}) =>
    who.post(`/api/matches/${id}/seats`, { name: 'Bo', ...more });

  describe('an invitation by handle', () => {
    it('is sent at once to its person, who can take the seat', async () => {
      const alone = follow(bo, '?only=invites');
      const withList = follow(bo);
      const table = await anna.open(aTable);
      const invited = matchIn(await invite(anna, table, 'bo-bosun'));
      expect(invited.seats[1]).toMatchObject({
        taken: false,
        reserved: true,
        reservedForMe: false,
        invited: 'bo-bosun',
      });
      await alone.untilInvites(([match]) => match?.id === table.id);
      await withList.untilInvites(([match]) => match?.seats[1]?.reservedForMe === true);
      expect(alone.data).toEqual([]);
      expect(await invites(bo)).toMatchObject([
        { id: table.id, seats: [{ name: 'Anna' }, { invited: 'bo-bosun' }, {}] },
      ]);
      expect(codeOf(await sit(eve, table, { seat: 1 }))).toBe('seat-taken');
      expect(matchIn(await sit(bo, table)).mine).toEqual([1]);
      await alone.untilInvites((matches) => matches.length === 0);
      expect((await anna.match(table.id)).seats[1]).toEqual({
        seat: 1,
        kind: 'person',
        name: 'Bo',
        account: { handle: 'bo-bosun' },
        level: null,
        taken: true,
        mine: false,
      });
    });

    it('is shown to others only as a reserved seat', async () => {
      const table = await anna.open(aTable);
      await invite(anna, table, 'bo-bosun');
      const seat = { seat: 1, kind: 'person', name: null, level: null, taken: false, mine: false };
      expect((await eve.match(table.id)).seats[1]).toEqual({ ...seat, reserved: true, reservedForMe: false });
      const { tables } = z.parse(OpenTables, (await eve.get('/api/tables')).json);
      expect(tables[0]?.seats.map(({ reserved }) => reserved)).toEqual([undefined, true, undefined]);
      expect(eve.received.join('')).not.toContain('bo-bosun');
    });

    it('can be declined, and the opener sees by whom', async () => {
      const table = await anna.open(aTable);
      await invite(anna, table, 'bo-bosun', 2);
      expect((await bo.post(`/api/matches/${table.id}/leave`, {})).status).toBe(200);
      expect(await invites(bo)).toEqual([]);
      const { reserved, invited } = (await anna.match(table.id)).seats[2] ?? {};
      expect([reserved, invited]).toEqual([undefined, 'bo-bosun']);
      expect((await eve.match(table.id)).seats[2]).not.toHaveProperty('invited');
      expect(matchIn(await sit(eve, table, { seat: 2 })).mine).toEqual([2]);
    });

    it('is withdrawn by its opener, with the table, or when the opener leaves', async () => {
      const follower = follow(bo, '?only=invites');
      const table = await anna.open(aTable);
      await invite(anna, table, 'bo-bosun', 1);
      const withdraw = (who: Visitor, seat: number) => who.post(`/api/matches/${table.id}/invites/withdraw`, { seat });
      await follower.untilInvites((matches) => matches.length === 1);
      expect(codeOf(await withdraw(bo, 1))).toBe('not-your-seat');
      expect(codeOf(await withdraw(anna, 2))).toBe('seat-taken');
      expect(matchIn(await withdraw(anna, 1)).seats[1]).not.toHaveProperty('reserved');
      await follower.untilInvites((matches) => matches.length === 0);
      await invite(anna, table, 'bo-bosun', 1);
      await follower.untilInvites((matches) => matches.length === 1);
      await sit(eve, table, { seat: 2 });
      expect((await anna.post(`/api/matches/${table.id}/leave`, {})).status).toBe(200);
      await follower.untilInvites((matches) => matches.length === 0);
      expect((await eve.match(table.id)).seats[1]).not.toHaveProperty('reserved');
      const other = await anna.open({ ...aTable, listed: false });
      await invite(anna, other, 'bo-bosun');
      await follower.untilInvites((matches) => matches.length === 1);
      expect((await anna.post(`/api/matches/${other.id}/call-off`, {})).status).toBe(200);
      await follower.untilInvites((matches) => matches.length === 0);
    });

    it('ends when the opener seats a bot in its place', async () => {
      const table = await anna.open(aTable);
      await invite(anna, table, 'bo-bosun', 1);
      const seated = matchIn(await anna.post(`/api/matches/${table.id}/bots`, { level: 'random', seat: 1 }));
      expect(seated.seats[1]).toMatchObject({ kind: 'bot', level: 'random', taken: true });
      expect(await invites(bo)).toEqual([]);
    });

    it('can be made when a match is created', async () => {
      const invited = [seats[0], { kind: 'open', invite: 'bo-bosun' }, { kind: 'open', invite: 'nobody-here' }];
      const table = await anna.open({ ...aTable, seats: invited, listed: false });
      expect(table.seats).toMatchObject([{}, { invited: 'bo-bosun' }, { invited: 'nobody-here', reserved: true }]);
      expect(await invites(bo)).toMatchObject([{ id: table.id }]);
      expect(codeOf(await eve.post('/api/matches', { ...aTable, seats: invited }))).toBe('no-account');
    });

    it('can be made by the opener only, with an account, to an open seat', async () => {
      const table = await anna.open(aTable);
      expect(codeOf(await invite(new Visitor(url), table, 'anna'))).toBe('bad-identity');
      expect(codeOf(await invite(bo, table, 'anna'))).toBe('not-your-seat');
      await sit(bo, table);
      expect(codeOf(await invite(bo, table, 'anna'))).toBe('not-opener');
      expect(codeOf(await invite(anna, table, 'bo-bosun', 1))).toBe('seat-taken');
      await invite(anna, table, 'bo-bosun');
      expect(codeOf(await invite(anna, table, 'bo-bosun'))).toBe('no-open-seat');
      const own = await eve.open(aTable);
      expect(codeOf(await invite(eve, own, 'anna'))).toBe('no-account');
      expect(codeOf(await invite(anna, table, 'No handle'))).toBe('bad-request');
    });
  });

  describe('the existence of a handle', () => {
    it('is not revealed by an invitation', async () => {
      const table = await anna.open(aTable);
      const other = await anna.open(aTable);
      const known = matchIn(await invite(anna, table, 'bo-bosun'));
      const unknown = matchIn(await invite(anna, other, 'bo-bosan'));
      const same = ({ seats: some }: Match): string => JSON.stringify(some).replace('bo-bosan', 'bo-bosun');
      expect(same(unknown)).toBe(same(known));
      // Neither when the account is deleted, which leaves the seat reserved.
      expect((await bo.post('/api/me/forget', {})).status).toBe(200);
      expect(same(await anna.match(other.id))).toBe(same(await anna.match(table.id)));
    });

    it('is not revealed by a block, which keeps invitations away', async () => {
      const first = await anna.open(aTable);
      await invite(anna, first, 'bo-bosun');
      expect((await bo.post('/api/me/blocks', { match: first.id, seat: 0 })).status).toBe(200);
      expect(await invites(bo)).toEqual([]);
      const second = await anna.open(aTable);
      const { seats: shown } = matchIn(await invite(anna, second, 'bo-bosun'));
      expect(shown[1]).toMatchObject({ reserved: true, reservedForMe: false, invited: 'bo-bosun' });
      expect((await bo.match(second.id)).seats[1]).toMatchObject({ reserved: true, reservedForMe: false });
      expect(await invites(bo)).toEqual([]);
    });
  });

  describe('invitations', () => {
    it('are limited in number like chat lines', async () => {
      await fixture.close();
      const limits = { ...DEFAULT_LIMITS, identity: { ...DEFAULT_LIMITS.identity, lines: 2 } };
      fixture = await open({ limits });
      anna = await account('anna');
      const table = await anna.open({ ...aTable, seats: [...seats, { kind: 'open' }], options: { players: 4 } });
      for (const handle of ['one', 'two']) expect((await invite(anna, table, handle)).status).toBe(200);
      expect(codeOf(await invite(anna, table, 'three'))).toBe('too-many-requests');
    });

    it('are no longer sent to a session that was signed out', async () => {
      const follower = follow(bo, '?only=invites');
      const table = await anna.open(aTable);
      await invite(anna, table, 'bo-bosun');
      await follower.untilInvites((matches) => matches.length === 1);
      const { devices } = z.parse(Devices, (await bo.get('/api/me/devices')).json);
      expect((await bo.post(`/api/me/devices/${devices[0]?.id}/sign-out`, {})).status).toBe(200);
      await expect(follower.untilInvites((matches) => matches.length === 0)).rejects.toThrow('ended');
    });
  });

  if (!knowsPresence) return;

  describe('the list of people who are online', () => {
    const here = async (who: Visitor) => z.parse(PeopleHere, (await who.get('/api/tables/here')).json).people;

    it('contains people with a handle who agreed to be shown, except the requesting person', async () => {
      await bo.post('/api/me', { name: 'Bo' });
      const shown = [follow(bo, '?only=invites&shown=1'), follow(anna, '?shown=1'), follow(eve, '?shown=1')];
      await waitFor(async () => expect(await here(eve)).toHaveLength(2));
      expect(await here(eve)).toEqual([
        { handle: 'anna', name: null, does: 'looks' },
        { handle: 'bo-bosun', name: 'Bo', does: 'looks' },
      ]);
      expect(await here(anna)).toEqual([{ handle: 'bo-bosun', name: 'Bo', does: 'looks' }]);
      await shown[0]?.close();
      await waitFor(async () => expect(await here(anna)).toEqual([]));
    });

    it('is empty for a first visitor, who is not refused', async () => {
      const shown = follow(anna, '?shown=1');
      await waitFor(async () => expect(await here(eve)).toHaveLength(1));
      const reply = await new Visitor(url).get('/api/tables/here');
      expect([reply.status, reply.json]).toEqual([200, { people: [] }]);
      await shown.close();
    });

    it('does not contain people who have not agreed to be shown', async () => {
      const hidden = follow(bo);
      const shown = follow(anna, '?shown=1');
      await Promise.all([hidden, shown].map((follower) => follower.until(() => true)));
      await waitFor(async () => expect(await here(eve)).toHaveLength(1));
      expect(await here(eve)).toEqual([{ handle: 'anna', name: null, does: 'looks' }]);
    });

    /** Opens a match of two, which Anna and the guest play, and which Anna has open. */
    const playWith = async (listed: boolean) => {
      const table = await anna.open({ ...aTable, options: { players: 2 }, seats: seats.slice(0, 2), listed });
      expect((await sit(eve, table)).status).toBe(200);
      const follower = anna.follow(table.id);
      await follower.until(() => true);
      return { table, follower };
    };

    it('says who plays, waits or looks around, with the matches that were open tables', async () => {
      follow(anna, '?only=invites&shown=1');
      follow(bo, '?shown=1');
      await waitFor(async () => expect(await here(eve)).toHaveLength(2));
      await bo.open(aTable);
      await waitFor(async () => expect(await here(eve)).toMatchObject([{ does: 'looks' }, { does: 'waits' }]));
      const { table, follower } = await playWith(true);
      const match = { id: table.id, game: table.game };
      await waitFor(async () => expect((await here(bo))[0]).toMatchObject({ does: 'plays', match }));
      // The other player is a guest, and the watcher gets the view of a spectator.
      expect((await bo.match(table.id)).mine).toEqual([]);
      await follower.close();
      await waitFor(async () => expect((await here(bo))[0]).toEqual({ handle: 'anna', name: null, does: 'looks' }));
    });

    it('does not contain the id of a match that was never listed', async () => {
      follow(anna, '?only=invites&shown=1');
      const { table, follower } = await playWith(false);
      await waitFor(async () => expect(await here(bo)).toEqual([{ handle: 'anna', name: null, does: 'plays' }]));
      expect((await bo.get('/api/tables/here')).text).not.toContain(table.id);
      await follower.close();
    });

    it('hides people from those whom they have blocked, and the other way round', async () => {
      const table = await anna.open(aTable);
      expect((await bo.post('/api/me/blocks', { match: table.id, seat: 0 })).status).toBe(200);
      follow(bo, '?shown=1');
      follow(anna, '?shown=1');
      await waitFor(async () => expect(await here(eve)).toHaveLength(2));
      expect([await here(anna), await here(bo)]).toEqual([[], []]);
    });
  });
}
