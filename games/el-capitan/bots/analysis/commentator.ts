import { type Commentator, type Comparison, greatest, type Weighed } from '@levante/bots';
import { byteAt, type Seat, wordAt } from '@levante/contract';
import type { CityCode, ElCapitanState } from '@levante/el-capitan/rules';
import { citiesOf, type PlayedTurn, playTurn, promisedTo } from './played-line.ts';
import type { CapitanReason } from './reasons.ts';
import { settlementReasons, starterReasons } from './settlement-reasons.ts';

/** Minimum weight of a reason, in florins. */
const MIN_WEIGHT = 3;
/** Heuristic weights, in florins, of reasons that do not affect the next payday; used only for ranking. */
const WORTH = {
  /** Future income of a house that was shut. */
  house: 8,
  exposed: 4,
  /** Cost of a turn spent at the bank. */
  turn: 8,
  loanMissed: 3,
  phase: 4,
} as const;
/** Weight of an opponent's florin relative to one's own. */
const ANOTHERS = 0.5;

/** The played turn and the best turn, with the position before them. */
class Pair {
  readonly seat: Seat;
  readonly before: PlayedTurn;
  readonly played: PlayedTurn;
  readonly best: PlayedTurn;

  constructor({ view, seat, played, best }: Comparison) {
    this.seat = seat;
    this.before = playTurn(view, []);
    this.played = playTurn(view, played);
    this.best = playTurn(view, best);
  }

  /** Florins of the next payday lost against the best turn. */
  get incomeMissed(): number {
    return promisedTo(this.best, this.seat).total - promisedTo(this.played, this.seat).total;
  }
}

type Finder = (pair: Pair) => readonly Weighed[];

const found = (reason: CapitanReason, weight: number): Weighed => ({ reason, weight });

/** Lists the cities in which the line shut a house of the seat. */
function ownShut({ facts }: PlayedTurn, seat: Seat): readonly { readonly city: CityCode; readonly gone: boolean }[] {
  return facts.flatMap((fact) =>
    (fact.type === 'house-shut' || fact.type === 'house-gone') && fact.house === String(seat)
      ? [{ city: fact.city, gone: fact.type === 'house-gone' }]
      : [],
  );
}

const shutHouses: Finder = (pair) => {
  const { seat, played, best } = pair;
  const avoided = new Set(ownShut(best, seat).map(({ city }) => city));
  return ownShut(played, seat)
    .filter(({ city }) => !avoided.has(city))
    .map(({ city, gone }) => {
      const amount = Math.max(0, pair.incomeMissed);
      return found({ kind: 'own-house-shut', seat, city, gone, amount }, amount + WORTH.house);
    });
};

/** Lists the cities in which the next house will shut one of the seat's. */
function exposed({ state, forecast }: PlayedTurn, seat: Seat): readonly CityCode[] {
  return citiesOf(state).flatMap(({ city, code }) =>
    forecast.cities[code]?.nextShut === String(seat) && shutsNext(state, city) ? [code] : [],
  );
}

/** Returns whether the next site of a city shuts a house. */
function shutsNext({ tables, back }: ElCapitanState, city: number): boolean {
  return ((wordAt(tables.shutSites, city) >> (byteAt(back, city) + 1)) & 1) === 1;
}

const exposedHouses: Finder = ({ seat, before, played, best }) => {
  const known = new Set([...exposed(best, seat), ...exposed(before, seat)]);
  return exposed(played, seat)
    .filter((city) => !known.has(city))
    .map((city) => found({ kind: 'house-exposed', seat, city }, WORTH.exposed));
};

const incomes: Finder = (pair) => {
  const { seat, played, best } = pair;
  const had = promisedTo(played, seat);
  const might = promisedTo(best, seat);
  const shut = ownShut(played, seat).map(({ city }) => city);
  const byCity = citiesOf(played.state).flatMap(({ code: city }) => {
    const majority = (might.majority[city] ?? 0) - (had.majority[city] ?? 0);
    const fortress = (might.fortress[city] ?? 0) - (had.fortress[city] ?? 0);
    return [
      // `own-house-shut` already covers these cities.
      ...(shut.includes(city) ? [] : [found({ kind: 'majority-missed', seat, city, amount: majority }, majority)]),
      found({ kind: 'fortress-missed', seat, city, amount: fortress }, fortress),
    ];
  });
  const spread = might.spread - had.spread;
  return [...byCity, found({ kind: 'spread-missed', seat, amount: spread }, spread)];
};

/** Finds cities that pay an opponent more than after the best turn. */
const others: Finder = ({ seat, before, played, best }) => {
  const counts = before.state.tables.players === 2 ? 1 : ANOTHERS;
  return played.forecast.forecast.flatMap(({ seat: to }) =>
    citiesOf(played.state).map(({ code: city }) => {
      const had = inCity(played, to, city);
      const amount = to === seat ? 0 : had - inCity(best, to, city);
      const kind = had > inCity(before, to, city) ? 'income-given' : 'income-left';
      return found({ kind, seat, to, city, amount }, counts * amount);
    }),
  );
};

/** Returns the forecast income of a seat from a city. */
function inCity(turn: PlayedTurn, seat: Seat, city: CityCode): number {
  const { majority, fortress } = promisedTo(turn, seat);
  return (majority[city] ?? 0) + (fortress[city] ?? 0);
}

const loans: Finder = ({ seat, before, played, best }) => {
  if (played.loan > 0 && best.loan === 0) {
    const amount = played.loan;
    const terms = before.state.tables.board.loans.find((loan) => loan.amount === amount);
    const interest = (terms?.repay ?? amount) - amount;
    return [found({ kind: 'loan-needless', seat, amount, interest }, interest + WORTH.turn)];
  }
  if (best.loan > 0 && played.loan === 0) {
    const cash = wordAt(played.state.cash, seat);
    return [found({ kind: 'loan-missed', seat, amount: best.loan, cash }, WORTH.loanMissed)];
  }
  return [];
};

/** Returns whether this is the seat's last turn of the match. */
function isLastTurn({ state }: PlayedTurn): boolean {
  return state.phase === 3 && state.lastRound === 1;
}

const purchases: Finder = ({ seat, before, played, best }) => {
  const more = played.cardFlorins - best.cardFlorins;
  if (more <= 0) return [];
  if (!isLastTurn(before)) return [found({ kind: 'cards-dear', seat, amount: more }, more)];
  const sailed = new Set(played.facts.flatMap((fact) => (fact.type === 'sailed' && fact.card ? [fact.card] : [])));
  const useless = played.cards.filter((card) => !sailed.has(card));
  if (useless.length === 0) return [found({ kind: 'cards-dear', seat, amount: more }, more)];
  const { tables } = before.state;
  const amount = useless.reduce((sum, card) => sum + wordAt(tables.cardPrice, tables.card(card)), 0);
  return [found({ kind: 'cards-useless', seat, cards: useless.length, amount }, amount)];
};

/** Compares the florins spent on anything but cards. */
const spending: Finder = ({ seat, played, best }) => {
  const fortune = (turn: PlayedTurn): number => wordAt(turn.state.cash, seat) + turn.cardFlorins;
  const amount = fortune(best) - fortune(played);
  return [found({ kind: 'florins-spent', seat, amount }, amount)];
};

const bonuses: Finder = ({ seat, played, best }) => {
  const won = (turn: PlayedTurn): number =>
    turn.facts.reduce((sum, fact) => (fact.type === 'bonus-won' && fact.seat === seat ? sum + fact.amount : sum), 0);
  const amount = won(best) - won(played);
  return [found({ kind: 'bonus-missed', seat, amount }, amount)];
};

function isStockEmpty({ state }: PlayedTurn, seat: Seat): boolean {
  return byteAt(state.warehouses, seat) + byteAt(state.neutral, seat) + byteAt(state.fortresses, seat) === 0;
}

const phaseEnds: Finder = ({ seat, before, played, best }) => {
  if (before.state.lastRound === 1) return [];
  const ends = isStockEmpty(played, seat);
  const might = isStockEmpty(best, seat);
  if (ends === might) return [];
  return [found({ kind: ends ? 'phase-ended' : 'phase-prolonged', seat }, WORTH.phase)];
};

const FINDERS: readonly Finder[] = [
  shutHouses,
  exposedHouses,
  incomes,
  others,
  loans,
  purchases,
  spending,
  bonuses,
  phaseEnds,
];

/** Explains turns of El Capitán by comparing their facts and payday forecasts. */
export const elCapitanCommentator: Commentator = {
  apart: ['settle', 'starter'],
  reasons(comparison) {
    const { step } = comparison.view;
    if (step === 'settle') return settlementReasons(comparison);
    if (step === 'starter') return starterReasons(comparison);
    const pair = new Pair(comparison);
    return greatest(
      FINDERS.flatMap((find) => find(pair)),
      MIN_WEIGHT,
    );
  },
};
