import { type CoinRaceState, coinRace } from '@levante/coin-race/rules';
import { type JsonObject, type Refusal, refuse, type Seat } from '@levante/contract';
import { RulesPosition } from '@levante/table/match/position.ts';
import { type PositionReader, positionReader } from '@levante/table/match/timeline.ts';

/** Fact of an action: the seat and its points. */
export interface CoinFact {
  readonly type: string;
  readonly seat: Seat;
  readonly points: number;
}

/** Rules with the facts that this table reads. */
const RULES = {
  ...coinRace,
  apply(state: CoinRaceState, action: number, journal?: CoinFact[]): void {
    const before = [...state.scores];
    const { seat } = state;
    coinRace.apply(state, action);
    journal?.push({ type: 'scored', seat, points: (state.scores[seat] ?? 0) - (before[seat] ?? 0) });
  },
};

/** A position of the coin race. A turn is one step; the coin toss after it belongs to no turn. */
export class CoinPosition extends RulesPosition<CoinPosition, CoinRaceState, JsonObject, CoinFact> {
  readonly interrupted = false;
  readonly ending = null;

  constructor(state: CoinRaceState) {
    super(RULES, state);
  }

  protected at(state: CoinRaceState): CoinPosition {
    return new CoinPosition(state);
  }

  protected self(): CoinPosition {
    return this;
  }

  get drafting(): Seat | null {
    return this.actor;
  }

  turnAhead(seat: Seat): CoinPosition | null {
    if (this.over || this.actor === seat) return null;
    const ahead = this.copy();
    ahead.seat = seat;
    ahead.flip = false;
    return this.at(ahead);
  }

  get endRefusal(): Refusal | null {
    return refuse<string>('act-first');
  }

  get turn(): Seat {
    return this.state.seat;
  }

  get over(): boolean {
    return coinRace.result(this.state) !== null;
  }

  get goal(): number {
    return this.state.options.goal;
  }

  get scores(): readonly number[] {
    return [...this.state.scores];
  }
}

export const coinPositions: PositionReader<CoinPosition> = positionReader(
  coinRace,
  (state: CoinRaceState) => new CoinPosition(state),
);
