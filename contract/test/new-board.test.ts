import { readFileSync } from 'node:fs';
import { accepted, listedOptions, newBoardFault, newBoardReader, newMatchOptions } from '@levante/contract';
import { describe, expect, it } from 'vitest';

const dear: { readonly name: string } = JSON.parse(
  readFileSync(new URL('../../bench/dear-board.json', import.meta.url), 'utf8'),
);

describe('a board for a new match', () => {
  it('may be as large as the largest numbers make it', () => {
    expect(newBoardFault(dear)).toBe(null);
    expect(newMatchOptions({ players: 2, board: dear })).toEqual(accepted({ players: 2, board: dear }));
    expect(newMatchOptions({ board: 'reconstructed' }).ok).toBe(true);
  });

  it.each([
    ['a long name', { name: 'x'.repeat(41) }, '/name', 40],
    ['an empty name', { name: '' }, '/name', 40],
    ['an invisible name', { cities: [{ name: 'Tunis' }, { name: '\u0001'.repeat(3) }] }, '/cities/1/name', 40],
    ['an invisible character in a name', { name: 'Tu\u2066nis' }, '/name', 40],
    ['a long text', { about: 'x'.repeat(501) }, '/about', 500],
    ['control characters in a text', { about: '\u0001'.repeat(500) }, '/about', 500],
  ])('is refused for %s', (_what, texts, path, most) => {
    const data = { path, message: `must be a text of at most ${most} visible characters` };
    expect(newBoardFault({ ...dear, ...texts })).toMatchObject({ code: 'bad-options', data });
    expect(newMatchOptions({ board: { ...dear, ...texts } })).toMatchObject({
      refusal: { data: { path: `/board${path}` } },
    });
    expect(newBoardReader(accepted)({ ...dear, ...texts })).toMatchObject({ ok: false, refusal: { data } });
  });

  it('is refused above 16,384 bytes, whatever characters it contains', () => {
    const boardOf = (signs: readonly string[]) => {
      const more = Array.from({ length: Math.ceil(signs.length / 200) }, (_, i) => signs.slice(200 * i, 200 * (i + 1)));
      return { ...dear, more: more.map((some) => some.join('')) };
    };
    for (const sign of ['x', 'é', '李', '🎲']) {
      const signs: string[] = [];
      while (Buffer.byteLength(JSON.stringify(boardOf([...signs, sign]))) <= 16 * 1024) signs.push(sign);
      const refused = newBoardFault(boardOf([...signs, sign]));
      expect([newBoardFault(boardOf(signs)), refused?.data.message]).toEqual([null, 'must have at most 16384 bytes']);
    }
  });

  it('is listed by its name alone', () => {
    expect(listedOptions({ players: 2, board: { ...dear } })).toEqual({ players: 2, board: { name: dear.name } });
    expect(listedOptions({ players: 2, board: 'reconstructed' })).toEqual({ players: 2, board: 'reconstructed' });
    expect(listedOptions({ players: 2 })).toEqual({ players: 2 });
  });
});
