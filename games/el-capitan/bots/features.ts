import type { Features } from '@levante/bots';
import { addDouble, byteAt, doubleAt, itemAt, wordAt } from '@levante/contract';
import {
  BANK,
  CITIES,
  debt,
  type ElCapitanState,
  EXTENDED,
  FREE_OWED,
  FRESH,
  LIS,
  leadsTo,
  loanSlot,
  MAX_FORTRESSES,
  MAX_SEATS,
  mainHouse,
  NOTHING,
  OVER,
  POR,
  SETTLE,
  TURN,
  WORDS,
} from '@levante/el-capitan/rules';
import { CitySight } from './city-sight.ts';
import { stockOf, Tempo } from './outlook.ts';

const FIGURES = 63;
const PART = 34;
const LENGTH = FIGURES + CITIES * PART;

/** Clamps a feature to -2 … 2. */
const within = (x: number): number => (x > 2 ? 2 : x < -2 ? -2 : x);

/** A seat, with the figures that are the same for all cities. */
interface SeatFigures {
  readonly seat: number;
  /** Income that a house in one more city adds for the number of cities. */
  readonly spread: number;
  readonly rounds: number;
  readonly paydays: number;
}

/** Computes the features: current and expected pay, margins, houses about to be shut, reachable cities, tempo and loans. */
class Measure {
  readonly #sights = Array.from({ length: CITIES }, () => new CitySight());
  readonly #outlook = new Tempo();
  readonly #worth = new Float64Array(MAX_SEATS);
  readonly #income = new Float64Array(MAX_SEATS);
  readonly #spread = new Float64Array(MAX_SEATS);
  readonly #majority = new Float64Array(MAX_SEATS);
  readonly #fortress = new Float64Array(MAX_SEATS);
  readonly #final = new Float64Array(MAX_SEATS);
  /** Sets of cities reachable with one card in hand, with two, and with one affordable open card. */
  #near = 0;
  #far = 0;
  #bought = 0;
  #most = 0;

  measure(s: ElCapitanState, out: Float32Array): void {
    const { players, cities } = s.tables;
    this.#outlook.measure(s);
    this.#most = 0;
    for (const city of cities) {
      this.#sights[city]?.look(s, city);
      this.#most = Math.max(this.#most, byteAt(s.standing, city));
    }
    this.#countIncome(s);
    for (let seat = 0; seat < players; seat++) {
      this.#lookAround(s, seat);
      const from = seat * LENGTH;
      const gains = this.#parts(s, seat, out, from + FIGURES);
      this.#figures(s, seat, out, from, gains);
    }
  }

  #countIncome(s: ElCapitanState): void {
    const { players, cities, board } = s.tables;
    const left = s.step === OVER ? 0 : 4 - s.phase;
    this.#majority.fill(0);
    this.#fortress.fill(0);
    for (const city of cities) {
      const sight = this.#sights[city];
      if (!sight || sight.value === 0) continue;
      for (let seat = 0; seat < players; seat++) addDouble(this.#majority, seat, sight.pay(seat));
      const pay = byteAt(s.standing, city) === this.#most ? sight.value : sight.value >> 1;
      for (let i = 0; i < MAX_FORTRESSES; i++) {
        const owner = byteAt(s.forts, city * MAX_FORTRESSES + i);
        if (owner >= 0) addDouble(this.#fortress, owner, pay);
      }
    }
    for (let seat = 0; seat < players; seat++) {
      const spread = itemAt(board.spread, byteAt(s.spread, seat));
      this.#spread[seat] = spread;
      const income = spread + doubleAt(this.#majority, seat) + doubleAt(this.#fortress, seat);
      const worth = wordAt(s.cash, seat) - debt(s, seat) + wordAt(s.bonus, seat);
      this.#income[seat] = income;
      this.#worth[seat] = worth;
      this.#final[seat] = worth + income * left;
    }
  }

  #lookAround(s: ElCapitanState, seat: number): void {
    const from = byteAt(s.shipAt, seat);
    const cash = wordAt(s.cash, seat);
    this.#near = handLeadsTo(s, seat, from);
    this.#far = 0;
    for (let cities = this.#near; cities !== 0; cities &= cities - 1) {
      this.#far |= handLeadsTo(s, seat, 31 - Math.clz32(cities & -cities));
    }
    this.#far &= ~this.#near;
    this.#bought = 0;
    for (let word = 0; word < WORDS; word++) {
      for (let cards = wordAt(s.open, word); cards !== 0; cards &= cards - 1) {
        const card = word * 18 + 31 - Math.clz32(cards & -cards);
        if (wordAt(s.tables.cardPrice, card) <= cash) this.#bought |= leadsTo(s.tables, card, from);
      }
    }
    this.#bought &= ~this.#near;
  }

  /** Fills in the features of all cities for a seat; returns the gains they offer. */
  #parts(s: ElCapitanState, seat: number, out: Float32Array, from: number): Gains {
    const gains = GAINS;
    gains.clear();
    const spreadNow = doubleAt(this.#spread, seat);
    const spreadNext = s.tables.board.spread[byteAt(s.spread, seat) + 1] ?? spreadNow;
    const figures: SeatFigures = {
      seat,
      spread: spreadNext - spreadNow,
      rounds: Math.min(1, this.#outlook.rounds / 6),
      paydays: (4 - s.phase) / 3,
    };
    let at0 = from;
    for (const city of s.tables.cities) {
      this.#part(s, city, figures, out, at0);
      at0 += PART;
    }
    return gains;
  }

  #part(s: ElCapitanState, city: number, figures: SeatFigures, out: Float32Array, i: number): void {
    const sight = this.#sights[city];
    if (!sight) return;
    const { seat, spread, rounds, paydays } = figures;
    const house = mainHouse(seat);
    const own = wordAt(sight.count, house);
    const best = sight.best(house);
    const pay = sight.pay(seat);
    const cash = wordAt(s.cash, seat);
    const here = byteAt(s.shipAt, seat) === city;
    const berth = here ? byteAt(s.shipBerth, seat) : -1;
    const price = berth >= 0 ? wordAt(s.tables.berthPrice, city * 3 + berth) : sight.berthPrice;
    const mine = byteAt(s.forts, city * MAX_FORTRESSES) === seat || byteAt(s.forts, city * MAX_FORTRESSES + 1) === seat;
    const fortFree = !mine && sight.fortressPrice >= 0 && byteAt(s.fortresses, seat) > 0;
    const canBuild = sight.site > 0 && byteAt(s.warehouses, seat) > 0 && sight.rowAllows(seat);
    const loses = sight.shuts && sight.front === house && own === 1;
    let gain = 0;
    if (sight.site > 0) gain = sight.payAfter(seat) - pay + (own === 0 && !loses ? spread : 0);
    const value = byteAt(s.standing, city) === this.#most ? sight.value : sight.value >> 1;
    const anchorable = berth >= 0 || price >= 0;
    const able = anchorable && canBuild && cash >= price;
    const fortAble = anchorable && fortFree && cash >= sight.fortressPrice;
    const worth = Math.max(able ? gain - price * 0.5 : 0, fortAble ? value - sight.fortressPrice * 0.5 : 0);
    const near = berth >= 0 ? 1 : (this.#near >> city) & 1;
    const far = (this.#far >> city) & 1;
    const bought = (this.#bought >> city) & 1;
    if (near) GAINS.near(worth);
    else if (far) GAINS.far(worth);
    else if (bought) GAINS.bought(worth);
    GAINS.any(worth);
    out[i] = own / 3;
    out[i + 1] = best / 3;
    out[i + 2] = within((own - best) / 3);
    out[i + 3] = own > 0 ? 1 : 0;
    out[i + 4] = own > 0 && pay === sight.value && pay > 0 ? 1 : 0;
    out[i + 5] = pay / 20;
    out[i + 6] = sight.value / 20;
    out[i + 7] = sight.valueNext / 20;
    out[i + 8] = sight.valueLater / 20;
    out[i + 9] = mine ? 1 : 0;
    out[i + 10] = mine ? value / 20 : 0;
    out[i + 11] = fortFree ? 1 : 0;
    out[i + 12] = fortFree ? value / 20 : 0;
    out[i + 13] = byteAt(s.standing, city) / 8;
    out[i + 14] = within((this.#most - byteAt(s.standing, city)) / 4);
    out[i + 15] = sight.front === house ? 1 : 0;
    out[i + 16] = sight.second === house ? 1 : 0;
    out[i + 17] = sight.untilShut === 0 ? 0 : 1 / sight.untilShut;
    out[i + 18] = sight.front === house && sight.untilShut > 0 ? 1 / sight.untilShut : 0;
    out[i + 19] = own === 1 && sight.front === house && sight.untilShut > 0 ? 1 / sight.untilShut : 0;
    out[i + 20] = sight.shutOf(seat) / 2;
    out[i + 21] = byteAt(s.back, city) / 12;
    out[i + 22] = sight.forward ? 0 : 1;
    out[i + 23] = city === LIS ? 1 : 0;
    out[i + 24] = city === POR ? 1 : 0;
    out[i + 25] = (s.tables.extra >> city) & 1;
    out[i + 26] = sight.freeBerths / 2;
    out[i + 27] = price < 0 ? 1 : price / 10;
    out[i + 28] = berth >= 0 ? 1 : 0;
    out[i + 29] = within(gain / 20);
    out[i + 30] = near * within(worth / 20);
    out[i + 31] = (near | far) * within(worth / 20);
    out[i + 32] = rounds;
    out[i + 33] = paydays;
  }

  #figures(s: ElCapitanState, seat: number, out: Float32Array, from: number, gains: Gains): void {
    const { players } = s.tables;
    const cash = wordAt(s.cash, seat);
    let i = from;
    for (let n = 2; n <= 5; n++) out[i++] = players === n ? 1 : 0;
    for (let n = 1; n <= 3; n++) out[i++] = s.phase === n ? 1 : 0;
    out[i++] = s.lastRound;
    out[i++] = s.tables.extra === 0 ? 0 : 1;
    out[i++] = s.tables.hasPirate ? 1 : 0;
    i = this.#money(s, seat, cash, out, i);
    i = this.#tempo(s, seat, out, i);
    i = this.#ship(s, seat, cash, out, i);
    const paydays = 4 - s.phase;
    out[i++] = within(gains.nearBest / 20);
    out[i++] = within(gains.nearSecond / 20);
    out[i++] = within(gains.farBest / 20);
    out[i++] = within(gains.boughtBest / 20);
    out[i++] = within(gains.best / 20);
    out[i++] = within((gains.nearBest * paydays) / 60);
    out[i++] = within((Math.max(gains.nearBest, gains.farBest, gains.boughtBest) * paydays) / 60);
    if (i - from !== FIGURES) throw new Error(`${i - from} figures`);
  }

  #money(s: ElCapitanState, seat: number, cash: number, out: Float32Array, first: number): number {
    const { players, board } = s.tables;
    let i = first;
    let bestWorth = Number.NEGATIVE_INFINITY;
    let bestIncome = 0;
    let bestFinal = Number.NEGATIVE_INFINITY;
    let mean = 0;
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      bestWorth = Math.max(bestWorth, doubleAt(this.#worth, other));
      bestIncome = Math.max(bestIncome, doubleAt(this.#income, other));
      bestFinal = Math.max(bestFinal, doubleAt(this.#final, other));
      mean += doubleAt(this.#final, other) / (players - 1);
    }
    const worth = doubleAt(this.#worth, seat);
    const income = doubleAt(this.#income, seat);
    const final = doubleAt(this.#final, seat);
    out[i++] = within(cash / 40);
    out[i++] = Math.max(-1, Math.min(1, cash / 8));
    out[i++] = Math.max(-1, Math.min(1, cash / 16));
    out[i++] = cash < 0 ? 1 : 0;
    out[i++] = within((cash - worth) / 30);
    for (let kind = 0; kind < 2; kind++) {
      out[i++] = byteAt(s.loans, loanSlot(seat, kind, FRESH)) / 2;
      out[i++] =
        (byteAt(s.loans, loanSlot(seat, kind, EXTENDED)) + byteAt(s.loans, loanSlot(seat, kind, EXTENDED + 1))) / 2;
    }
    out[i++] = within(worth / 80);
    out[i++] = within((worth - bestWorth) / 40);
    out[i++] = within(income / 60);
    out[i++] = within((income - bestIncome) / 40);
    out[i++] = within(doubleAt(this.#spread, seat) / 50);
    out[i++] = within(doubleAt(this.#majority, seat) / 50);
    out[i++] = within(doubleAt(this.#fortress, seat) / 30);
    out[i++] = within(final / 200);
    out[i++] = within((final - bestFinal) / 80);
    out[i++] = within((final - mean) / 80);
    const cities = byteAt(s.spread, seat);
    const next = board.bonuses[s.bonusesTaken] ?? 0; // none is left
    out[i++] = cities / 9;
    out[i++] = wordAt(s.bonus, seat) / 15;
    out[i++] = wordAt(s.bonus, seat) > 0 ? 0 : (next / 15) * Math.min(1, cities / board.bonusCities) ** 3;
    return i;
  }

  #tempo(s: ElCapitanState, seat: number, out: Float32Array, first: number): number {
    const { players } = s.tables;
    let i = first;
    let least = 99;
    for (let other = 0; other < players; other++) if (other !== seat) least = Math.min(least, stockOf(s, other));
    const stock = stockOf(s, seat);
    const builds = doubleAt(this.#outlook.builds, seat);
    out[i++] = byteAt(s.warehouses, seat) / 6;
    out[i++] = byteAt(s.neutral, seat) / 2;
    out[i++] = byteAt(s.fortresses, seat) / 2;
    out[i++] = within((stock - least) / 4);
    out[i++] = Math.min(1, least / 7);
    out[i++] = builds / 7;
    out[i++] = within((stock - builds) / 3);
    out[i++] = Math.min(1, this.#outlook.rounds / 7);
    out[i++] = s.starter === seat ? 1 : 0;
    const onTurn = s.step === TURN && s.seat === seat;
    out[i++] = onTurn ? 1 : 0;
    out[i++] = onTurn && s.acted === NOTHING ? 1 : 0;
    out[i++] = onTurn && s.sailed === 1 ? 1 : 0;
    out[i++] = onTurn && s.freePirate === FREE_OWED ? 1 : 0;
    out[i++] = s.step === SETTLE ? 1 : 0;
    out[i++] = ((seat - Math.max(0, s.seat) + players) % players) / players;
    return i;
  }

  #ship(s: ElCapitanState, seat: number, cash: number, out: Float32Array, first: number): number {
    let i = first;
    const place = byteAt(s.shipAt, seat);
    out[i++] = place === BANK ? 1 : 0;
    out[i++] = place < 0 ? 1 : 0;
    out[i++] = byteAt(s.shipBerth, seat) >= 0 ? 1 : 0;
    const destinations = ones(wordAt(s.hands, seat * WORDS));
    const connections = ones(wordAt(s.hands, seat * WORDS + 1)) + ones(wordAt(s.hands, seat * WORDS + 2));
    out[i++] = within(destinations / 3);
    out[i++] = within(connections / 4);
    out[i++] = ones(this.#near) / 9;
    out[i++] = ones(this.#far) / 9;
    out[i++] = ones(this.#bought) / 9;
    out[i++] = within((cash * doubleAt(this.#outlook.builds, seat)) / 150);
    return i;
  }
}

/** Greatest gains among the cities, by how they can be reached. */
class Gains {
  nearBest = 0;
  nearSecond = 0;
  farBest = 0;
  boughtBest = 0;
  best = 0;

  clear(): void {
    this.nearBest = 0;
    this.nearSecond = 0;
    this.farBest = 0;
    this.boughtBest = 0;
    this.best = 0;
  }

  near(worth: number): void {
    if (worth > this.nearBest) {
      this.nearSecond = this.nearBest;
      this.nearBest = worth;
    } else if (worth > this.nearSecond) this.nearSecond = worth;
  }

  far(worth: number): void {
    if (worth > this.farBest) this.farBest = worth;
  }

  bought(worth: number): void {
    if (worth > this.boughtBest) this.boughtBest = worth;
  }

  any(worth: number): void {
    if (worth > this.best) this.best = worth;
  }
}

const GAINS = new Gains();

function handLeadsTo(s: ElCapitanState, seat: number, from: number): number {
  let mask = 0;
  for (let word = 0; word < WORDS; word++) {
    for (let cards = wordAt(s.hands, seat * WORDS + word); cards !== 0; cards &= cards - 1) {
      mask |= leadsTo(s.tables, word * 18 + 31 - Math.clz32(cards & -cards), from);
    }
  }
  return mask;
}

function ones(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

const measure = new Measure();

export const elCapitanFeatures: Features<ElCapitanState> = {
  figures: FIGURES,
  partSize: PART,
  maxParts: CITIES,
  scoreUnit: 0.005,
  parts: (s) => s.tables.cities.length,
  measure: (s, out) => measure.measure(s, out),
};
