import type { Features } from '@levante/bots';
import { type GoldenHornState, SHIP_COUNT, shipOf } from '@levante/golden-horn/rules';
import { Opponents } from './opponents.ts';
import { SEAT_FIGURES, writeSeat } from './seat-figures.ts';
import { SHIP_FIGURES, writeShip } from './ship-figures.ts';
import { Survey } from './survey.ts';

const FIGURES = SEAT_FIGURES.length;
const PART = SHIP_FIGURES.length;
const LENGTH = FIGURES + SHIP_COUNT * PART;

const survey = new Survey();
const opponents = new Opponents();

/**
 * Features of Golden Horn: for each seat `SEAT_FIGURES`, which include the best values of the other seats, and its
 * three ships (`SHIP_FIGURES`). Hands and warehouses are read from the state, so a view must be resampled first.
 */
export const goldenHornFeatures: Features<GoldenHornState> = {
  figures: FIGURES,
  partSize: PART,
  maxParts: SHIP_COUNT,
  scoreUnit: 0.02,
  parts: () => SHIP_COUNT,
  measure: (s, out) => {
    survey.look(s);
    for (let seat = 0; seat < s.tables.players; seat++) {
      const from = seat * LENGTH;
      opponents.look(s, survey, seat);
      writeSeat({ s, survey, opponents, seat }, out, from);
      for (let own = 0; own < SHIP_COUNT; own++) {
        writeShip(s, survey, shipOf(seat, own), out, from + FIGURES + own * PART);
      }
    }
  },
};
