import type { Colour, Place } from '@levante/golden-horn/rules';
import type { ActionLine } from '../match/lines.ts';
import type { Position } from '../match/position.ts';

/** What is asked of a player now. */
export type Prompt =
  | { readonly step: 'place' }
  | {
      readonly step: 'turn';
      readonly load: boolean;
      readonly sail: boolean;
      readonly turn: boolean;
      readonly raid: boolean;
      readonly raided: boolean;
      readonly pass: boolean;
    }
  /** `next`: what a further step costs; null where there is none. */
  | {
      readonly step: 'voyage';
      readonly at: Place;
      readonly colour: Colour | null;
      readonly next: 'free' | Colour | null;
    }
  | { readonly step: 'close' };

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
