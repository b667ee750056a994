import type { Seat } from '@levante/contract';
import { flying } from './chat-state.ts';
import { SignalFlag } from './flags.tsx';

/** The signal of a player, flying from their shield for a moment. The chat says it, too. */
export function FlyingFlag({ seat }: { readonly seat: Seat }) {
  const line = flying.value.find((one) => one.seat === seat)?.line;
  if (!line?.signal) return null;
  return (
    <span key={line.number} class="flying-flag">
      <SignalFlag signal={line.signal} />
    </span>
  );
}
