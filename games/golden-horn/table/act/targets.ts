import type { Place } from '@levante/golden-horn/rules';
import type { Target } from '../show/props.ts';

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
