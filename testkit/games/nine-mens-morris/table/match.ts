import {
  type MorrisFact,
  type MorrisState,
  nameOf,
  neighboursOf,
  pointNamed,
  pointsIn,
  readAction,
  type StateJson,
} from '@levante/nine-mens-morris/rules';
import type { OpenPosition } from '@levante/table/open-game/open-position.ts';

export type MorrisPosition = OpenPosition<MorrisState, StateJson, MorrisFact>;

/** Returns the points to select for an action: for a move, the man and its destination. */
export function placesOf(line: string): readonly string[] {
  const action = readAction(line);
  if (!action) return [];
  return action.kind === 'move' ? [nameOf(action.from), nameOf(action.at)] : [nameOf(action.at)];
}

/** Returns the action of selecting a point, legal or not. */
export function tried({ json }: MorrisPosition, [from]: readonly string[], at: string): string | null {
  const { step, seat } = json;
  if (step === 'over') return null;
  if (step !== 'move') return `${seat} ${step} ${at}`;
  const [neighbour = 0] = pointsIn(neighboursOf(pointNamed(at)));
  return from === undefined ? `${seat} move ${at} ${nameOf(neighbour)}` : `${seat} move ${from} ${at}`;
}
