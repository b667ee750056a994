import { byteAt } from '@levante/contract';
import { type ElCapitanState, MAX_SEATS } from '@levante/el-capitan/rules';
import { WEIGHTS } from './figures/weights.ts';

/** Estimates the length of the phase and the number of houses built in it. */
export class Tempo {
  /** Number of turns with stock left in this phase after the current one, by seat. */
  readonly builds = new Float64Array(MAX_SEATS);
  /** Full rounds left in this phase. */
  rounds = 0;
  /** Expected houses per city until the payday of this phase. */
  growth = 0;
  /** Expected houses per city in a whole phase. */
  growthAPhase = 0;

  measure(s: ElCapitanState): void {
    const { players, cities, board } = s.tables;
    this.rounds = roundsLeft(s);
    let houses = 0;
    for (let seat = 0; seat < players; seat++) {
      const turns = this.rounds + yetToPlay(s, seat);
      const builds = Math.min(turns, stockOf(s, seat));
      this.builds[seat] = builds;
      houses += builds;
    }
    const supply = board.startWarehouses + (players === 2 ? board.startNeutral : 0);
    this.growth = (houses * WEIGHTS.houseShare) / cities.length;
    this.growthAPhase = (players * supply) / cities.length;
  }
}

export function stockOf(s: ElCapitanState, seat: number): number {
  return byteAt(s.warehouses, seat) + byteAt(s.neutral, seat) + byteAt(s.fortresses, seat);
}

/** Returns 1 if the seat still has a turn in this round, else 0. */
function yetToPlay(s: ElCapitanState, seat: number): number {
  const { players } = s.tables;
  const place = (who: number): number => (who - s.starter + players) % players;
  return place(seat) > place(s.seat) ? 1 : 0;
}

/** Estimates the rounds left: the phase ends with the round in which a stock becomes empty (EC-8.1). */
function roundsLeft(s: ElCapitanState): number {
  if (s.lastRound === 1) return 0;
  let rounds = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < s.tables.players; seat++) {
    rounds = Math.min(rounds, stockOf(s, seat) - yetToPlay(s, seat));
  }
  return Math.max(0, rounds);
}
