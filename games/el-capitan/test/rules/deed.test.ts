import { describe, expect, it } from 'vitest';
import { cardsTo, shipPlace, spentIn, turnDeed } from '../../rules/index.ts';
import { json, load, position } from './table.ts';

describe('the deed of a turn', () => {
  it.each([
    [['0 buy NAP-3', '0 sail NAP-3 NAP', '0 build 3'], 'MAR', 'build NAP 3'],
    [['0 build 4 neutral', '0 end'], 'MAR', 'build MAR 4 neutral'],
    [['0 sail MAR-VEN VEN', '0 sail VEN-NAP NAP', '0 reopen 5'], 'MAR', 'reopen NAP 5'],
    [['0 fortress 1', '0 pirate free VEN 1'], 'CAN', 'fortress CAN 1'],
    [['0 pirate florins VEN 1', '0 loan 16'], null, 'loan 16'],
    [['0 pass'], null, 'pass'],
  ])('with the actions %j from %s is %s', (lines, from, deed) => {
    expect(turnDeed(lines, from)).toBe(deed);
  });

  it('is null before the action of the turn', () => {
    expect(turnDeed(['0 buy NAP-3', '0 sail NAP-3 NAP'], 'MAR')).toBeNull();
    expect(turnDeed([], 'MAR')).toBeNull();
  });

  it('costs what its seat pays, without repayments', () => {
    const paid = (from: number, amount: number, more = {}) => ({ type: 'paid', from, to: 'bank', amount, ...more });
    const facts = [paid(0, 3), paid(1, 50), paid(0, 12, { for: 'repayment' }), paid(0, 4, { for: 'card' })];
    expect(spentIn([...facts, { type: 'income', to: 0, amount: 9 }], 0)).toBe(7);
    expect(spentIn([{ type: 'paid', from: 0 }], 0)).toBe(0);
    expect(spentIn([], 0)).toBe(0);
  });
});

describe('the place of a ship', () => {
  it('is its city, the bank, or null', () => {
    const state = json(load(position([{ at: 'NAP 1' }, { at: 'BANK' }, {}])));
    expect([0, 1, 2, 3].map((seat) => shipPlace({ ...state }, seat))).toEqual(['NAP', 'BANK', null, null]);
    expect(shipPlace({}, 0)).toBeNull();
    expect(shipPlace({ players: [{ ship: { city: 3 } }, null] }, 0)).toBeNull();
    expect(shipPlace({ players: [{ ship: { city: 3 } }, null] }, 1)).toBeNull();
  });
});

describe('the cards that lead a ship to a city (EC-4.3 to EC-4.6)', () => {
  const from = (at: string | undefined, city: 'NAP' | 'LIS') =>
    cardsTo(load(position([{ ...(at && { at }) }, {}, {}], { cities: ['LIS'] })), city);

  it('are that city’s cards, cards with enough seals, and connections from the ship’s city', () => {
    expect(from('TUN 1', 'NAP')).toContain('NAP-TUN');
    expect(from('TUN 1', 'NAP')).toContain('NAP-3');
    expect(from('TUN 1', 'NAP')).not.toContain('VEN-NAP');
    expect(from('NAP 1', 'NAP')).toEqual([]);
  });

  it('are only that city’s cards for a ship that is in no city', () => {
    expect(from(undefined, 'NAP')).toEqual(from('BANK', 'NAP'));
    expect(from('BANK', 'NAP').every((card) => card.startsWith('NAP-'))).toBe(true);
    expect(from('BANK', 'NAP').length).toBeGreaterThan(0);
  });

  it('are destination cards with enough seals if it is an extra city', () => {
    expect(from('BANK', 'LIS')).toEqual([]);
    const cards = from('VAL 1', 'LIS');
    expect(cards.length).toBe(18);
    expect(cards.every((card) => /-\d$/.test(card))).toBe(true);
    expect(from('ALE 1', 'LIS').length).toBeLessThan(18);
  });
});
