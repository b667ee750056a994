import { CITY_CODES, COLOURS, type Place, SHIPS } from '@levante/golden-horn/rules';
import { spacesOf } from '../lane/lane.ts';
import type { Target } from '../match/context.ts';
import type { Position } from '../match/position.ts';

/** A name for a target: equal targets have equal keys. */
export function keyOf(target: Target): string {
  switch (target.on) {
    case 'ship':
      return `ship ${target.seat} ${target.ship}`;
    case 'space':
      return `space ${target.place}`;
    case 'modone':
      return 'modone';
    case 'city':
      return `city ${target.city}`;
    case 'cubes':
      return `cubes ${target.city} ${target.colour}`;
    case 'hand-card':
      return `hand-card ${target.colour}`;
  }
}

/** The target that a place of the lane is. */
export function targetAt(place: Place): Target {
  if (place === 'MOD') return { on: 'modone' };
  return typeof place === 'number' ? { on: 'space', place } : { on: 'city', city: place };
}

/** Everything on the table that one can point at. */
export function targetsOf({ json, board }: Position): readonly Target[] {
  return [
    ...json.players.flatMap((_, seat) => SHIPS.map((ship): Target => ({ on: 'ship', seat, ship }))),
    ...spacesOf(board, json.options.players).map(({ place }) => targetAt(place)),
    ...CITY_CODES.map((city): Target => ({ on: 'city', city })),
    ...CITY_CODES.flatMap((city) => COLOURS.map((colour): Target => ({ on: 'cubes', city, colour }))),
    ...COLOURS.map((colour): Target => ({ on: 'hand-card', colour })),
  ];
}
