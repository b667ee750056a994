import { lazyPart } from '@levante/table/lib/lazy.ts';
import { useMemo } from 'preact/hooks';
import type { ElCapitanMatch } from '../turn/phrases.ts';
import type { LiftedTile } from './payday-lift.tsx';
import type { PaydayProps } from './payday-stage.tsx';

const stagePart = lazyPart(() => import('./payday-stage.tsx'), 'early');

/** Returns the pending payday, its cities drawn by `Tile`; null if there is none or another ply is shown. */
export function usePayday({ session, view }: ElCapitanMatch, Tile: LiftedTile): PaydayProps | null {
  const held = session.held.value;
  const part = held === null ? null : stagePart();
  const paying = useMemo(() => (part && held !== null ? part.payingAt(session, held) : null), [part, session, held]);
  return part && paying && view.past.value === null ? part.paydayProps(paying, Tile) : null;
}
