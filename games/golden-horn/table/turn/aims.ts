import type { Place, ShipCode } from '@levante/golden-horn/rules';
import type { Position } from '../match/position.ts';
import { type Intent, openWays } from './intents.ts';

/** Where a ship that is being loaded is to sail on to, once the goods have been drawn. */
interface Aim {
  readonly ship: ShipCode;
  readonly to: Place;
  readonly round: number;
}

/** The aims of this screen, by turn editor: nobody but this page knows of them, and nothing is lost with them. */
const aims = new WeakMap<object, Aim>();

/** Remembers where a way leads that is interrupted by chance; forgets any other. */
export function keepAim(editor: object, position: Position, way: Intent): void {
  const [first] = way.lines;
  if (way.to !== null && way.later.length > 0 && first?.verb === 'load')
    aims.set(editor, { ship: first.ship, to: way.to, round: position.json.round });
  else aims.delete(editor);
}

/** The way on to the remembered end, if the ship lies there ready for it; it is asked for once. */
export function takeAim(editor: object, position: Position): Intent | null {
  const aim = aims.get(editor);
  const { json } = position;
  if (!aim || json.step !== 'voyage') return null;
  aims.delete(editor);
  if (json.turn.ship !== aim.ship || json.round !== aim.round) return null;
  return openWays(position).find(({ to }) => to === aim.to) ?? null;
}
