import { wordAt } from '@levante/contract';
import { FLEETS, type GoldenHornState, SHIP_COUNT } from '@levante/golden-horn/rules';
import { Rows, type RowWorth, scoredWorth } from './figures/rows.ts';
import { Hold } from './hold.ts';
import { Lane, takenPlaces } from './lane.ts';
import { Raids } from './raids.ts';
import { Standing } from './standing.ts';
import { raidsThisRound } from './turns.ts';
import { VoyagePlan } from './voyage-plan.ts';

const SEATS = FLEETS.length;
type Tables = GoldenHornState['tables'];

/** Constants of a match; cached until a position of another match is evaluated. */
interface Chart {
  readonly tables: Tables;
  readonly lane: Lane;
  readonly scored: RowWorth;
}

/** Data of a position shared by the features of all seats. Filled by `look`. */
export class Survey {
  /** By seat. */
  readonly rows = Array.from({ length: SEATS }, () => new Rows());
  readonly standings = Array.from({ length: SEATS }, (_, seat) => new Standing(seat));
  /** By seat: its points if the match ended with this round and it got the best possible cargo before. */
  readonly final = new Int32Array(SEATS);
  /** By ship. */
  readonly holds = Array.from({ length: SEATS * SHIP_COUNT }, () => new Hold());
  readonly plans = Array.from({ length: SEATS * SHIP_COUNT }, () => new VoyagePlan());
  readonly raids = new Raids();
  #chart: Chart | null = null;

  look(s: GoldenHornState): void {
    const { lane, scored } = this.#chartOf(s.tables);
    const { holds, plans } = this;
    const taken = takenPlaces(s);
    const { players } = s.tables;
    for (let seat = 0; seat < players; seat++) {
      const rows = this.rows[seat];
      if (!rows) continue;
      rows.read(s, seat);
      for (let own = 0; own < SHIP_COUNT; own++) {
        holds[seat * SHIP_COUNT + own]?.weigh(s, seat, own, rows, scored);
        plans[seat * SHIP_COUNT + own]?.follow(s, seat, own, lane, taken);
      }
      this.standings[seat]?.take(s, rows, holds, plans, scored);
    }
    this.raids.look(s, this.rows, holds, scored);
    for (let seat = 0; seat < players; seat++) {
      const standing = this.standings[seat];
      const raid = raidsThisRound(s, seat) ? wordAt(this.raids.gain, seat) : 0;
      if (standing) this.final[seat] = standing.points + standing.lastCargo + raid;
    }
  }

  #chartOf(tables: Tables): Chart {
    if (this.#chart?.tables !== tables) this.#chart = { tables, lane: new Lane(tables), scored: scoredWorth(tables) };
    return this.#chart;
  }
}
