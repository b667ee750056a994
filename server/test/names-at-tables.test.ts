import { withTableNames } from '@levante/host';
import { ChatPage, OpenTables } from '@levante/wire';
import { array, assert, boolean, constantFrom, property, record } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { lookOf } from '../src/matches/look-of.ts';
import { Authenticator, addPasskey } from './lib/authenticator.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { matchIn, Visitor } from './lib/visitor.ts';

/** `Anna` with a Cyrillic first letter. */
const CYRILLIC = '\u0410nna';

describe('the shape of a name', () => {
  it.each([
    ['letters of another script', 'Anna', CYRILLIC],
    ['case', 'Anna', 'ANNA'],
    ['a digit and a capital for a small letter', 'Bill', 'Bi1I'],
    ['two letters for one', 'Emma', 'Ernrna'],
    ['an invisible character', 'Anna', 'An\u200bna'],
    ['wide characters', 'Anna', '\uff21\uff4e\uff4e\uff41'],
    ['blanks', 'Anna B', 'Anna\u00a0B'],
    ['an accent as a separate character', '\u00c9va', 'E\u0301va'],
  ])('does not depend on %s', (_, one, other) => {
    expect(lookOf(other)).toBe(lookOf(one));
  });

  it('differs for different letters', () => {
    expect(new Set(['Anna', 'Anne', 'Hanna', 'Ann', '\u00c1nna', 'Anna 2'].map(lookOf)).size).toBe(6);
  });
});

const NAMES = [
  'Anna',
  'anna',
  CYRILLIC,
  'Anna 2',
  'Anna\u00a02',
  'Anna 3',
  'Ann',
  'Bill',
  'Bi1I',
  'Anna 2 2',
  `${CYRILLIC} 2`,
  '\u05de\u05e8\u05d9\u05dd',
  'An\u200bna',
] as const;

describe('the names at a table', () => {
  it.each([
    ['Ida', 'ida'],
    ['Lina', 'LINA'],
    ['\u041c\u0430\u0440\u0438\u043d\u0430', '\u041c\u0410\u0420\u0418\u041d\u0410'],
    ['\u039d\u03af\u03ba\u03b7', '\u039d\u038a\u039a\u0397'],
  ])('differ in shape if they differ in case only, also where a capital resembles another letter: %s, %s', (one, other) => {
    const seats = [one, other].map((name, seat) => {
      return { ...({ seat, kind: 'person', level: null } as const), person: `person ${seat}`, name };
    });
    expect(withTableNames({ seats }, lookOf).seats.map(({ name }) => name)).toEqual([one, `${other} 2`]);
  });

  it('all differ in shape, and accounts keep theirs', () => {
    const person = record({ name: constantFrom(...NAMES), isAccount: boolean(), isTaken: boolean() });
    assert(
      property(array(person, { minLength: 1, maxLength: 6 }), (people) => {
        const seats = people.map(({ name, isAccount, isTaken }, seat) => ({
          ...({ seat, kind: 'person', person: isTaken ? `person ${seat}` : null, name, level: null } as const),
          ...(isAccount && { account: { handle: null } }),
        }));
        const shown = withTableNames({ seats }, lookOf).seats.map(({ name }) => name ?? '');
        expect(new Set(shown.map(lookOf)).size).toBe(shown.length);
        const accounts = people.flatMap((one, seat) => (one.isAccount && one.isTaken ? [{ ...one, seat }] : []));
        for (const [i, { name, seat }] of accounts.entries()) {
          const isFirst = !accounts.slice(0, i).some((earlier) => lookOf(earlier.name) === lookOf(name));
          if (isFirst) expect(shown[seat]).toBe(name);
        }
        for (const [seat, { name }] of people.entries()) {
          const number = shown[seat]?.slice(name.length);
          expect(shown[seat]).toBe(`${name}${number}`);
          expect(number).toMatch(/^( \d+)?$/);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('an account at a table', () => {
  let fixture: Fixture;
  let anna: Visitor;
  let guest: Visitor;
  let other: Visitor;
  const url = (): string => `http://localhost:${fixture.server.port}`;

  beforeEach(async () => {
    fixture = await openFixture();
    anna = new Visitor(url);
    guest = new Visitor(url);
    other = new Visitor(url);
    for (const who of [anna, guest, other]) await who.get('/api/me');
    expect((await addPasskey(anna, new Authenticator(url()))).status).toBe(200);
    expect((await anna.post('/api/me/handle', { handle: 'anna' })).status).toBe(200);
  });
  afterEach(() => fixture.close());

  const sit = (who: Visitor, id: string, name: string) => who.post(`/api/matches/${id}/seats`, { name });

  /** Opens a table of a guest called Anna, at which the account and a person with a Cyrillic letter sit down. */
  async function table(more: object = {}): Promise<string> {
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
    const { id } = await guest.open({ game: 'purse-race', options: { players: 4 }, seats, shuffle: false, ...more });
    await sit(anna, id, 'Anna');
    await sit(other, id, CYRILLIC);
    return id;
  }
  const seatsFor = async (who: Visitor, id: string) =>
    matchIn(await who.get(`/api/matches/${id}`)).seats.map(({ name, account }) => [name, account?.handle]);

  it('keeps its name and shows its handle, and guests with similar names get numbers', async () => {
    const id = await table();
    expect((await seatsFor(other, id)).slice(0, 3)).toEqual([
      ['Anna 2', undefined] as const,
      ['Anna', 'anna'] as const,
      [`${CYRILLIC} 3`, undefined] as const,
    ]);
  });

  it('is marked with its handle in the list of open tables while it has a seat', async () => {
    await table({ listed: true });
    const [listed] = z.parse(OpenTables, (await other.get('/api/tables')).json).tables;
    expect(listed?.opener).toBe('Anna 2');
    expect(listed?.seats.map(({ name, account }) => [name, account?.handle])).toEqual([
      ['Anna 2', undefined] as const,
      ['Anna', 'anna'] as const,
      [`${CYRILLIC} 3`, undefined] as const,
      [null, undefined],
    ]);
  });

  it('is marked in the chat, where a spectator gets a number', async () => {
    const id = await table();
    const watcher = new Visitor(url);
    expect((await watcher.post('/api/me', { name: 'Anna' })).status).toBe(200);
    for (const who of [guest, anna, watcher]) {
      expect((await who.post(`/api/matches/${id}/signals`, { signal: 'hello' })).status).toBe(200);
    }
    const { lines } = z.parse(ChatPage, (await watcher.get(`/api/matches/${id}/chat`)).json);
    expect(lines.map(({ name, account }) => [name, account?.handle])).toEqual([
      ['Anna 2', undefined] as const,
      ['Anna', 'anna'] as const,
      ['Anna 4', undefined] as const,
    ]);
  });

  it('is marked in an open stream when a guest becomes an account and chooses a handle', async () => {
    const id = await table();
    const follower = other.follow(id);
    try {
      const shows = (name: string, handle: string | null | undefined) =>
        follower.until(({ message }) => {
          if (message.type !== 'match' && message.type !== 'view') return false;
          const [seat] = message.match.seats;
          return seat?.name === name && seat.account?.handle === handle;
        });
      await shows('Anna 2', undefined);
      expect((await addPasskey(guest, new Authenticator(url()))).status).toBe(200);
      await shows('Anna', null);
      expect((await guest.post('/api/me/handle', { handle: 'other-anna' })).status).toBe(200);
      await shows('Anna', 'other-anna');
    } finally {
      follower.close();
      await follower.end();
    }
  });

  it('shows neither name nor handle while it is being deleted', async () => {
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
    const { id } = await guest.open({ game: 'purse-race', options: { players: 2 }, seats, shuffle: false });
    await sit(anna, id, 'Anna');
    expect(await seatsFor(other, id)).toEqual([['Anna 2', undefined] as const, ['Anna', 'anna'] as const]);
    expect((await anna.post('/api/me/forget', {})).status).toBe(200);
    expect(await seatsFor(other, id)).toEqual([['Anna', undefined] as const, [null, undefined] as const]);
  });
});
