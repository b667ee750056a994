import { describe, expect, it } from 'vitest';
import { plansOf, RECONSTRUCTED } from '../../rules/index.ts';
import { type BoardSpec, load, loan, NO_TURN, position, type Seated } from '../rules/table.ts';

const { connectionCards, destinationCards } = RECONSTRUCTED;

/** Pairs of connection cards that lead to a city via another one, with a destination card for the same city. */
const chains = connectionCards.flatMap(({ cities: [from = '', over = ''] }) =>
  connectionCards.flatMap(({ cities }) => {
    const to = cities.find((code) => code !== over) ?? '';
    const last = destinationCards.find(({ city }) => city === to);
    return cities.includes(over) && to !== from && last ? [{ from, over, to, card: `${to}-${last.seals}` }] : [];
  }),
);

const codeOf = (a: string, b: string): string =>
  connectionCards.map(({ cities }) => cities.join('-')).find((code) => code.includes(a) && code.includes(b)) ?? '';

/** Builds a board on which the first leg costs 3, the second 2 and the destination card 7. */
function boardFor({ from, over, to, card }: (typeof chains)[number]) {
  const priceOf = (code: string, price: number) =>
    code === codeOf(from, over) ? 3 : code === codeOf(over, to) ? 2 : code === card ? 7 : price;
  return {
    ...RECONSTRUCTED,
    name: 'prices',
    connectionCards: connectionCards.map((one) => ({ ...one, price: priceOf(one.cities.join('-'), one.price) })),
    destinationCards: destinationCards.map((one) => ({
      ...one,
      price: priceOf(`${one.city}-${one.seals}`, one.price),
    })),
  };
}

const plansIn = (seats: readonly Seated[], spec: BoardSpec = {}) => plansOf(load(position(seats, spec)));

describe('the plan offered first', () => {
  it.each(
    chains.filter((_, i) => i % 5 === 0).slice(0, 12),
  )('from $from to $to buys two cards for 3 and 2 instead of one for 7', (chain) => {
    const { from, over, to, card } = chain;
    const open = [card, codeOf(from, over), codeOf(over, to)];
    const data = position([{ at: `${from} 1` }, {}, {}], { open });
    const [first] = plansOf(load({ ...data, options: { players: 3, cities: [], board: boardFor(chain) } })).filter(
      ({ city, deed }) => city === to && deed === 'build',
    );
    const berth = RECONSTRUCTED.cities.find(({ code }) => code === to)?.berths[0] ?? 0;
    expect(first?.route).toEqual([over, to]);
    expect(first?.price).toBe(3 + 2 + berth);
  });

  it('builds on the site with the higher income if both cost the same', () => {
    const [first] = plansIn([{}, {}, {}], { open: ['NAP-3'] });
    expect(first).toMatchObject({ city: 'NAP', deed: 'build', site: 2, berth: 1, cashLeft: 20 - (first?.price ?? 0) });
  });

  it('reopens a house for nothing if a card in hand leads there', () => {
    const houses = { NAP: [null, '1', '2', '1', '2', '1', '2'] };
    const seats = [{ at: 'TUN 1', hand: ['NAP-3'] }, {}, {}, {}];
    const [first] = plansIn(seats, { houses, shut: { NAP: ['0'] } });
    expect(first).toMatchObject({ city: 'NAP', deed: 'reopen', site: 8, price: 0, cashLeft: 20 });
  });
});

describe('more expensive plans', () => {
  const to = (city: string, hand: readonly string[], open: readonly string[]) =>
    plansIn([{ at: 'TUN 1', hand }, {}, {}], { open })
      .filter((plan) => plan.city === city && plan.site === 2)
      .map(({ lines }) => lines[0]);

  it('are offered if they save a card in hand', () => {
    expect(to('NAP', ['NAP-3'], ['NAP-TUN'])).toEqual(['0 sail NAP-3 NAP', '0 buy NAP-TUN']);
  });

  it('are not offered if they save no card in hand', () => {
    expect(to('NAP', ['NAP-TUN'], [])).toEqual(['0 sail NAP-TUN NAP']);
    expect(to('NAP', [], ['NAP-TUN', 'NAP-3'])).toEqual(['0 buy NAP-TUN']);
  });
});

describe('the pirate', () => {
  it('is moved first if it occupies the better berth and a card in hand can move it', () => {
    const cities = ['CAN'];
    const seats = [{ at: 'TUN 1', hand: ['NAP-TUN', 'VEN-NAP'] }, { at: 'NAP 2' }, {}];
    const plans = plansIn(seats, { cities, pirate: 'NAP 1', open: [] }).filter(({ city }) => city === 'NAP');
    expect(plans[0]?.lines).toEqual([
      '0 pirate card VEN-NAP VEN',
      '0 pirate anchor 1',
      '0 sail NAP-TUN NAP',
      `0 build 2`,
    ]);
  });
});

describe('the pirate that pushes the ship to the next berth (EC-12.3)', () => {
  const CITIES = ['CAN'];
  const builds = (seats: readonly Seated[], spec: BoardSpec) =>
    plansIn(seats, { cities: CITIES, open: [], ...spec }).filter(({ deed, site }) => deed === 'build' && site === 1);

  it('makes a house cheaper with the free move that is owed', () => {
    const more = { turn: { ...NO_TURN, sailed: true, freePirate: 'owed' } };
    const [first] = builds([{ at: 'CAN 2' }, {}, {}], { pirate: 'MAR 1', more });
    expect(first).toMatchObject({ lines: ['0 pirate free CAN 2', '0 build 1'], berth: 1, price: 3, cashLeft: 17 });
  });

  it('is not planned if the cheaper berth is taken or the dearer one is free', () => {
    const lines = (seats: readonly Seated[]) => builds(seats, { pirate: 'VEN 1' }).map((plan) => plan.lines);
    expect(lines([{ at: 'NAP 2', hand: ['VEN-NAP'] }, { at: 'NAP 1' }, {}])).toContainEqual(['0 build 1']);
    expect(lines([{ at: 'NAP 2', hand: ['VEN-NAP'] }, { at: 'NAP 1' }, {}]).flat()).not.toContain('0 pirate anchor 2');
    expect(lines([{ at: 'NAP 1', hand: ['VEN-NAP'] }, {}, {}]).flat()).not.toContain('0 pirate anchor 1');
  });

  it('is planned with a card in hand if the florins do not suffice', () => {
    const lines = (cash: number) =>
      builds([{ at: 'NAP 2', cash, hand: ['VEN-NAP'] }, {}, {}], { pirate: 'VEN 1' }).map((plan) => plan.lines);
    expect(lines(3)).toEqual([['0 pirate card VEN-NAP NAP', '0 pirate anchor 2', '0 build 1']]);
    expect(lines(20)).toContainEqual(['0 build 1']);
    expect(lines(20)).not.toContainEqual(['0 pirate florins NAP 2', '0 build 1']);
  });
});

describe('plans', () => {
  it('exist in a turn only, not in a settlement (EC-9.1)', () => {
    const seats = [{}, {}, { at: 'NAP 1', loans: [loan(10)] }];
    expect(plansIn(seats, { more: { step: 'settle', seat: 2 } })).toEqual([]);
  });

  it('exist only for the ship’s own city after the free move (EC-12.2)', () => {
    const more = { turn: { ...NO_TURN, sailed: true, freePirate: 'done' } };
    const plans = plansIn([{ at: 'CAN 1', hand: ['NAP-3'] }, {}, {}], { cities: ['CAN'], pirate: 'MAR 1', more });
    expect(new Set(plans.map(({ city }) => city))).toEqual(new Set(['CAN']));
  });
});

describe('protection money', () => {
  const owed = { turn: { ...NO_TURN, sailed: true, freePirate: 'owed' } };
  const with3 = (cash: number) =>
    plansIn([{ at: 'CAN 1', cash }, {}, {}], {
      cities: ['CAN'],
      houses: { TUN: ['1', '1', '1'] },
      open: [],
      more: owed,
    });

  it('is collected first if the house cannot be paid without it', () => {
    const [first] = with3(0);
    expect(first).toMatchObject({ city: 'CAN', deed: 'build', price: 3, cashLeft: 0 });
    expect(first?.lines[0]).toMatch(/^0 pirate free TUN/);
  });

  it('pays a debt first, so that no house is planned (EC-9.2)', () => {
    expect(with3(-1)).toEqual([]);
  });
});

it('no plan exists after the action of the turn', () => {
  const acted = {
    more: {
      turn: { acted: 'build', bought: false, sailed: true, freePirate: 'none', paidPirate: 'none', pirateFrom: null },
    },
  };
  expect(plansIn([{ at: 'NAP 1', hand: ['CON-1'] }, {}, {}], { houses: { NAP: ['0'] }, ...acted })).toEqual([]);
});
