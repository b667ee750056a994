import { byteAt, doubleAt, wordAt } from '@levante/contract';
import { type ElCapitanState, HOUSES, MAX_SEATS, mainHouse, SITES } from '@levante/el-capitan/rules';
import { WEIGHTS } from './figures/weights.ts';

/** Expected pay of one city at a payday, after `growth` more houses. Call `look` to fill it. */
export class CityOutlook {
  /** Florins for the first rank. */
  value = 0;
  /** Expected majority pay, by seat. */
  readonly majority = new Float64Array(MAX_SEATS);
  /** Probability that a colour still has an open house, by colour. */
  readonly present = new Float64Array(HOUSES);
  readonly #count = new Float64Array(HOUSES);
  readonly #weight = new Float64Array(HOUSES);

  look(s: ElCapitanState, city: number, growth: number): void {
    this.value = valueAhead(s, city, growth);
    this.#countSurvivors(s, city, growth);
    this.majority.fill(0);
    if (this.value > 0) this.#share(s, city, growth);
  }

  /** Estimates the open houses by colour, discounting the foremost ones by the probability that they are shut. */
  #countSurvivors(s: ElCapitanState, city: number, growth: number): void {
    this.#count.fill(0);
    this.present.fill(0);
    let shutting = shuttings(s, city, growth);
    let lead: number = WEIGHTS.foremost;
    for (let i = Math.max(0, byteAt(s.front, city) - 1); i < SITES; i++) {
      const house = byteAt(s.sites, city * SITES + i);
      if (house === 0) continue;
      const lost = Math.min(1, shutting);
      shutting -= lost;
      const before = doubleAt(this.#count, house);
      this.#count[house] = before + 1 - lost + (before === 0 ? lead * (1 - lost) : 0);
      this.present[house] = Math.min(1, doubleAt(this.present, house) + 1 - lost);
      if (lost < 0.5) lead *= 0.5;
    }
  }

  /** Estimates the shares of the first and second rank by a softmax over houses, flatter the more houses are still to come. */
  #share(s: ElCapitanState, city: number, growth: number): void {
    const { players, extra } = s.tables;
    const sum = this.#weigh(s, growth);
    const halfForAll = ((extra >> city) & 1) === 1;
    for (let seat = 0; seat < players; seat++) {
      const house = mainHouse(seat);
      const own = doubleAt(this.#weight, house) * doubleAt(this.present, house);
      if (own === 0) continue;
      const first = own / sum;
      let rest = 0;
      if (halfForAll) rest = doubleAt(this.present, house) * (1 - first);
      else if (players > 2) rest = this.#second(house, own, sum);
      this.majority[seat] = this.value * (first + rest / 2);
    }
  }

  #weigh(s: ElCapitanState, growth: number): number {
    const sharp = WEIGHTS.sharp / (1 + WEIGHTS.blur * growth);
    const newcomer = Math.min(1, growth / 3);
    const colours = s.tables.players;
    let sum = 0;
    for (let house = 1; house < HOUSES; house++) {
      const seat = (house - 1) % MAX_SEATS;
      const here = doubleAt(this.present, house);
      const counts = seat < colours && (house <= MAX_SEATS || colours === 2);
      this.#weight[house] = counts ? Math.exp(sharp * doubleAt(this.#count, house)) : 0;
      sum += counts ? doubleAt(this.#weight, house) * here + (1 - here) * newcomer : 0;
    }
    return sum;
  }

  /** Returns the probability that a colour ranks second: another is first, and it leads the rest. */
  #second(house: number, own: number, sum: number): number {
    let likely = 0;
    for (let other = 1; other <= MAX_SEATS; other++) {
      const weight = other === house ? 0 : doubleAt(this.#weight, other) * doubleAt(this.present, other);
      if (weight > 0) likely += ((weight / sum) * own) / Math.max(own, sum - weight);
    }
    return likely;
  }
}

/** Interpolates the value of the track at the expected length of the chain. */
function valueAhead(s: ElCapitanState, city: number, growth: number): number {
  const place = Math.min(SITES, byteAt(s.back, city) + growth);
  if (place === 0) return 0;
  const low = Math.floor(place);
  const track = city * (SITES + 1);
  const here = wordAt(s.tables.track, track + low);
  return low === SITES ? here : here + (place - low) * (wordAt(s.tables.track, track + low + 1) - here);
}

/** Returns the expected number of houses shut while the chain grows. */
function shuttings(s: ElCapitanState, city: number, growth: number): number {
  const back = byteAt(s.back, city);
  let sum = 0;
  for (let site = back + 1; site <= SITES; site++) {
    if (((wordAt(s.tables.shutSites, city) >> site) & 1) === 0) continue;
    sum += Math.max(0, Math.min(1, growth - (site - back) + 1));
  }
  return sum;
}
