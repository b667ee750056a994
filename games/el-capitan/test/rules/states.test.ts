import type { JsonObject } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { elCapitan } from '../../src/index.ts';
import {
  CONNECTIONS,
  changed,
  DESTINATIONS,
  fault,
  json,
  type Laid,
  legal,
  load,
  loan,
  match,
  position,
  type Seated,
} from './table.ts';

/** The same data without one key. */
function without(data: JsonObject, key: string): JsonObject {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== key));
}

const NO_TURN = { acted: null, bought: false, sailed: false, freePirate: 'none', paidPirate: 'none', pirateFrom: null };
const seats = (...each: readonly Seated[]): readonly Seated[] => each;
const three = seats({ at: 'NAP 1', hand: ['CON-1'] }, { at: 'NAP 2' }, {});
/** A position with something of everything, in which single things are wrong. */
const good = (): JsonObject =>
  position(
    seats(
      { at: 'NAP 1', hand: ['CON-1', 'MAR-VAL'], loans: [loan(10), loan(16, true)] },
      { at: 'POR 3', bonus: 15 },
      { at: 'BANK' },
    ),
    {
      cities: ['POR', 'CAN'],
      phase: 2,
      houses: { NAP: [null, null, '0', '1', '2'], POR: ['1'] },
      shut: { NAP: ['1', '0'], POR: ['2'] },
      forts: { NAP: [0, 1] },
      discard: ['TAN-2', 'TUN-ALE'],
      more: { bonuses: [10, 5] },
    },
  );

describe('a state is refused with the path of its first fault', () => {
  it.each<[unknown, string]>([
    [null, 'bad-state : must be an object'],
    [[], 'bad-state : must be an object'],
    [{ game: 'golden-horn' }, 'bad-state /game: must be el-capitan'],
    [{ options: 1 }, 'bad-options : must be an object'],
    [{ other: 1 }, 'bad-state /other: unknown key'],
    [{ players: 1 }, 'bad-state /players: must be a list'],
    [{ players: [{}, {}, {}, {}] }, 'bad-state /players/3: there are 3 seats'],
  ])('%j', (data, said) => expect(fault(data)).toBe(said));

  it.each<[string, unknown, string]>([
    ['/phase', 0, '/phase: must be a whole number from 1 to 3'],
    ['/phase', 4, '/phase: must be a whole number from 1 to 3'],
    ['/round', 0, '/round: must be a whole number from 1 to 9999'],
    ['/round', 10_000, '/round: must be a whole number from 1 to 9999'],
    ['/starter', 3, '/starter: must be a whole number from 0 to 2'],
    ['/starter', -1, '/starter: must be a whole number from 0 to 2'],
    ['/seat', 3, '/seat: must be a whole number from 0 to 2'],
    ['/seat', null, '/seat: must be a seat in a turn'],
    ['/step', 'wait', '/step: must be one of turn, refill, settle, starter, over'],
    ['/lastRound', 1, '/lastRound: must be true or false'],
    ['/passes', 4, '/passes: must be a whole number from 0 to 3'],
    ['/passes', -1, '/passes: must be a whole number from 0 to 3'],
    ['/actor', '1', '/actor: must be 0 here'],
    ['/turn/acted', 'sail', '/turn/acted: must be one of , build, reopen, fortress'],
    ['/turn/bought', 1, '/turn/bought: must be true or false'],
    ['/turn/sailed', 1, '/turn/sailed: must be true or false'],
    ['/turn/freePirate', 'sailing', '/turn/freePirate: must be one of none, owed, done'],
    ['/turn/paidPirate', 'owed', '/turn/paidPirate: must be one of none, sailing, done'],
    ['/turn/paidPirate', 'sailing', '/pirate/berth: is null just while the pirate sails by card'],
    ['/turn/pirateFrom', 'LIS', '/turn/pirateFrom: is not in play'],
    [
      '/turn/pirateFrom',
      'XXX',
      '/turn/pirateFrom: must be one of MAR, VEN, CON, VAL, NAP, ATH, TAN, TUN, ALE, POR, LIS, CAN',
    ],
    ['/turn/pirateFrom', 'NAP', '/turn/pirateFrom: is a city just while the pirate sails by card'],
    ['/turn/other', 1, '/turn/other: unknown key'],
    ['/players/0/cash', 1_000_001, '/players/0/cash: must be a whole number from -1000000 to 1000000'],
    ['/players/0/cash', -1_000_001, '/players/0/cash: must be a whole number from -1000000 to 1000000'],
    ['/players/0/cash', -1_000_000, 'taken, 0 0'],
    ['/players/0/cash', 1.5, '/players/0/cash: must be a whole number from -1000000 to 1000000'],
    ['/players/0/warehouses', 100, '/players/0/warehouses: must be a whole number from 0 to 99'],
    ['/players/0/warehouses', -1, '/players/0/warehouses: must be a whole number from 0 to 99'],
    ['/players/0/warehouses', 11, '/players/0/warehouses: with those on the board there are 13 instead of 12'],
    ['/players/1/warehouses', 8, '/players/1/warehouses: with those on the board there are 11 instead of 12'],
    ['/players/2/warehouses', 9, '/players/2/warehouses: with those on the board there are 11 instead of 12'],
    ['/players/0/neutral', 100, '/players/0/neutral: must be a whole number from 0 to 99'],
    ['/players/0/neutral', 1, '/players/0/neutral: with those on the board there are 1 instead of 0'],
    ['/players/0/fortresses', 100, '/players/0/fortresses: must be a whole number from 0 to 99'],
    ['/players/0/fortresses', 2, '/players/0/fortresses: with those on the board there are 3 instead of 2'],
    ['/players/2/fortresses', 1, '/players/2/fortresses: with those on the board there are 1 instead of 2'],
    ['/players/0/bonus', -1, '/players/0/bonus: must be a whole number from 0 to 1000000'],
    ['/players/0/bonus', 1_000_001, '/players/0/bonus: must be a whole number from 0 to 1000000'],
    ['/players/0/bonus', 15, '/players/1/bonus: is not one of the bonus cards taken'],
    ['/players/0/bonus', 10, '/players/0/bonus: is not one of the bonus cards taken'],
    ['/players/1/bonus', 0, '/bonuses: nobody has the bonus cards that are gone'],
    ['/players/0/score', 20, '/players/0/score: must be null while the match runs'],
    ['/players/0/colour', 'red', '/players/0/colour: unknown key'],
    ['/players/0/hand', 'CON-1', '/players/0/hand: must be a list of 0 to 54'],
    ['/players/0/hand/0', 'XXX-1', '/players/0/hand/0: is no card of this board'],
    ['/players/0/hand/0', 7, '/players/0/hand/0: is no card of this board'],
    ['/players/0/hand/1', 'CON-1', '/players/0/hand/1: is somewhere else already'],
    ['/players/1/hand', ['CON-1'], '/players/1/hand/0: is somewhere else already'],
    ['/players/2/hand', ['MAR-3'], '/destination/open/0: is somewhere else already'],
    ['/players/2/hand', ['TAN-2'], '/destination/discard/0: is somewhere else already'],
    ['/players/2/hand', ['ALE-1'], '/destination/deck/13: is somewhere else already'],
    ['/players/0/hand', ['CON-1'], '/connection: a card is nowhere'],
    ['/players/0/hand', ['MAR-VAL'], '/destination: a card is nowhere'],
    ['/players/0/loans', 1, '/players/0/loans: must be a list of 0 to 99'],
    ['/players/0/loans/0/amount', 11, '/players/0/loans/0/amount: is no loan of this board'],
    ['/players/0/loans/0/extended', 0, '/players/0/loans/0/extended: must be true or false'],
    [
      '/players/0/loans/0/decided',
      1,
      '/players/0/loans/0/decided: marks only what was extended in a settlement that is going on',
    ],
    [
      '/players/0/loans/0/decided',
      true,
      '/players/0/loans/0/decided: marks only what was extended in a settlement that is going on',
    ],
    [
      '/players/0/loans/1/decided',
      true,
      '/players/0/loans/1/decided: marks only what was extended in a settlement that is going on',
    ],
    [
      '/players/0/loans/1/decided',
      false,
      '/players/0/loans/1/decided: marks only what was extended in a settlement that is going on',
    ],
    ['/players/0/loans/0/x', 1, '/players/0/loans/0/x: unknown key'],
    ['/players/0/loans', [], '/loanCards/10: with those lent there are 17 instead of 18'],
    ['/players/0/ship', 'NAP', '/players/0/ship: must be an object'],
    ['/players/0/ship/x', 1, '/players/0/ship/x: unknown key'],
    ['/players/0/ship/city', 'LIS', '/players/0/ship/city: is not in play'],
    [
      '/players/0/ship/city',
      'XXX',
      '/players/0/ship/city: must be one of MAR, VEN, CON, VAL, NAP, ATH, TAN, TUN, ALE, POR, LIS, CAN',
    ],
    [
      '/players/0/ship/city',
      null,
      '/players/0/ship/city: must be one of MAR, VEN, CON, VAL, NAP, ATH, TAN, TUN, ALE, POR, LIS, CAN',
    ],
    ['/players/0/ship/city', 'BANK', '/players/0/ship/berth: the bank has no berths'],
    ['/players/0/ship/city', 'VEN', '/cities/NAP/berths/0: this ship says it lies elsewhere'],
    ['/players/0/ship/berth', 0, '/players/0/ship/berth: must be a whole number from 1 to 2'],
    ['/players/0/ship/berth', 3, '/players/0/ship/berth: must be a whole number from 1 to 2'],
    ['/players/0/ship/berth', 2, '/cities/NAP/berths/0: this ship says it lies elsewhere'],
    ['/players/0/ship/berth', null, '/cities/NAP/berths/0: this ship says it lies elsewhere'],
    ['/players/1/ship/berth', 4, '/players/1/ship/berth: must be a whole number from 1 to 3'],
    ['/players/1/ship/berth', null, '/cities/POR/berths/2: this ship says it lies elsewhere'],
    ['/players/2/ship/berth', 1, '/players/2/ship/berth: the bank has no berths'],
    ['/players/0/ship', null, '/cities/NAP/berths/0: this ship says it lies elsewhere'],
    ['/players/2/ship', null, 'taken, 0 0'],
    ['/cities/LIS', {}, '/cities/LIS: unknown key'],
    ['/cities/NAP/gone', [], '/cities/NAP/gone: unknown key'],
    ['/cities/NAP/berths', [], '/cities/NAP/berths: must be a list of 2'],
    ['/cities/NAP/berths/0', 3, '/cities/NAP/berths/0: must be a whole number from 0 to 2'],
    ['/cities/NAP/berths/0', null, '/players/0/ship: the berth says otherwise'],
    ['/cities/NAP/berths/1', 1, '/cities/NAP/berths/1: this ship says it lies elsewhere'],
    ['/cities/NAP/berths/1', 0, '/cities/NAP/berths/1: this ship says it lies elsewhere'],
    ['/cities/NAP/berths/1', 'pirate', '/cities/NAP/berths/1: this ship says it lies elsewhere'],
    ['/cities/CAN/berths/1', null, '/pirate: its berth says otherwise'],
    ['/cities/CAN/berths/0', 'pirate', '/cities/CAN/berths/0: this ship says it lies elsewhere'],
    ['/cities/NAP/fortresses', [], '/cities/NAP/fortresses: must be a list of 2'],
    ['/cities/NAP/fortresses/1', 3, '/cities/NAP/fortresses/1: must be a whole number from 0 to 2'],
    ['/cities/NAP/fortresses/1', 0, '/players/0/fortresses: with those on the board there are 3 instead of 2'],
    ['/cities/NAP/fortresses/1', null, '/players/1/fortresses: with those on the board there are 1 instead of 2'],
    ['/cities/NAP/sites', [], '/cities/NAP/sites: must be a list of 12'],
    ['/cities/NAP/sites/4', '3', '/cities/NAP/sites/4: is no house of this match'],
    ['/cities/NAP/sites/4', '0n', '/cities/NAP/sites/4: neutral houses are for two players'],
    ['/cities/NAP/sites/4', '0x', '/cities/NAP/sites/4: is no house of this match'],
    ['/cities/NAP/sites/4', 'x0', '/cities/NAP/sites/4: is no house of this match'],
    ['/cities/NAP/sites/4', 0, '/cities/NAP/sites/4: is no house of this match'],
    ['/cities/NAP/sites/4', null, '/players/2/warehouses: with those on the board there are 11 instead of 12'],
    ['/cities/NAP/sites/5', '2', '/players/2/warehouses: with those on the board there are 13 instead of 12'],
    ['/cities/NAP/shut/1', '5', '/cities/NAP/shut/1: is no house of this match'],
    ['/cities/NAP/shut/1', '1', '/players/0/warehouses: with those on the board there are 11 instead of 12'],
    ['/cities/NAP/shut', Array.from({ length: 13 }, () => '0'), '/cities/NAP/shut: must be a list of 0 to 12'],
    ['/cities/POR/shut', ['2'], '/cities/POR/shut: must be a list of 0'],
    ['/cities/POR/gone', [], '/players/2/warehouses: with those on the board there are 11 instead of 12'],
    ['/cities/POR/gone/0', 'x', '/cities/POR/gone/0: is no house of this match'],
    ['/pirate', null, '/pirate: is in play with the Islas Canarias, and only then'],
    ['/pirate/city', 'LIS', '/pirate/city: is not in play'],
    ['/pirate/city', 'NAP', '/cities/CAN/berths/1: this ship says it lies elsewhere'],
    ['/pirate/berth', 0, '/pirate/berth: must be a whole number from 1 to 2'],
    ['/pirate/berth', 3, '/pirate/berth: must be a whole number from 1 to 2'],
    ['/pirate/berth', 1, '/cities/CAN/berths/1: this ship says it lies elsewhere'],
    ['/pirate/berth', null, '/cities/CAN/berths/1: this ship says it lies elsewhere'],
    ['/pirate/x', 1, '/pirate/x: unknown key'],
    ['/destination/open/0', 'MAR-VEN', '/destination/open/0: is of the other kind'],
    ['/destination/open/0', 'XXX-1', '/destination/open/0: is no card of this board'],
    ['/destination/open/0', 'TAN-2', '/destination/discard/0: is somewhere else already'],
    ['/destination/open/0', 'CON-1', '/destination/open/0: is somewhere else already'],
    ['/destination/open', ['MAR-1', 'MAR-3', 'VEN-2', 'VEN-3', 'ALE-1'], '/destination/open: must be a list of 0 to 4'],
    ['/destination/deck/0', 'TUN-ALE', '/destination/deck/0: is of the other kind'],
    ['/destination/deck', [], '/destination: a card is nowhere'],
    ['/destination/discard', [], '/destination: a card is nowhere'],
    ['/destination/x', [], '/destination/x: unknown key'],
    ['/connection/open/0', 'MAR-3', '/connection/open/0: is of the other kind'],
    ['/connection/deck', [], '/connection: a card is nowhere'],
    ['/connection/discard', [], '/connection: a card is nowhere'],
    ['/connection/discard/0', 'TAN-2', '/connection/discard/0: is of the other kind'],
    ['/connection/open', CONNECTIONS.slice(0, 7), '/connection/open: must be a list of 0 to 6'],
    ['/bonuses', 1, '/bonuses: must be a list of 0 to 3'],
    ['/bonuses', [15, 10, 5, 0], '/bonuses: must be a list of 0 to 3'],
    ['/bonuses', [15, 10, 5], '/players/1/bonus: is not one of the bonus cards taken'],
    ['/bonuses', [10], '/bonuses/0: bonus cards go from the best down'],
    ['/bonuses', [5, 10], '/bonuses/0: bonus cards go from the best down'],
    ['/loanCards', 1, '/loanCards: must be an object'],
    ['/loanCards/11', 1, '/loanCards/11: unknown key'],
    ['/loanCards/10', 19, '/loanCards/10: must be a whole number from 0 to 18'],
    ['/loanCards/10', 18, '/loanCards/10: with those lent there are 19 instead of 18'],
    ['/loanCards/16', 12, '/loanCards/16: with those lent there are 13 instead of 12'],
    ['/loanCards/16', 13, '/loanCards/16: must be a whole number from 0 to 12'],
    ['/loanCards/16', -1, '/loanCards/16: must be a whole number from 0 to 12'],
  ])('in a turn, with %s = %j: %s', (path, value, answer) => {
    expect(said(changed(json(load(good())), path, value))).toBe(answer);
  });
});

/** Who is to act in a state that is taken, or why it is refused. */
function said(data: JsonObject): string {
  const read = elCapitan.fromJson(data);
  if (!read.ok) return fault(data).replace('bad-state ', '');
  return `taken, ${json(read.value).actor} ${json(read.value).seat}`;
}

describe('what a step asks of a state', () => {
  const full = ['MAR-1', 'MAR-3', 'VEN-2', 'VEN-3'];
  const six = CONNECTIONS.slice(0, 6);
  const at = (step: string, each: readonly Seated[], laid: Laid = {}): JsonObject =>
    position(each, { ...laid, more: { step, ...laid.more } });
  const can: Laid = { cities: ['CAN'] };
  const turnOf = (turn: JsonObject, laid: Laid = {}): JsonObject =>
    at('turn', three, { ...laid, more: { turn: { ...NO_TURN, ...turn }, ...laid.more } });
  const lent = seats({ loans: [loan(10)] }, { loans: [loan(16, true), loan(16, true, true)] }, {});
  const over = (...scores: readonly number[]): readonly Seated[] => scores.map((score) => ({ cash: score, score }));
  const third: Laid = { phase: 3, more: { seat: 2 } };
  it.each<[string, JsonObject, string]>([
    ['turn', at('turn', three), 'taken, 0 0'],
    ['turn by actor', { ...without(at('turn', three), 'seat'), actor: '2' }, 'taken, 2 2'],
    ['turn by nobody', without(at('turn', three), 'seat'), '/seat: must be a seat in a turn'],
    ['turn by nobody at all', { ...without(at('turn', three), 'seat'), actor: '3' }, '/actor: must be one of 0, 1, 2'],
    ['turn, seat and another actor', { ...at('turn', three), actor: '1' }, '/actor: must be 0 here'],
    ['turn, passing through', at('turn', seats({ at: 'NAP' }, { at: 'NAP 1' }, { at: 'NAP 2' })), 'taken, 0 0'],
    [
      'turn, another passes through',
      at('turn', seats({ at: 'NAP 1' }, { at: 'NAP' }, { at: 'NAP 2' })),
      '/players/1/ship: only the ship whose turn it is can pass through a city',
    ],
    ['turn after building', turnOf({ acted: 'build', bought: true, sailed: true }), 'taken, 0 0'],
    ['turn with a pirate owed that is not in play', turnOf({ freePirate: 'owed' }), '/turn: there is no pirate'],
    ['turn with a pirate moved that is not in play', turnOf({ paidPirate: 'done' }), '/turn: there is no pirate'],
    ['turn with a pirate owed', turnOf({ freePirate: 'owed' }, can), 'taken, 0 0'],
    [
      'turn with the pirate sailing',
      turnOf({ paidPirate: 'sailing', pirateFrom: 'CAN' }, { ...can, pirate: 'NAP' }),
      'taken, 0 0',
    ],
    [
      'turn with the pirate sailing from nowhere',
      turnOf({ paidPirate: 'sailing' }, { ...can, pirate: 'NAP' }),
      '/turn/pirateFrom: is a city just while the pirate sails by card',
    ],
    [
      'turn with the pirate sailing and anchored',
      turnOf({ paidPirate: 'sailing', pirateFrom: 'CAN' }, can),
      '/pirate/berth: is null just while the pirate sails by card',
    ],
    [
      'turn with the pirate neither',
      turnOf({}, { ...can, pirate: 'NAP' }),
      '/pirate/berth: is null just while the pirate sails by card',
    ],
    [
      'turn with the pirate sailing that is not in play',
      turnOf({ paidPirate: 'sailing', pirateFrom: 'NAP' }),
      '/turn: there is no pirate',
    ],
    [
      'turn with a pirate that is not in play',
      { ...at('turn', three), pirate: { city: 'NAP', berth: 1 } },
      '/pirate: is in play with the Islas Canarias, and only then',
    ],
    ['refill', at('refill', three, { open: full.slice(1), more: { actor: '*' } }), 'taken, * 0'],
    [
      'refill with an actor',
      at('refill', three, { open: full.slice(1), more: { actor: '0' } }),
      '/actor: must be * here',
    ],
    [
      'refill with a full display',
      at('refill', three, { open: [...full, ...six] }),
      '/step: nothing is to be turned up',
    ],
    ['refill of connection cards', at('refill', three, { open: [...full, ...six.slice(1)] }), 'taken, * 0'],
    [
      'refill with nothing in the pile',
      at('refill', three, {
        open: [...full.slice(1), ...six],
        discard: DESTINATIONS.filter((card) => !full.slice(1).includes(card) && card !== 'CON-1'),
      }),
      '/step: the discards have to be the pile by now',
    ],
    [
      'refill with no connection card in the pile',
      at('refill', three, { open: full, discard: CONNECTIONS }),
      '/step: the discards have to be the pile by now',
    ],
    [
      'refill with one kind of connection cards left',
      at('refill', three, { open: full, discard: CONNECTIONS.slice(0, 35) }),
      'taken, * 0',
    ],
    [
      'refill with nothing anywhere',
      at('refill', seats({ hand: [...DESTINATIONS, ...CONNECTIONS] }, {}, {}), { open: [] }),
      '/step: nothing is to be turned up',
    ],
    [
      'refill before the first turn',
      at('refill', seats({}, {}, {}), { open: [], more: { seat: null, round: 1 } }),
      'taken, * null',
    ],
    [
      'refill before the first turn of a later round',
      at('refill', three, { open: [], more: { seat: null, round: 2 } }),
      '/seat: must be the seat whose turn has ended',
    ],
    [
      'refill before the first turn of a later phase',
      at('refill', three, { phase: 2, open: [], more: { seat: null, round: 1 } }),
      '/seat: must be the seat whose turn has ended',
    ],
    [
      'refill in a turn',
      at('refill', three, { open: [], more: { turn: { ...NO_TURN, bought: true } } }),
      '/turn: is initial between turns',
    ],
    [
      'refill in a turn, sailed',
      at('refill', three, { open: [], more: { turn: { ...NO_TURN, sailed: true } } }),
      '/turn: is initial between turns',
    ],
    [
      'refill in a turn, built',
      at('refill', three, { open: [], more: { turn: { ...NO_TURN, acted: 'build' } } }),
      '/turn: is initial between turns',
    ],
    [
      'refill in a turn, owed',
      at('refill', three, { ...can, open: [], more: { turn: { ...NO_TURN, freePirate: 'owed' } } }),
      '/turn: is initial between turns',
    ],
    [
      'refill in a turn, pirate moved',
      at('refill', three, { ...can, open: [], more: { turn: { ...NO_TURN, paidPirate: 'done' } } }),
      '/turn: is initial between turns',
    ],
    ['settle', at('settle', lent, { more: { seat: 2 } }), 'taken, 0 2'],
    ['settle, seat by default', without(at('settle', lent), 'seat'), 'taken, 0 2'],
    [
      'settle, another seat',
      at('settle', lent, { more: { seat: 1 } }),
      '/seat: the phase ends with the turn of seat 2',
    ],
    ['settle from another starter', at('settle', lent, { more: { seat: 0, starter: 1 } }), 'taken, 1 0'],
    [
      'settle with nothing to settle',
      at('settle', seats({ loans: [loan(10, true, true)] }, {}, {}), { more: { seat: 2 } }),
      '/step: no loan is left to decide',
    ],
    ['settle in the third phase', at('settle', lent, third), '/phase: the third phase ends the match'],
    ['settle, actor', at('settle', lent, { more: { seat: 2, actor: '1' } }), '/actor: must be 0 here'],
    ['starter', at('starter', seats({ cash: 5 }, { cash: 4 }, {}), { more: { seat: 2 } }), 'taken, 1 2'],
    [
      'starter, a loan left',
      at('starter', seats({ loans: [loan(10)] }, {}, {}), { more: { seat: 2 } }),
      '/step: a loan is still to be decided',
    ],
    [
      'starter, the other kind of loan left',
      at('starter', seats({}, {}, { loans: [loan(16)] }), { more: { seat: 2 } }),
      '/step: a loan is still to be decided',
    ],
    [
      'starter, all extended',
      at('starter', seats({ loans: [loan(10, true), loan(16, true)] }, {}, {}), { more: { seat: 2 } }),
      'taken, 0 2',
    ],
    ['starter in the third phase', at('starter', three, third), '/phase: the third phase ends the match'],
    ['starter in the second', at('starter', three, { phase: 2, more: { seat: 2 } }), 'taken, 0 2'],
    ['over', at('over', over(3, 2, -1), third), 'taken, null 2'],
    ['over, seat by default', without(at('over', over(3, 2, 1), third), 'seat'), 'taken, null 2'],
    ['over, wrong seat', at('over', over(3, 2, 1), { phase: 3 }), '/seat: the phase ends with the turn of seat 2'],
    ['over, another starter', at('over', over(3, 2, 1), { phase: 3, more: { seat: 1, starter: 2 } }), 'taken, null 1'],
    [
      'over, wrong score',
      at('over', seats({ cash: 3, score: 2 }, { score: 20 }, { score: 20 }), third),
      '/players/0/score: must be the final cash',
    ],
    [
      'over, no score',
      at('over', seats({ cash: 3 }, { score: 20 }, { score: 20 }), third),
      '/players/0/score: must be the final cash',
    ],
    [
      'over in the second phase',
      at('over', over(1, 1, 1), { phase: 2, more: { seat: 2 } }),
      '/phase: only the third phase ends the match',
    ],
    [
      'over, a loan left',
      at('over', seats({ cash: 1, score: 1, loans: [loan(10)] }, { score: 20 }, { score: 20 }), third),
      '/step: all loans are repaid at the end',
    ],
    ['two with neutral houses', position(seats({}, {}), { houses: { NAP: ['0', '0n', '1n'] } }), 'taken, 0 0'],
    [
      'two, a neutral house too many',
      { ...position(seats({}, {})), players: [{ neutral: 3 }, {}] },
      '/players/0/neutral: with those on the board there are 3 instead of 2',
    ],
    ['two in phase two', position(seats({}, {}), { phase: 2, houses: { NAP: ['0', '0n', '1n'] } }), 'taken, 0 0'],
    [
      'two fortresses of one player in a city',
      position(three, { phase: 3, forts: { NAP: [0, 0] } }),
      '/cities/NAP/fortresses: a player has one fortress a city',
    ],
    [
      'two fortresses of another player in a city',
      position(three, { phase: 3, forts: { TAN: [2, 2] } }),
      '/cities/TAN/fortresses: a player has one fortress a city',
    ],
    ['two fortresses of one player', position(three, { phase: 3, forts: { NAP: [0], TAN: [0, 2] } }), 'taken, 0 0'],
  ])('%s', (_, data, answer) => expect(said(data)).toBe(answer));
});

it('what goes wrong otherwise while a state is read is no fault of the state', () => {
  const data = {
    get round(): number {
      throw new TypeError('no reading');
    },
  };
  expect(() => elCapitan.fromJson(data)).toThrow(TypeError);
});

describe('a state is read as it is written', () => {
  it.each([
    [2, ['CAN']],
    [3, ['POR', 'LIS']],
    [5, []],
  ])('at plies of a match with %i', (players, cities) => {
    for (const [s, ply] of match({ players, cities }, 9, 300)) {
      if (ply % 11 !== 0) continue;
      const read = load(json(s));
      expect(json(read)).toEqual(json(s));
      expect(elCapitan.hash(read)).toBe(elCapitan.hash(s));
      expect(legal(read)).toEqual(legal(s));
    }
  });

  it('and what is left out is as in a fresh match', () => {
    expect(json(load({}))).toEqual(json(load({ options: { players: 3 } })));
    expect(json(load({ game: 'el-capitan', round: 1 }))).toEqual(json(load({})));
    expect(json(load({}))).toMatchObject({ step: 'refill', actor: '*', seat: null, phase: 1, round: 1, pirate: null });
  });

  it('loans by amount, extended ones last, with a mark on those of this settlement', () => {
    const loans = [loan(16, true, true), loan(10, true), loan(16), loan(10), loan(10)];
    const s = load(position(seats({ loans }, {}), { more: { step: 'settle', seat: 1 } }));
    const sorted = [loan(10), loan(10), loan(10, true), loan(16), loan(16, true, true)];
    expect(json(s).players[0]?.loans).toEqual(sorted);
    expect(json(s).loanCards).toEqual({ '10': 15, '16': 10 });
  });
});
