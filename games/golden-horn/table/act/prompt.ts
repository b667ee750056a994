import type { ActionLine } from '../follow/lines.ts';
import type { Position } from '../follow/position.ts';
import type { Prompt } from '../words/words.ts';
import { colourOfSpace } from './why-not.ts';

/** Reads off the legal actions what is asked of the seat that decides; null where that is chance or nobody. */
export function promptOf(position: Position): Prompt | null {
  const { json, legal, actor } = position;
  if (actor === null) return null;
  const has = (verb: ActionLine['verb']) => legal.some((line) => line.verb === verb);
  switch (json.step) {
    case 'place':
      return { step: 'place' };
    case 'turn':
      return {
        step: 'turn',
        load: has('load'),
        sail: has('sail'),
        turn: has('turn'),
        raid: has('raid'),
        raided: json.turn.raided,
        pass: has('pass'),
      };
    case 'voyage': {
      const on = legal.find((line) => line.verb === 'on');
      const next = on?.verb === 'on' ? (on.card ?? 'free') : null;
      return { step: 'voyage', at: position.shipAt ?? 'VEN', colour: colourOfSpace(position), next };
    }
    case 'close':
      return { step: 'close' };
    default:
      return null;
  }
}
