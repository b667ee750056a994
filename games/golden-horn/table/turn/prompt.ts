import type { Colour, Place } from '@levante/golden-horn/rules';
import type { ActionLine } from '../match/lines.ts';
import type { Position } from '../match/position.ts';
import type { Prompt } from '../words/words.ts';

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
      return { step: 'voyage', at: position.shipAt ?? 'VEN', colour: colourAt(position, position.shipAt), next };
    }
    case 'close':
      return { step: 'close' };
    default:
      return null;
  }
}

/** The colour of a sea space; null for every other place. */
export function colourAt({ board, json }: Position, at: Place | null): Colour | null {
  if (typeof at !== 'number') return null;
  const spaces = (board.routes[String(json.options.players)] ?? []).filter((space) => space !== 'MOD');
  return spaces[at - 1] ?? null;
}
