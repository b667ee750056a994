import { ByBoard, itemAt } from '@levante/contract';
import { type Board, COLOURS, FLEETS, SHIPS } from './board.ts';
import { type CardSets, cardSets } from './card-sets.ts';
import { boardNamed, type GoldenHornOptions } from './options.ts';
import type { Place } from './places.ts';

export const COLOUR_COUNT = COLOURS.length;
export const SHIP_COUNT = SHIPS.length;
/** Places on the lane: Venice is 0; sea spaces and Modone follow, and Constantinople is the last. */
export const VENICE = 0;
export const MODONE_COLOUR = -1;

/** Constants of a match as arrays: the lane, the sails and the counts. */
export class Tables {
  readonly options: GoldenHornOptions;
  readonly board: Board;
  readonly players: number;
  /** Place of Constantinople on the lane. */
  readonly constantinople: number;
  /** Place of Modone on the lane, or -1. */
  readonly modone: number;
  readonly modoneBerths: number;
  /** laneColour[place]: colour of a sea space, -1 elsewhere. */
  readonly laneColour: Int8Array;
  /** sails[seat * 3 + ship]: colours on the sails, as bits. */
  readonly sails: Int32Array;
  readonly raidCards: number;
  /** raidSets[seat * 3 + ship]: card sets for a raid on it. */
  readonly raidSets: readonly CardSets[];
  /** Number of cards drawn on arrival by mono, duo and trio ships; the same in Modone. */
  readonly draw: readonly number[];
  readonly modoneDraw: readonly number[];

  constructor(options: GoldenHornOptions) {
    this.options = options;
    this.board = boardNamed(options.board);
    this.players = options.players;
    const key = String(options.players);
    const route = this.board.routes[key] ?? [];
    const harbour = this.board.modone[key] ?? null;
    this.constantinople = route.length + 1;
    this.modone = route.indexOf('MOD') + 1 || -1;
    this.modoneBerths = harbour?.berths ?? 0;
    this.laneColour = new Int8Array(route.length + 2).fill(-1);
    for (const [i, space] of route.entries())
      this.laneColour[i + 1] = space === 'MOD' ? MODONE_COLOUR : COLOURS.indexOf(space);
    this.sails = new Int32Array(options.players * SHIP_COUNT);
    for (let seat = 0; seat < options.players; seat++) {
      const fleet = this.board.fleets[itemAt(FLEETS, seat)];
      for (const [ship, colours] of fleet.entries()) {
        this.sails[seat * SHIP_COUNT + ship] = colours.reduce(
          (mask, colour) => mask | (1 << COLOURS.indexOf(colour)),
          0,
        );
      }
    }
    const rules = this.board.rulesets[options.ruleset];
    this.raidCards = rules.raidCards;
    this.raidSets = Array.from(this.sails, (mask) => cardSets(mask, rules.raidCards));
    this.draw = rules.draw;
    this.modoneDraw = harbour?.cards ? rules.draw : rules.draw.map(() => 0);
  }

  /** Returns true if a place of the lane is a sea space. */
  isSea(place: number): boolean {
    return place > VENICE && place < this.constantinople && place !== this.modone;
  }

  /** Returns the name of a place on the lane; sea spaces are counted without Modone. */
  placeName(place: number): Place {
    if (place === VENICE) return 'VEN';
    if (place === this.constantinople) return 'CON';
    if (place === this.modone) return 'MOD';
    return this.modone >= 0 && place > this.modone ? place - 1 : place;
  }

  /** Returns the place on the lane with a name, or -1 if this match has none. */
  placeNamed(name: unknown): number {
    for (let place = VENICE; place <= this.constantinople; place++) if (this.placeName(place) === name) return place;
    return -1;
  }
}

const made = new ByBoard<Tables>();

/** Returns the tables for these options, from a cache. */
export function tablesFor(options: GoldenHornOptions): Tables {
  const { players, ruleset, board } = options;
  return made.get(board, `${players} ${ruleset}`, () => new Tables(options));
}
