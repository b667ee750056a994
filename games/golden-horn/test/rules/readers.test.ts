import { describe, expect, it } from 'vitest';
import { boardOf, goldenHorn, RECONSTRUCTED, readBoard } from '../../rules/index.ts';
import { changed, json, load } from './table.ts';

function boardFault(path: string, value: unknown): string {
  const read = readBoard(changed(RECONSTRUCTED, path, value));
  if (read.ok) return 'taken';
  expect(read.refusal).toMatchObject({ code: 'bad-options', clause: 'GH-1.6' });
  return `${read.refusal.data.path}: ${read.refusal.data.message}`;
}

describe('a custom board', () => {
  const one = ['pink', 'pink', 'pink'];
  it.each([
    ['/name', 'x'.repeat(81), '/name: must be a text of at most 80 characters'],
    ['/name', 'x'.repeat(80), 'taken'],
    ['/name', undefined, '/name: must be a text of at most 80 characters'],
    ['/colour', 1, '/colour: unknown key'],
    ['/version', -1, '/version: must be a whole number from 0 to 1000000'],
    ['/version', 1_000_000, 'taken'],
    ['/about', 'x'.repeat(501), '/about: must be a text of at most 500 characters'],
    ['/about', 'x'.repeat(500), 'taken'],
    ['/about', undefined, 'taken'],
    ['/colours', [], '/colours: must be a list of 6'],
    ['/colours/2', 'black', '/colours/2: must be blue'],
    ['/cubesPerColour', 2, '/cubesPerColour: must be a whole number from 3 to 40'],
    ['/cubesPerColour', 41, '/cubesPerColour: must be a whole number from 3 to 40'],
    ['/cardsPerColour', 3, '/cardsPerColour: must be a whole number from 4 to 40'],
    ['/citySize', 0, '/citySize: must be a whole number from 1 to 9'],
    ['/citySize', 10, '/citySize: must be a whole number from 1 to 9'],
    ['/startHand', 10, '/startHand: must be a whole number from 0 to 9'],
    ['/startHand', 0, 'taken'],
    ['/fleets/E', {}, '/fleets/E: unknown key'],
    ['/fleets/A', undefined, '/fleets/A: must be a list of 3'],
    ['/fleets/B/0', ['blue', 'blue', 'red'], '/fleets/B/0: must show 1 different colours'],
    ['/fleets/B/0', ['blue', 'blue'], '/fleets/B/0: must be a list of 3'],
    ['/fleets/C/1', ['green', 'green', 'green'], '/fleets/C/1: must show 2 different colours'],
    ['/fleets/D/2', ['pink', 'pink', 'red'], '/fleets/D/2: must show 3 different colours'],
    ['/fleets/A/0/1', 'black', '/fleets/A/0/1: must be one of pink, yellow, blue, red, green, orange'],
    ['/fleets/B/0', one, '/fleets/B: must show all six colours, each on one ship'],
    ['/modone/5', null, '/modone/5: unknown key'],
    ['/modone/2/berths', 0, '/modone/2/berths: must be a whole number from 1 to 12'],
    ['/modone/2/cards', 1, '/modone/2/cards: must be true or false'],
    ['/modone/2/name', 1, '/modone/2/name: unknown key'],
    ['/routes/5', [], '/routes/5: unknown key'],
    ['/routes/3', [], '/routes/3: must be a list of 1 to 24'],
    ['/routes/3', Array.from({ length: 25 }, () => 'red'), '/routes/3: must be a list of 1 to 24'],
    ['/routes/3', Array.from({ length: 24 }, () => 'red'), 'taken'],
    ['/routes/3', ['red'], 'taken'],
    ['/routes/3/1', 'black', '/routes/3/1: must be one of pink, yellow, blue, red, green, orange'],
    ['/routes/3/1', 'MOD', '/routes/3: holds Modone once where it is in play, else not'],
    ['/routes/2', ['red'], '/routes/2: holds Modone once where it is in play, else not'],
    ['/routes/2', ['red', 'MOD', 'MOD', 'red'], '/routes/2: holds Modone once where it is in play, else not'],
    ['/routes/2', ['MOD', 'red', 'red'], '/routes/2: Modone lies between sea spaces'],
    ['/routes/2', ['red', 'red', 'MOD'], '/routes/2: Modone lies between sea spaces'],
    ['/routes/2', ['MOD'], '/routes/2: Modone lies between sea spaces'],
    ['/modone/2', null, '/routes/2: holds Modone once where it is in play, else not'],
    ['/rulesets/other', {}, '/rulesets/other: unknown key'],
    ['/rulesets/as-described', undefined, '/rulesets/as-described: must be an object'],
    ['/rulesets/as-described/name', '', '/rulesets/as-described/name: unknown key'],
    ['/rulesets/as-described/raidCards', 1, '/rulesets/as-described/raidCards: must be a whole number from 2 to 3'],
    ['/rulesets/as-published/raidCards', 4, '/rulesets/as-published/raidCards: must be a whole number from 2 to 3'],
    ['/rulesets/as-published/draw', [1, 2], '/rulesets/as-published/draw: must be a list of 3'],
    ['/rulesets/as-published/draw/2', 7, '/rulesets/as-published/draw/2: must be a whole number from 0 to 6'],
    ['/setBonus/3', 1, '/setBonus/3: unknown key'],
    ['/setBonus/4', 100, '/setBonus/4: must be a whole number from 0 to 99'],
    ['/setBonus/5', undefined, '/setBonus/5: must be a whole number from 0 to 99'],
    ['/setBonus/6', -1, '/setBonus/6: must be a whole number from 0 to 99'],
    ['/setBonus/6', 99, 'taken'],
  ])('is refused with %s = %j: %s', (path, value, expected) => expect(boardFault(path, value)).toBe(expected));

  it('is refused if it is not an object', () =>
    expect(readBoard(3)).toMatchObject({ refusal: { data: { path: '' } } }));

  it('that cannot be read because of another error passes that error on', () => {
    const board = {
      get name(): string {
        throw new TypeError('no reading');
      },
    };
    expect(() => readBoard(board)).toThrow(TypeError);
  });

  it('is the one the match is played on, and is contained in the state', () => {
    const board = { ...RECONSTRUCTED, name: 'mine', startHand: 2 };
    const s = load({ options: { board } });
    expect(boardOf(s)).toEqual(board);
    expect(json(s).options.board).toEqual(board);
  });

  it('has the path of its fault within the options', () => {
    const read = goldenHorn.options({ board: changed(RECONSTRUCTED, '/citySize', 0) });
    expect(read).toMatchObject({
      refusal: {
        code: 'bad-options',
        clause: 'GH-1.6',
        data: { path: '/board/citySize', message: 'must be a whole number from 1 to 9' },
      },
    });
  });
});

describe('options', () => {
  it.each([
    [null, '', 'must be an object'],
    [[], '', 'must be an object'],
    [{ cities: [] }, '/cities', 'unknown key'],
    [{ players: 1 }, '/players', 'must be a whole number from 2 to 4'],
    [{ players: 5 }, '/players', 'must be a whole number from 2 to 4'],
    [{ players: 2.5 }, '/players', 'must be a whole number from 2 to 4'],
    [{ players: '3' }, '/players', 'must be a whole number from 2 to 4'],
    [{ ruleset: 'other' }, '/ruleset', 'must be one of as-described, as-published'],
    [{ board: 'other' }, '/board', 'no shipped board has this name; there is reconstructed'],
    [{ board: 7 }, '/board', 'must be an object'],
  ])('%j are refused', (input, path, message) => {
    expect(goldenHorn.options(input)).toEqual({
      ok: false,
      refusal: {
        code: 'bad-options',
        clause: path === '/board' && message.startsWith('must') ? 'GH-1.6' : 'GH-1.1',
        data: { path, message },
      },
    });
  });

  it('that are omitted have their defaults', () => {
    const value = { players: 3, ruleset: 'as-described', board: 'reconstructed' };
    expect(goldenHorn.options({})).toEqual({ ok: true, value });
    const other = { players: 2, ruleset: 'as-published', board: 'reconstructed' };
    expect(goldenHorn.options(other)).toEqual({ ok: true, value: other });
    for (const players of [2, 4]) expect(goldenHorn.options({ players }).ok).toBe(true);
  });

  it('that were never read are refused by the setup with a clear message', () => {
    expect(() => goldenHorn.setup({ players: 9 })).toThrow('options that were never read: {"path":"/players"');
  });
});
