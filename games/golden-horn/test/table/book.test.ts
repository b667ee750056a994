import { readFileSync } from 'node:fs';
import { readRecord } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { figuresOf, momentAt, PICTURES, type PictureClause, warehouseOf } from '../../table/book/moments.ts';
import played from '../../table/book/played.levante.json' with { type: 'json' };
import { bookOfHorn } from '../../table/book/words/index.ts';

const caption = (clause: PictureClause): string =>
  bookOfHorn.value.captions[clause](figuresOf(clause, momentAt(PICTURES[clause].ply)));

describe('the pictures of the rulebook', () => {
  it('show a recorded match', () => {
    const path = new URL('../../../../records/independent/golden-horn-3-as-published-2.levante.json', import.meta.url);
    const record = readRecord(JSON.parse(readFileSync(path, 'utf8')));
    expect(record.ok && record.value.options).toEqual(played.options);
    expect(record.ok && record.value.actions).toEqual(played.actions);
  });

  it('show a fleet and a lane of the board', () => {
    const { board, json } = momentAt(PICTURES['1.3'].ply);
    const [player] = json.players;
    expect(player && board.fleets[player.fleet].map((sails) => new Set(sails).size)).toEqual([1, 2, 3]);
    expect(caption('1.5')).toBe('Three players: 12 spaces, and no Modone.');
  });

  it('show a ship before a raid, and one that was raided', () => {
    const before = momentAt(PICTURES['4.3'].ply);
    expect(before.legal.map(({ text }) => text)).toContain('2 raid 1.duo yellow yellow');
    expect(before.json.players[1]?.ships.duo.cargo).toEqual({ colour: 'green', cubes: 2 });
    expect(caption('4.3')).toBe('Aboard this ship of Tariq’s: 2 green cubes. A raid takes one.');
    expect(momentAt(PICTURES['4.4'].ply).json.players[2]?.ships.trio.robbed).toBe(true);
    expect(caption('4.4')).toContain('This ship of Bianca’s');
  });

  it('show loaded cubes, and the taken spaces', () => {
    const { CON } = momentAt(PICTURES['5.1'].ply).json.cities;
    expect(caption('5.1')).toBe(`Elio loaded here all of one colour: ${CON.yellow} yellow cubes.`);
    const at = momentAt(PICTURES['6.2'].ply).json.players.flatMap(({ ships }) =>
      Object.values(ships).map((one) => one.at),
    );
    expect(caption('6.2')).toContain(`${at.filter((place) => typeof place === 'number').length} spaces are taken`);
  });

  it('count a warehouse by the rules', () => {
    const over = momentAt(PICTURES['9.1'].ply);
    expect(over.over).toBe(true);
    expect(over.json.players[1]?.score).toBe(14);
    expect(Object.values(warehouseOf(over.json, 1)).reduce((sum, cubes) => sum + cubes, 0)).toBe(10);
    expect(caption('9.1')).toBe('The warehouse of Tariq: 10 cubes, and 14 points with those for rows.');
  });
});
