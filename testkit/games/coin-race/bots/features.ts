import type { Features } from '@levante/bots';
import type { CoinRaceState } from '@levante/coin-race/rules';

const FIGURES = 4;
const PART = 2;
const MAX_SEATS = 4;
const LENGTH = FIGURES + MAX_SEATS * PART;

/**
 * Features of the coin race for a learned evaluation: a seat's distance from the goal, whether it is to act, and all scores
 * as parts.
 */
export const coinFeatures: Features<CoinRaceState> = {
  figures: FIGURES,
  partSize: PART,
  maxParts: MAX_SEATS,
  scoreUnit: 0.1,
  parts: ({ options }: CoinRaceState): number => options.players,
  measure({ options: { players, goal }, scores, seat: onTurn, flip }: CoinRaceState, out: Float32Array): void {
    for (let seat = 0; seat < players; seat++) {
      const from = seat * LENGTH;
      const own = scores[seat] ?? 0;
      out[from] = own / goal;
      out[from + 1] = (own - Math.max(...scores.filter((_, other) => other !== seat))) / goal;
      out[from + 2] = seat === onTurn ? 1 : 0;
      out[from + 3] = flip ? 1 : 0;
      for (let other = 0; other < players; other++) {
        out[from + FIGURES + other * PART] = (scores[other] ?? 0) / goal;
        out[from + FIGURES + other * PART + 1] = other === seat ? 1 : 0;
      }
    }
  },
};
