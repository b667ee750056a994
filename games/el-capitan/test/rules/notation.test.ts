import { ActionBuffer } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { elCapitan, simple, withCard } from '../../rules/index.ts';
import { load, match, position, refusal } from './table.ts';

/** Loads the position lazily, so that mutation testing attributes its coverage to the test that uses it. */
const turn = () => load(position([{ at: 'NAP 1' }, {}, {}], { cities: ['CAN'] }));

describe('a line of El Capitán', () => {
  it.each([
    '',
    '0',
    '0 ',
    '0  end',
    ' 0 end',
    '3 end',
    '9 end',
    '10 end',
    'x0 end',
    '0x end',
    '00 end',
    '? end',
    '* end',
    '* pass',
    '0 reveal NAP-1',
    '0 nonsense',
    '0 toString',
    '0 constructor',
    '0 __proto__',
    '0 end now',
    '0 pass pass',
    '0 buy',
    '0 buy NAP',
    '0 buy NAP-1 NAP-1',
    '0 sail NAP-1',
    '0 sail NAP-1 XXX',
    '0 sail NAP-1 BANK',
    '0 sail NAP-1 NAP NAP',
    '0 sail NAP NAP',
    '0 build',
    '0 build 0',
    '0 build 13',
    '0 build 01',
    '0 build 1.5',
    '0 build x1',
    '0 build 1x',
    '0 build 112',
    '0 build 1 main',
    '0 build 1 neutral neutral',
    '0 reopen',
    '0 reopen 0',
    '0 reopen 13',
    '0 reopen 1 own',
    '0 fortress',
    '0 fortress 0',
    '0 fortress 3',
    '0 fortress 1 1',
    '0 loan',
    '0 loan ten',
    '0 loan 10 10',
    '0 loan 11 10',
    '0 loan 12345',
    '0 loan x10',
    '0 loan 10x',
    '0 repay',
    '0 extend',
    '0 starter',
    '0 starter 3',
    '0 pirate',
    '0 pirate free',
    '0 pirate free NAP',
    '0 pirate free NAP 0',
    '0 pirate free NAP 4',
    '0 pirate free XXX 1',
    '0 pirate free NAP 1 1',
    '0 pirate florins NAP',
    '0 pirate florins XXX 1',
    '0 pirate florins NAP 0',
    '0 pirate card NAP-1',
    '0 pirate card NAP-1 XXX',
    '0 pirate card NAP NAP',
    '0 pirate card NAP-1 NAP 1',
    '0 pirate anchor',
    '0 pirate anchor 0',
    '0 pirate anchor 4',
    '0 pirate anchor 1 1',
    '0 pirate swim NAP 1',
    '* reveal',
    '* reveal NAP',
    '* reveal NAP-1 NAP-1',
    `0 end${' '.repeat(80)}`,
  ])('is refused as a bad request: "%s"', (line) => {
    const data = { message: 'no action of this game' };
    expect(refusal(turn(), line)).toEqual({ code: 'bad-request', clause: null, data });
  });

  it.each([
    ['0 buy XXX-1', 'no-such-card', 'EC-1.6', { card: 'XXX-1' }],
    ['0 buy VEN-MAR', 'no-such-card', 'EC-1.6', { card: 'VEN-MAR' }],
    ['0 sail NAP-9 NAP', 'no-such-card', 'EC-1.6', { card: 'NAP-9' }],
    ['* reveal MAR-2', 'no-such-card', 'EC-1.6', { card: 'MAR-2' }],
    ['0 pirate card CAN-1 NAP', 'no-such-card', 'EC-1.6', { card: 'CAN-1' }],
    ['0 loan 11', 'no-such-loan', 'EC-7.1', { loan: '11' }],
    ['0 loan 1600', 'no-such-loan', 'EC-7.1', { loan: '1600' }],
    ['0 repay 12', 'no-such-loan', 'EC-7.1', { loan: '12' }],
    ['0 extend 1', 'no-such-loan', 'EC-7.1', { loan: '1' }],
    ['1 end', 'not-your-turn', 'EC-3.1', { actor: '0' }],
    ['2 build 1', 'not-your-turn', 'EC-3.1', { actor: '0' }],
    ['* reveal NAP-1', 'not-your-turn', 'EC-3.1', { actor: '0' }],
  ])('"%s" is refused with %s', (line, code, clause, data) => {
    expect(refusal(turn(), line)).toEqual({ code, clause, data });
  });

  it('is refused after the end of the match, whatever it says (EC-9.5)', () => {
    const seats = [{ score: 20 }, { score: 20 }, { score: 20 }];
    const s = load(position(seats, { phase: 3, more: { step: 'over', seat: 2 } }));
    for (const line of ['0 end', 'nonsense', '* reveal NAP-1']) {
      expect(refusal(s, line)).toEqual({ code: 'match-over', clause: 'EC-9.5', data: {} });
    }
    for (const action of [0, simple(15, 3), 99_999]) {
      expect(elCapitan.check(s, action)).toEqual({ code: 'match-over', clause: 'EC-9.5', data: {} });
    }
  });

  it.each([
    [2, ['CAN', 'POR']],
    [3, ['LIS']],
    [4, []],
  ])('is read as the action it was written from, at plies of a match with %i', (players, cities) => {
    const buffer = new ActionBuffer();
    for (const [s, ply] of match({ players, cities }, 5, 200)) {
      elCapitan.legal(s, buffer);
      if (ply % 5 !== 0) continue;
      for (let i = 0; i < buffer.length; i++) {
        const line = elCapitan.write(s, buffer.at(i));
        const read = elCapitan.parse(s, line);
        if (!read.ok || read.value !== buffer.at(i)) throw new Error(`${line} is read otherwise`);
        if (elCapitan.check(s, read.value) !== null) throw new Error(`${line} is listed and refused`);
      }
    }
  });
});

describe('an integer', () => {
  const kinds = { fortress: 4, loan: 5, free: 6, florins: 7, card: 8, anchor: 9, end: 10, repay: 11, extend: 12 };
  it.each([
    ['a purchase of a card behind the last', simple(0, 54)],
    ['a voyage with a card behind the last', withCard(1, 54, 0)],
    ['a voyage to a city behind the last', withCard(1, 0, 12)],
    ['a house on site 0', simple(2, 1)],
    ['a house on site 13', simple(2, 26)],
    ['a house reopened on site 0', simple(3, 0)],
    ['a house reopened on site 13', simple(3, 27)],
    ['a fortress on site 0', simple(kinds.fortress, 0)],
    ['a fortress on site 3', simple(kinds.fortress, 3)],
    ['a third kind of loan', simple(kinds.loan, 2)],
    ['a free move of the pirate to a fourth berth', simple(kinds.free, 3)],
    ['a free move of the pirate behind the last city', simple(kinds.free, 13 * 4)],
    ['a paid move of the pirate to a fourth berth', simple(kinds.florins, 4 + 3)],
    ['a card for the pirate behind the last', withCard(kinds.card, 54, 0)],
    ['a fourth berth to anchor on', simple(kinds.anchor, 3)],
    ['a second way to end', simple(kinds.end, 1)],
    ['a third kind to repay', simple(kinds.repay, 2)],
    ['a third kind to extend', simple(kinds.extend, 2)],
    ['a fourth seat to start', simple(13, 3)],
    ['a second way to pass', simple(14, 1)],
    ['a kind that is none', simple(16)],
    ['turning up a card in a turn', simple(15, 3)],
  ])('is refused as a bad request if it is no action: %s', (_, action) => {
    expect(elCapitan.check(turn(), action)).toEqual({ code: 'bad-request', clause: null, data: {} });
  });

  it('is refused while cards are turned up unless it is a card', () => {
    const s = load({});
    for (const action of [simple(15, 54), simple(0, 3), simple(10), simple(14)]) {
      expect(elCapitan.check(s, action)).toEqual({ code: 'bad-request', clause: null, data: {} });
    }
    expect(elCapitan.check(s, simple(15, 53))?.code).toBe('no-such-card');
    expect(elCapitan.check(s, simple(15, 17))).toBeNull();
  });

  it.each([
    ['the last card', simple(0, 53)],
    ['the last voyage', withCard(1, 53, 11)],
    ['the first site', simple(2, 2)],
    ['the last site', simple(2, 25)],
    ['the last fortress', simple(kinds.fortress, 2)],
    ['the last loan', simple(kinds.loan, 1)],
    ['the last berth', simple(kinds.free, 11 * 4 + 2)],
    ['the last berth to anchor on', simple(kinds.anchor, 2)],
    ['the last seat', simple(13, 2)],
  ])('is read as an action if it is one: %s', (_, action) => {
    expect(elCapitan.check(turn(), action)?.code).not.toBe('bad-request');
  });
});
