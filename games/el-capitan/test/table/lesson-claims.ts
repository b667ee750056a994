import { CITY_CODES, type CityCode, RECONSTRUCTED } from '@levante/el-capitan/rules';
import type { Position } from '../../table/match/position.ts';

/** The learner. */
export const SEAT = 0;

/** Claims of a step's text, recomputed from its positions. */
export interface Claim {
  /** Numbers in the text, the same in each language. */
  readonly numbers: readonly number[];
  /** Cities in the text. */
  readonly cities: readonly CityCode[];
  /** Other statements, and whether they are true. */
  readonly holds: Readonly<Record<string, boolean>>;
}

/** Positions of a step: at its start, before and after its last action (the end of the turn not counted), and at its end. */
export interface StepPositions {
  readonly start: Position;
  readonly before: Position;
  readonly after: Position;
  readonly end: Position;
}

/** The nine cities of the lesson. */
const CITIES: readonly CityCode[] = CITY_CODES.filter((code) => RECONSTRUCTED.cities.some((one) => one.code === code));

const me = (at: Position) => {
  const player = at.json.players[SEAT];
  if (!player) throw new Error('nobody learns');
  return player;
};
const here = (at: Position): CityCode => {
  const city = me(at).ship?.city ?? 'BANK';
  if (city === 'BANK') throw new Error('the ship is in no city');
  return city;
};
const printed = (code: CityCode) => {
  const city = RECONSTRUCTED.cities.find((one) => one.code === code);
  if (!city) throw new Error(code);
  return city;
};
const sitesOf = (at: Position, code: CityCode) => at.json.cities[code]?.sites ?? [];
/** Returns the number after the last house of a city on the printed track. */
const nextNumber = (at: Position, code: CityCode): number => {
  const last = sitesOf(at, code).findLastIndex((house) => house !== null);
  return printed(code).track[last + 1] ?? 0;
};
const count = (at: Position, code: CityCode, seat: number): number =>
  sitesOf(at, code).filter((house) => house === `${seat}`).length;
/** Returns whether a site is dark; with two or three players the triangle is, too. */
const isDark = (code: CityCode, site: number) => printed(code).dark.includes(site) || printed(code).triangle === site;
const destinationPrice = (city: CityCode, seals: number) =>
  RECONSTRUCTED.destinationCards.find((card) => card.city === city && card.seals === seals)?.price ?? 0;
const connectionPrice = (a: CityCode, b: CityCode) =>
  RECONSTRUCTED.connectionCards.find(({ cities }) => cities.includes(a) && cities.includes(b))?.price ?? 0;
const SUMS = new Map([
  [10, [12, 16]],
  [16, [20, 30]],
]);
const citiesWith = (at: Position) => CITIES.filter((code) => count(at, code, SEAT) > 0).length;
/** Returns the learner's majority pay in a city: most open houses, then the foremost house (EC-8.3). */
function majorityIn(at: Position, code: CityCode): number {
  const sites = sitesOf(at, code);
  const ranked = at.json.players
    .map((_, seat) => ({ seat, houses: count(at, code, seat), foremost: sites.indexOf(`${seat}`) }))
    .filter(({ houses }) => houses > 0)
    .sort((a, b) => b.houses - a.houses || a.foremost - b.foremost);
  const rank = ranked.findIndex(({ seat }) => seat === SEAT);
  const value = nextNumber(at, code);
  return rank === 0 ? value : rank === 1 ? Math.floor(value / 2) : 0;
}
const majorities = (at: Position) => CITIES.reduce((sum, code) => sum + majorityIn(at, code), 0);
function fortressesOf(at: Position): number {
  const houses = (code: CityCode) => sitesOf(at, code).filter((one) => one !== null).length;
  const most = Math.max(...CITIES.map(houses));
  return CITIES.reduce((sum, code) => {
    const mine = at.json.cities[code]?.fortresses.includes(SEAT) === true;
    const value = houses(code) === 0 ? 0 : nextNumber(at, code);
    return mine ? sum + (houses(code) === most ? value : Math.floor(value / 2)) : sum;
  }, 0);
}
const spread = (at: Position) => RECONSTRUCTED.spread[citiesWith(at)] ?? 0;
const owed = (at: Position, later: boolean) =>
  me(at).loans.reduce((sum, { amount, extended }) => {
    const [now = 0, then = 0] = SUMS.get(amount) ?? [];
    return sum + (later || extended ? then : now);
  }, 0);
const total = (at: Position) => majorities(at) + fortressesOf(at) + spread(at);
/** Cash less debts of a seat. */
const fortune = (at: Position, seat: number) => {
  const player = at.json.players[seat];
  return player?.cash ?? 0;
};
const shutHouses = (at: Position, code: CityCode, seat: number): number =>
  at.json.cities[code]?.shut.filter((house) => house === `${seat}`).length ?? 0;

/** Claims by step, computed by the rules' definitions from the state and the printed board alone. */
export const CLAIMS: { readonly [step: string]: (at: StepPositions) => Claim } = {
  buy: ({ start, end }) => {
    const card = me(end).hand[0] ?? '';
    return {
      numbers: [me(start).cash, me(start).cash - me(end).cash],
      cities: ['NAP'],
      holds: {
        'the ship is off the map': me(start).ship === null,
        'the card is a destination card of the city': card.startsWith('NAP-'),
        'the price is printed': me(start).cash - me(end).cash === destinationPrice('NAP', 1),
        'there are three phases': start.json.phase === 1,
      },
    };
  },
  sail: ({ end }) => ({ numbers: [], cities: [here(end)], holds: { 'the card is gone': me(end).hand.length === 0 } }),
  build: ({ start, after }) => {
    const [price = 0, next = 0] = printed(here(start)).berths;
    return {
      numbers: [price, next],
      cities: [here(start)],
      holds: {
        'the learner moored first': start.json.cities[here(start)]?.berths[0] === SEAT,
        'it costs as much': me(start).cash - me(after).cash === price,
        'nobody has built there': sitesOf(start, here(start)).every((house) => house === null),
        'both first spaces are free to choose': ['0 build 1', '0 build 2'].every((one) => start.after(one).ok),
        'the turn is over after it': !after.after('0 fortress 1').ok && after.after('0 end').ok,
      },
    };
  },
  value: ({ start, after }) => ({
    numbers: [nextNumber(start, here(start)), nextNumber(after, here(after))],
    cities: [here(start)],
    holds: { 'it pays more': nextNumber(after, here(after)) > nextNumber(start, here(start)) },
  }),
  fortress: ({ start, after }) => ({
    numbers: [me(start).cash - me(after).cash],
    cities: [here(start)],
    holds: {
      'the fortress stands': after.json.cities[here(start)]?.fortresses.includes(SEAT) === true,
      'the price is printed': printed(here(start)).fortresses.includes(me(start).cash - me(after).cash),
    },
  }),
  loan: ({ start, end }) => ({
    numbers: [me(start).cash, 10, 12, 16, 16, 20, 30],
    cities: [],
    holds: {
      'the loans cost that much': start.board.loans.every(({ amount, repay, extended }) =>
        [repay, extended].every((sum, i) => SUMS.get(amount)?.[i] === sum),
      ),
      'the ship goes to the bank': me(end).ship?.city === 'BANK',
    },
  }),
  chain: ({ start, end }) => ({
    numbers: [connectionPrice('TUN', 'NAP') + connectionPrice('NAP', 'VEN')],
    cities: ['TUN', 'NAP', 'VEN'],
    holds: {
      'the ship starts there': here(start) === 'TUN',
      'both berths are taken': start.json.cities.NAP?.berths.every((ship) => ship !== null) === true,
      'there are two berths': start.json.cities.NAP?.berths.length === 2,
      'the ship ends there': here(end) === 'VEN',
      'a house stands there': count(end, 'VEN', SEAT) === count(start, 'VEN', SEAT) + 1,
    },
  }),
  payday: ({ before, end }) => ({
    numbers: [1, majorities(before), fortressesOf(before), spread(before), citiesWith(before), total(before)],
    cities: [],
    holds: {
      'somebody has nothing left to build': before.json.players.some(
        ({ warehouses, fortresses }) => warehouses === 0 && fortresses === 0,
      ),
      'it is paid': me(end).cash === me(before).cash + total(before),
    },
  }),
  debts: ({ start, end }) => ({
    numbers: [me(start).cash, owed(start, false), owed(start, true)],
    cities: [],
    holds: {
      'repaying would be possible': me(start).cash >= owed(start, false),
      'every loan is extended': me(end).loans.every(({ extended }) => extended) && me(end).loans.length > 1,
      'two paydays are to come': start.json.phase === 1,
    },
  }),
  shut: ({ start, before, after }) => {
    const code = here(start);
    const opponent = [1, 2].find((seat) => shutHouses(after, code, seat) > shutHouses(before, code, seat));
    const site = sitesOf(before, code).findLastIndex((house) => house !== null) + 2;
    return {
      numbers: [majorityIn(before, code), majorityIn(after, code)],
      cities: [code],
      holds: {
        'the next space is dark': isDark(code, site),
        'a rival’s house is shut': opponent !== undefined,
        'it was the foremost': sitesOf(before, code).find((house) => house !== null) === `${opponent}`,
        'the ship need not sail': here(before) === code,
      },
    };
  },
  reopen: ({ start, before, after }) => {
    const code = here(before);
    const spent = me(start).cash - me(after).cash;
    return {
      numbers: [RECONSTRUCTED.startWarehouses, destinationPrice('TAN', 2), 2, total(before), total(after)],
      cities: ['TAN', code],
      holds: {
        'a house of the learner’s is shut there': shutHouses(start, code, SEAT) > 0,
        'it is open afterwards': shutHouses(after, code, SEAT) === shutHouses(start, code, SEAT) - 1,
        'opening costs nothing': spent === destinationPrice('TAN', 2),
        'the card is used as a route': code !== 'TAN',
        'the seals reach': distance(here(start), code) <= 2,
      },
    };
  },
  last: ({ before, end }) => {
    const debts = owed(before, true) === 0 ? [] : [owed(before, false)];
    const bonus = me(before).bonus ?? 0;
    const paid = total(before) + bonus;
    return {
      numbers: [
        3,
        majorities(before),
        fortressesOf(before),
        citiesWith(before),
        spread(before),
        paid,
        me(end).cash,
        ...(bonus > 0 ? [bonus] : []),
        ...debts,
      ],
      cities: [],
      holds: {
        'that is what is left': me(end).cash === me(before).cash + paid - (debts[0] ?? 0),
        'nobody has more': [1, 2].every((seat) => fortune(end, seat) < fortune(end, SEAT)),
        'the match is over': end.over,
      },
    };
  },
};

function distance(a: CityCode, b: CityCode): number {
  const from = printed(a);
  const to = printed(b);
  return Math.abs(from.row - to.row) + Math.abs(from.column - to.column);
}
