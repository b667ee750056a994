import { RECONSTRUCTED } from '@levante/el-capitan';
import { NewMatch } from '@levante/wire';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  badName,
  botsOnly,
  firstArrangement,
  readBoardFile,
  requestFor,
  withLevels,
  withPlace,
  withPlayers,
} from '../src/home/arrangement.ts';
import { readSettings } from '../src/settings.ts';

const guest = (number: number) => `Guest ${number}`;
const first = firstArrangement('Ada', guest);

describe('an arrangement', () => {
  it('begins with me against bots, and makes a request that the server takes', () => {
    const request = requestFor(withPlayers(first, 5, guest), ['Zoe', 'Elio', 'Tariq', 'Nadia']);
    expect(z.safeParse(NewMatch, request).success).toBe(true);
    expect(request.seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot', 'bot', 'bot']);
    expect(request.options).toEqual({ players: 5, cities: [] });
  });

  it('gives bots names that nobody else at the table has', () => {
    const { seats } = botsOnly('el-capitan', 'Zoe', ['Zoe', 'Elio', 'Tariq', 'Nadia']);
    expect(seats.map((seat) => seat.name)).toEqual(['Zoe', 'Elio', 'Tariq', 'Nadia']);
  });

  it('has me in one place at most', () => {
    const moved = withPlace(first, 2, { kind: 'me' });
    expect(moved.places.map((place) => place.kind)).toEqual(['here', 'bot', 'me', 'bot']);
  });

  it('keeps who sits there when seats are added or taken away', () => {
    const open = withPlace(first, 1, { kind: 'open' });
    expect(withPlayers(open, 2, guest).places.map((place) => place.kind)).toEqual(['me', 'open']);
    expect(withPlayers(open, 5, guest).places.map((place) => place.kind)).toEqual(['me', 'open', 'bot', 'bot', 'bot']);
  });

  it('finds the name that will not do, and takes the best level there is', () => {
    expect(badName(first)).toBeNull();
    expect(badName(withPlace(first, 0, { name: '  ' }))).toBe(0);
    expect(badName(withPlace(first, 1, { kind: 'here', name: 'x'.repeat(41) }))).toBe(1);
    expect(withLevels(first, ['random', 'mate']).places.map((place) => place.level)).toEqual(Array(4).fill('mate'));
  });

  it('puts extra cities in board order, and a board of one’s own in whole', () => {
    const request = requestFor({ ...first, cities: ['CAN', 'POR'], board: RECONSTRUCTED }, []);
    expect(request.options?.cities).toEqual(['POR', 'CAN']);
    expect(request.options?.board).toBe(RECONSTRUCTED);
  });
});

describe('a board file', () => {
  it('is read, or its first fault is told with the path', async () => {
    expect(await readBoardFile('el-capitan', JSON.stringify(RECONSTRUCTED))).toMatchObject({
      kind: 'board',
      board: { name: 'reconstructed' },
    });
    expect(await readBoardFile('el-capitan', '{')).toEqual({ kind: 'not-json' });
    const cities = RECONSTRUCTED.cities.map((city, i) => (i === 2 ? { ...city, track: [0] } : city));
    const fault = await readBoardFile('el-capitan', JSON.stringify({ ...RECONSTRUCTED, cities }));
    expect(fault).toMatchObject({ kind: 'fault', path: '/cities/2/track' });
  });
});

describe('settings', () => {
  it('are read as they were kept, and what does not fit takes its default', () => {
    expect(readSettings('{"theme":"dark","speed":"2","confirmEnd":true,"name":"Ada"}')).toEqual({
      theme: 'dark',
      speed: '2',
      confirmEnd: true,
      name: 'Ada',
    });
    for (const text of [null, '{', '[]', '7', '{"theme":"pink","speed":3,"confirmEnd":"yes","name":null}']) {
      expect(readSettings(text)).toEqual({ theme: 'system', speed: '1', confirmEnd: false, name: '' });
    }
  });
});
