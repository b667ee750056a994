import { LatePart } from '@levante/table/late/lazy.ts';
import { useMemo } from 'preact/hooks';
import type { Position } from './follow/position.ts';
import type { ElCapitanMatch } from './match.ts';
import type { PaydayProps } from './payday-stage.tsx';

const stages = new LatePart(() => import('./payday-stage.tsx'));

/** The payday that waits to be seen; null where none does, or something else is looked at. */
export function usePayday({ session, view }: ElCapitanMatch): PaydayProps | null {
  const held = session.held.value;
  const part = held === null ? null : stages.value;
  const paying = useMemo(
    () => (held === null || part === null ? null : part.payingAt(session, held)),
    [session, held, part],
  );
  if (held === null || view.past.value !== null) return null;
  if (part) return paying && part.paydayProps(paying);
  const before = session.position(held - 1);
  return before && unpaid(before);
}

/** The board until the stage of the payday has come: nobody has been paid yet. */
function unpaid({ json, forecast }: Position): PaydayProps {
  return { state: { ...json, actor: null }, drafting: null, forecast, facts: NOTHING, stage: <></> };
}

const NOTHING: readonly never[] = [];
