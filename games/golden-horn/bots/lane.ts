import { byteAt } from '@levante/contract';
import { COLOUR_COUNT, type GoldenHornState, VENICE } from '@levante/golden-horn/rules';

type Tables = GoldenHornState['tables'];

/** The sea lane as bits, bit `place` for each place. It is constant in a match and has at most 26 places. */
export class Lane {
  /** colours[colour]: the sea spaces of that colour. */
  readonly colours: Int32Array;
  /** Modone alone, or 0. */
  readonly modone: number;

  constructor({ laneColour, modone }: Tables) {
    this.colours = Int32Array.from({ length: COLOUR_COUNT }, (_, colour) =>
      laneColour.reduce((places, on, place) => (on === colour ? places | (1 << place) : places), 0),
    );
    this.modone = modone < 0 ? 0 : 1 << modone;
  }
}

/** Returns the occupied places, which ships skip (GH-6.2). */
export function takenPlaces(s: GoldenHornState): number {
  const { constantinople, modone, modoneBerths } = s.tables;
  let taken = 0;
  for (let place = VENICE + 1; place < constantinople; place++) {
    if (byteAt(s.occupied, place) >= (place === modone ? modoneBerths : 1)) taken |= 1 << place;
  }
  return taken;
}

/** Returns the number of places in a set. */
export function countOf(places: number): number {
  const pairs = places - ((places >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return (((fours + (fours >> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Returns the first of these places in a ship's heading. `places` must not be 0. */
export function firstOf(places: number, heading: number): number {
  return 31 - Math.clz32(heading > 0 ? places & -places : places);
}
