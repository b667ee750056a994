import { addWord, byteAt, setWord, wordAt } from '@levante/contract';
import {
  type ElCapitanState,
  HOUSES,
  MAX_FORTRESSES,
  mainHouse,
  neutralHouse,
  POR,
  SITES,
} from '@levante/el-capitan/rules';

/** Features of one city that do not depend on the seat. Call `look` to fill it. */
export class CitySight {
  /** Florins for the first rank: now, after one more house, and after three. */
  value = 0;
  valueNext = 0;
  valueLater = 0;
  /** The next site, 0 if the city is full. */
  site = 0;
  /** Whether the next house extends the chain instead of filling a freed site. */
  forward = true;
  /** Colour at the end of the chain, and the length of its row. */
  last = 0;
  row = 0;
  /** Whether the next house shuts the foremost one, and the number of houses until the next shutting; 0 if none is left. */
  shuts = false;
  untilShut = 0;
  /** Colours of the two foremost houses; 0 for none. */
  front = 0;
  second = 0;
  /** Number of open houses and site of the foremost one, by colour. */
  readonly count = new Int32Array(HOUSES);
  readonly foremost = new Int32Array(HOUSES);
  /** Number of shut houses that can reopen, by colour. */
  readonly shut = new Int32Array(HOUSES);
  freeBerths = 0;
  /** Price of the first free berth; -1 if none is free. */
  berthPrice = -1;
  /** Price of the cheapest free fortress site; -1 if none is free. */
  fortressPrice = -1;
  #colours = 0;
  #extra = false;
  #two = false;

  look(s: ElCapitanState, city: number): void {
    const t = s.tables;
    const back = byteAt(s.back, city);
    const front = byteAt(s.front, city);
    const track = city * (SITES + 1);
    this.value = back === 0 ? 0 : wordAt(t.track, track + back);
    this.valueNext = wordAt(t.track, track + Math.min(SITES, back + 1));
    this.valueLater = wordAt(t.track, track + Math.min(SITES, back + 3));
    this.site = back === SITES ? front - 1 : back === 2 && front === 2 ? 1 : back + 1;
    this.forward = this.site > back;
    this.#lookAtRow(s, city, back);
    this.#lookForShutting(wordAt(t.shutSites, city), back);
    this.#countHouses(s, city, front);
    this.#lookAtHarbour(s, city);
    this.#two = t.players === 2;
    this.#extra = ((t.extra >> city) & 1) === 1;
  }

  #lookForShutting(sites: number, back: number): void {
    const ahead = sites >> (back + 1);
    this.untilShut = ahead === 0 ? 0 : 32 - Math.clz32(ahead & -ahead);
    this.shuts = this.untilShut === 1 && this.forward;
  }

  #lookAtRow(s: ElCapitanState, city: number, back: number): void {
    this.last = back === 0 ? 0 : byteAt(s.sites, city * SITES + back - 1);
    this.row = 0;
    for (let site = back; site > 0 && byteAt(s.sites, city * SITES + site - 1) === this.last; site--) this.row += 1;
  }

  #countHouses(s: ElCapitanState, city: number, front: number): void {
    this.count.fill(0);
    this.shut.fill(0);
    this.front = 0;
    this.second = 0;
    this.#colours = 0;
    if (front > 0) {
      let seen = 0;
      for (let site = front; site <= SITES; site++) {
        const house = byteAt(s.sites, city * SITES + site - 1);
        if (house === 0) continue;
        if (seen === 0) this.front = house;
        else if (seen === 1) this.second = house;
        seen += 1;
        if (wordAt(this.count, house) === 0) {
          setWord(this.foremost, house, site);
          this.#colours |= 1 << house;
        }
        addWord(this.count, house, 1);
      }
    }
    if (city === POR) return;
    for (let i = 0; i < byteAt(s.shutCount, city); i++) {
      const house = byteAt(s.shut, city * SITES + i);
      addWord(this.shut, house, 1);
    }
  }

  #lookAtHarbour(s: ElCapitanState, city: number): void {
    const t = s.tables;
    this.freeBerths = 0;
    this.berthPrice = -1;
    for (let i = 0; i < wordAt(t.berths, city); i++) {
      if (byteAt(s.berths, city * 3 + i) >= 0) continue;
      if (this.freeBerths === 0) this.berthPrice = wordAt(t.berthPrice, city * 3 + i);
      this.freeBerths += 1;
    }
    this.fortressPrice = -1;
    for (let i = 0; i < wordAt(t.fortressSites, city); i++) {
      const slot = city * MAX_FORTRESSES + i;
      const price = wordAt(t.fortressPrice, slot);
      if (byteAt(s.forts, slot) < 0 && (this.fortressPrice < 0 || price < this.fortressPrice))
        this.fortressPrice = price;
    }
  }

  /** Returns the maximum number of houses of any colour but `house`. */
  best(house: number): number {
    let most = 0;
    for (let colours = this.#colours & ~(1 << house); colours !== 0; colours &= colours - 1) {
      const count = wordAt(this.count, 31 - Math.clz32(colours & -colours));
      if (count > most) most = count;
    }
    return most;
  }

  /**
   * Counts the colours that rank before `house`, given its number of open houses and its foremost site. The colour `less`
   * counts as having one house fewer.
   */
  before(house: number, own: number, foremost: number, less: number): number {
    let before = 0;
    for (let colours = this.#colours & ~(1 << house); colours !== 0; colours &= colours - 1) {
      const other = 31 - Math.clz32(colours & -colours);
      const count = wordAt(this.count, other) - (other === less ? 1 : 0);
      if (count > own || (count === own && wordAt(this.foremost, other) < foremost)) before += 1;
    }
    return before;
  }

  /** Returns the pay of a rank, given the pay of the first. */
  #share(value: number, before: number): number {
    if (before === 0) return value;
    if (this.#extra) return value >> 1;
    return before === 1 && !this.#two ? value >> 1 : 0;
  }

  /** Returns the current majority pay of a seat. */
  pay(seat: number): number {
    const house = mainHouse(seat);
    const own = wordAt(this.count, house);
    return own === 0 ? 0 : this.#share(this.value, this.before(house, own, wordAt(this.foremost, house), 0));
  }

  /** Returns the majority pay after one more house of the seat's main colour, including any shutting it causes. */
  payAfter(seat: number): number {
    const house = mainHouse(seat);
    const less = this.shuts ? this.front : 0;
    const own = wordAt(this.count, house) + 1 - (less === house ? 1 : 0);
    const had = wordAt(this.count, house) > 0 && less !== house;
    const foremost = had ? Math.min(wordAt(this.foremost, house), this.site) : this.site;
    return this.#share(this.forward ? this.valueNext : this.value, this.before(house, own, foremost, less));
  }

  /** Counts the shut houses of both colours of a seat. */
  shutOf(seat: number): number {
    return wordAt(this.shut, mainHouse(seat)) + wordAt(this.shut, neutralHouse(seat));
  }

  /** Returns whether the row rule allows the seat to build the next house. */
  rowAllows(seat: number): boolean {
    return !(this.forward && this.row >= 3 && this.last === mainHouse(seat));
  }
}
