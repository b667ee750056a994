import { readFile } from 'node:fs/promises';
import { readRecord } from '@levante/contract/record';
import { RECONSTRUCTED } from '@levante/el-capitan/rules';
import { elCapitanCard } from '@levante/el-capitan/table/card.ts';
import { newsOf } from '@levante/el-capitan/table/news.ts';
import { readSettings } from '@levante/table/ui/settings.ts';
import { pageWords } from '@levante/table/words/page/index.ts';
import { type Match, NewMatch } from '@levante/wire';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mergedMatches, statusOf, waitingIn } from '../src/pages/home/matches.ts';
import { digestOf, seatsThatActed } from '../src/pages/home/news.ts';
import { homeWords } from '../src/pages/home/words/index.ts';
import { hasWon, levelsForPeople, usualLevel } from '../src/pages/levels.ts';
import { isMineAlone } from '../src/pages/my-match.ts';
import {
  badName,
  botsOnly,
  firstArrangement,
  kindsFor,
  readBoardFile,
  requestFor,
  withLevels,
  withPlace,
  withPlayers,
  withWhere,
} from '../src/pages/new-match/arrangement.ts';
import { setUpWords } from '../src/pages/new-match/words/index.ts';

const guest = (number: number) => `Guest ${number}`;
const first = firstArrangement(elCapitanCard, 'Ada', guest);

describe('a match on the server', () => {
  const seat = (more: object) => ({
    seat: 0,
    kind: 'person',
    name: null,
    level: null,
    taken: true,
    mine: true,
    ...more,
  });
  const mine = seat({});
  const open = seat({ taken: false, mine: false });
  const bot = seat({ kind: 'bot', mine: false });
  const bos = seat({ mine: false });
  const match = (status: string, ...seats: readonly object[]): Match => Object.assign(Object(null), { status, seats });

  it('waits for me only while I play my seat', () => {
    const of = (more: object): Match => Object.assign(match('running', seat(more)), { actor: '0', mine: [0] });
    const home = { ...pageWords.value.home, ...homeWords.value };
    expect(statusOf(of({}), home)).toEqual({ text: home.yourTurn, mine: true });
    const away = of({ name: 'Ada', playedBy: { level: 'deckhand', why: 'time' } });
    expect(statusOf(away, home)).toEqual({ text: home.turnOf(home.levelName('deckhand')), mine: false });
    const other = of({ kind: 'bot', level: 'pilot', mine: false });
    expect(statusOf(other, home)).toEqual({ text: home.turnOf(home.levelName('pilot')), mine: false });
    expect(statusOf(of({ name: 'Bo', mine: false }), home).text).toBe(home.turnOf('Bo'));
  });

  it('comes before matches with more time left, and before matches without a clock', () => {
    const of = (id: string, since: number | null, more: object = {}): Match =>
      Object.assign(
        match('running', mine),
        { id, actor: '0', mine: [0], ...more },
        since !== null && {
          clocks: { control: { kind: 'days' }, now: 1000, seats: [{ leftMs: 5000, since, pauses: [] }] },
        },
      );
    const listed = [of('none', null), of('much', 900), of('little', 100), of('other', 0, { actor: '1' })];
    const home = { ...pageWords.value.home, ...homeWords.value };
    const waiting = waitingIn(
      listed.map((one) => ({ match: one, here: false })),
      home,
    );
    expect(waiting.map(({ match: { id } }) => id)).toEqual(['little', 'much', 'none']);
  });

  it('makes the next bots stronger only after a win', () => {
    const of = (status: string, ranks: readonly number[] | null, mine: readonly number[]): Match =>
      Object.assign(Object(null), { game: 'el-capitan', status, mine, result: ranks && { ranks, scores: ranks } });
    expect(hasWon([], 'el-capitan')).toBe(false);
    expect(hasWon([of('running', null, [0])], 'el-capitan')).toBe(false);
    expect(hasWon([of('over', [2, 1], [0])], 'el-capitan')).toBe(false);
    const won = [of('over', [2, 1], [1])];
    expect(hasWon(won, 'el-capitan')).toBe(true);
    expect(hasWon(won, 'golden-horn')).toBe(false);
  });

  it('can be deleted while it waits and has no other player', () => {
    expect(isMineAlone(match('waiting', mine, open, bot))).toBe(true);
    expect(isMineAlone(match('waiting', mine, bos, open))).toBe(false);
    expect(isMineAlone(match('running', mine, bot))).toBe(false);
  });
});

describe('an arrangement', () => {
  it('starts with me against bots and makes a valid request', () => {
    const request = requestFor(withPlayers(first, 5, guest), ['Zoe', 'Elio', 'Tariq', 'Nadia'], 'mate');
    expect(z.safeParse(NewMatch, request).success).toBe(true);
    expect(request.seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot', 'bot', 'bot']);
    expect(request.seats.map((seat) => ('level' in seat ? seat.level : null))).toEqual([
      null,
      ...Array(4).fill('mate'),
    ]);
    expect(request.options).toEqual({ players: 5, cities: [] });
  });

  it('gives bots names that are not taken', () => {
    const { seats } = botsOnly(elCapitanCard, 'Zoe', ['Zoe', 'Elio', 'Tariq', 'Nadia'], 'mate');
    expect(seats.map((seat) => seat.name)).toEqual(['Zoe', 'Elio', 'Tariq', 'Nadia']);
  });

  it('has at most one seat of mine', () => {
    const moved = withPlace(first, 2, { kind: 'me' });
    expect(moved.places.map((place) => place.kind)).toEqual(['here', 'bot', 'me', 'bot']);
  });

  it('keeps the other seats when seats are added or removed', () => {
    const open = withPlace(first, 1, { kind: 'open' });
    expect(withPlayers(open, 2, guest).places.map((place) => place.kind)).toEqual(['me', 'open']);
    expect(withPlayers(open, 5, guest).places.map((place) => place.kind)).toEqual(['me', 'open', 'bot', 'bot', 'bot']);
  });

  it('finds an invalid name', () => {
    expect(badName(first)).toBeNull();
    expect(badName(withPlace(first, 0, { name: '  ' }))).toBe(0);
    expect(badName(withPlace(first, 1, { kind: 'here', name: 'x'.repeat(41) }))).toBe(1);
  });

  it('keeps a selected level while it exists', () => {
    const chosen = withPlace(first, 1, { level: 'mate' });
    expect(withLevels(chosen, ['deckhand', 'mate']).places.map((place) => place.level)).toEqual([
      null,
      'mate',
      null,
      null,
    ]);
    expect(withLevels(chosen, ['deckhand']).places[1]?.level).toBeNull();
  });

  it('has no open seat on a device, which no other person can join', () => {
    const open = withPlace(first, 1, { kind: 'open' });
    expect(withWhere(open, 'device').places.map((place) => place.kind)).toEqual(['me', 'here', 'bot', 'bot']);
    expect(kindsFor('device')).not.toContain('open');
    expect(kindsFor('server')).toContain('open');
  });

  it('lists extra cities in board order and includes a custom board', () => {
    const request = requestFor({ ...first, chosen: { cities: ['CAN', 'POR'] }, board: RECONSTRUCTED }, [], 'mate');
    expect(request.options?.cities).toEqual(['POR', 'CAN']);
    expect(request.options?.board).toBe(RECONSTRUCTED);
  });
});

describe('levels', () => {
  it('are offered without benchmark bots, weakest first, unless there are no others', () => {
    expect(levelsForPeople(['random', 'deckhand', 'mcts', 'mate'])).toEqual(['deckhand', 'mate']);
    expect(levelsForPeople(['random'])).toEqual(['random']);
  });

  it('default to the helmsman, else the deckhand, else the best', () => {
    expect(usualLevel(['random', 'deckhand', 'seaman', 'helmsman', 'mate'])).toBe('helmsman');
    expect(usualLevel(['random', 'deckhand', 'mate'])).toBe('deckhand');
    expect(usualLevel(['random', 'keen'])).toBe('keen');
    expect(usualLevel(['random'])).toBe('random');
  });

  it('each have a unique name and description; an unknown one is called by its id', () => {
    const known = ['deckhand', 'seaman', 'helmsman', 'boatswain', 'mate', 'pilot', 'master', 'capitan'];
    const lines = known.map(
      (level) => `${pageWords.value.home.levelName(level)}: ${setUpWords.value.levelText(level)}`,
    );
    expect(new Set(lines).size).toBe(known.length);
    for (const line of lines) expect(line).toMatch(/^[A-Z][a-zá]+: [A-Z].+\.$/);
    expect(pageWords.value.home.levelName('galley-slave')).toBe('galley-slave');
    expect(setUpWords.value.levelText('galley-slave')).toBe('');
  });
});

describe('the list of matches', () => {
  const at = (createdAt: number): Match => ({
    id: `m${createdAt}`,
    game: 'el-capitan',
    rulesVersion: 1,
    options: {},
    seats: [],
    mine: [],
    viewer: null,
    status: 'running',
    commitment: '',
    ply: 0,
    actor: null,
    result: null,
    createdAt,
  });
  const order = (listed: readonly { readonly match: { readonly createdAt: number }; readonly here: boolean }[]) =>
    listed.map(({ match, here }) => `${match.createdAt}${here ? ' here' : ''}`);

  it('merges the server’s and this device’s by age, as far as loaded', () => {
    const far = [at(9), at(5)];
    const near = [at(7), at(3)];
    expect(order(mergedMatches(far, near, true))).toEqual(['9', '7 here', '5', '3 here']);
    expect(order(mergedMatches(far, near, false))).toEqual(['9', '7 here', '5']);
    expect(order(mergedMatches([], near, true))).toEqual(['7 here', '3 here']);
  });
});

describe('a board file', () => {
  it('is read, or its first fault is reported with the path', async () => {
    expect(await readBoardFile(elCapitanCard, JSON.stringify(RECONSTRUCTED))).toMatchObject({
      kind: 'board',
      board: { name: 'reconstructed' },
    });
    expect(await readBoardFile(elCapitanCard, '{')).toEqual({ kind: 'not-json' });
    const cities = RECONSTRUCTED.cities.map((city, i) => (i === 2 ? { ...city, track: [0] } : city));
    const fault = await readBoardFile(elCapitanCard, JSON.stringify({ ...RECONSTRUCTED, cities }));
    expect(fault).toMatchObject({ kind: 'fault', path: '/cities/2/track' });
  });
});

describe('settings', () => {
  it('are restored, with defaults for invalid values', () => {
    expect(
      readSettings('{"theme":"dark","speed":"2","confirmEnd":true,"sendPlans":true,"keysOff":true,"sound":true}'),
    ).toEqual({
      language: 'system',
      theme: 'dark',
      speed: '2',
      confirmEnd: true,
      sendPlans: true,
      keysOff: true,
      sound: true,
      chosenAt: {},
    });
    expect(readSettings('{"chosenAt":{"theme":7,"speed":"8"}}').chosenAt).toEqual({ theme: 7 });
    expect(readSettings('{"language":"de"}').language).toBe('de');
    for (const text of [
      null,
      '{',
      '{"language":"tlh"}',
      '[]',
      '7',
      '{"theme":"pink","speed":3,"confirmEnd":"yes","sound":1}',
    ]) {
      expect(readSettings(text)).toEqual({
        language: 'system',
        theme: 'system',
        speed: '1',
        confirmEnd: false,
        sendPlans: false,
        keysOff: false,
        sound: false,
        chosenAt: {},
      });
    }
  });
});

describe('news since the last visit', () => {
  it('names the seats that acted, ordered by last action, without chance', () => {
    expect(seatsThatActed(['0 end', '* reveal TUN-2', '2 build 1', '1 end', '2 end', '10 end'])).toEqual([0, 1, 2, 10]);
  });

  it('is the last event of each opponent, in the game’s sentences', async () => {
    const file = new URL('../../records/corpus/el-capitan-4-base.levante.json', import.meta.url);
    const read = readRecord(JSON.parse(await readFile(file, 'utf8')));
    if (!read.ok) throw new Error('no record');
    const ply = read.value.actions.findIndex((line) => line.includes(' repay '));
    const record = { ...read.value, actions: read.value.actions.slice(0, ply) };
    const names = ['Ada', 'Bianca', 'Tariq', 'Zoe'];
    const news = await newsOf(record, ply - 14, names);
    expect(digestOf(news, [0])).toEqual([
      'Zoe bought Tunis (1 seal), sailed to Tunis, and built a fortress there',
      'Payday 1',
    ]);
    expect(digestOf(news, [0, 3])).toEqual(['Tariq reopened a house in Tanger, on site 10', 'Payday 1']);
    expect(await newsOf(record, ply, names)).toEqual([]);
  });
});
