import { addDouble, byteAt, doubleAt, itemAt, wordAt } from '@levante/contract';
import { debt, type ElCapitanState, MAX_FORTRESSES, MAX_SEATS, mainHouse, POR, SITES } from '@levante/el-capitan/rules';
import { CityOutlook } from './city.ts';
import { WEIGHTS } from './figures/weights.ts';
import { Tempo } from './outlook.ts';

const PHASES = 3;

/** Evaluates positions by estimating the final florins of each seat, without sampling random events. */
export class FeatureReader {
  readonly outlook = new Tempo();
  readonly #city = new CityOutlook();
  readonly #worth = new Float64Array(MAX_SEATS);
  /** Expected number of cities with an open house, by seat. */
  readonly #covered = new Float64Array(MAX_SEATS);

  /** Returns the value of the position for seat `me` at the end of the turn of `s.seat`, in florins. */
  value(s: ElCapitanState, me: number): number {
    const { players } = s.tables;
    this.outlook.measure(s);
    for (let seat = 0; seat < players; seat++) this.#worth[seat] = this.#ownWorth(s, seat);
    for (let k = 0; k <= PHASES - s.phase; k++) this.#addPayday(s, k);
    let others = 0;
    for (let seat = 0; seat < players; seat++) if (seat !== me) others += doubleAt(this.#worth, seat);
    const share = players === 2 ? WEIGHTS.otherOfTwo : WEIGHTS.others;
    return doubleAt(this.#worth, me) - (share * others) / (players - 1);
  }

  /** Estimates the value of a seat's cash, loans, bonus and remaining stock. */
  #ownWorth(s: ElCapitanState, seat: number): number {
    const cash = wordAt(s.cash, seat);
    const builds = doubleAt(this.outlook.builds, seat);
    return (
      cash -
      debt(s, seat) +
      straits(s, cash, builds) +
      bonusAhead(s, seat) +
      buildsAhead(s, seat, builds) +
      shut(s, seat)
    );
  }

  /** Adds the expected income of the payday in `k` phases. */
  #addPayday(s: ElCapitanState, k: number): void {
    const { cities, players } = s.tables;
    const growth = this.outlook.growth + k * this.outlook.growthAPhase;
    const counts = itemAt(WEIGHTS.payday, k);
    const most = maxStanding(s);
    this.#covered.fill(0);
    for (const city of cities) {
      this.#city.look(s, city, growth);
      for (let seat = 0; seat < players; seat++) {
        addDouble(this.#covered, seat, doubleAt(this.#city.present, mainHouse(seat)));
        addDouble(this.#worth, seat, counts * doubleAt(this.#city.majority, seat));
      }
      const fortress = (this.#city.value / 2) * (1 + likelyMax(most - byteAt(s.standing, city), growth));
      for (let i = 0; i < MAX_FORTRESSES; i++) {
        const owner = byteAt(s.forts, city * MAX_FORTRESSES + i);
        if (owner >= 0) addDouble(this.#worth, owner, counts * fortress);
      }
    }
    for (let seat = 0; seat < players; seat++) {
      const builds = doubleAt(this.outlook.builds, seat) + k * s.tables.board.startWarehouses;
      addDouble(this.#worth, seat, counts * spreadAhead(s, doubleAt(this.#covered, seat), builds));
    }
  }
}

/** Returns the penalty for a shortage of cash in the rest of the phase, which costs turns at the bank and interest. */
export function straits(s: ElCapitanState, cash: number, builds: number): number {
  const missing = s.tables.players === 2 ? WEIGHTS.missingOfTwo : WEIGHTS.missing;
  return -missing * Math.max(0, builds * WEIGHTS.buildCash - cash);
}

/** Estimates the value of the stock that can still be built in this phase; neutral houses count little. */
function buildsAhead(s: ElCapitanState, seat: number, builds: number): number {
  const neutral = byteAt(s.neutral, seat);
  const main = byteAt(s.warehouses, seat) + byteAt(s.fortresses, seat);
  if (main + neutral === 0) return 0;
  const each = itemAt(WEIGHTS.build, s.phase - 1);
  return (builds * (main * each + neutral * WEIGHTS.neutralBuild)) / (main + neutral);
}

function bonusAhead(s: ElCapitanState, seat: number): number {
  const won = wordAt(s.bonus, seat);
  if (won > 0) return won;
  const next = s.tables.board.bonuses[s.bonusesTaken] ?? 0; // none is left
  return next * 0.8 * Math.min(1, byteAt(s.spread, seat) / s.tables.board.bonusCities) ** 4;
}

/** Estimates the value of shut houses that can reopen. */
function shut(s: ElCapitanState, seat: number): number {
  let count = 0;
  for (const city of s.tables.cities) {
    if (city === POR) continue;
    for (let i = 0; i < byteAt(s.shutCount, city); i++)
      if (byteAt(s.shut, city * SITES + i) === mainHouse(seat)) count += 1;
  }
  return count * WEIGHTS.shutHouse;
}

/** Estimates the pay for the number of cities, interpolating between whole numbers. */
function spreadAhead(s: ElCapitanState, covered: number, builds: number): number {
  const cities = s.tables.cities.length;
  const reached = covered + (cities - covered) * (1 - Math.exp((-WEIGHTS.newCity * builds) / cities));
  const low = Math.min(cities, Math.floor(reached));
  const pay = (n: number): number => itemAt(s.tables.board.spread, Math.min(n, cities));
  return pay(low) + (reached - low) * (pay(low + 1) - pay(low));
}

function maxStanding(s: ElCapitanState): number {
  let most = 0;
  for (const city of s.tables.cities) most = Math.max(most, byteAt(s.standing, city));
  return most;
}

/** Estimates the probability that a city `behind` houses short of the fullest one will overtake it. */
function likelyMax(behind: number, growth: number): number {
  if (growth < 0.2) return behind === 0 ? 1 : 0;
  return 0.6 * Math.exp((-1.5 * behind) / (1 + growth));
}
