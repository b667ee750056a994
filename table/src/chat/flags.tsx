import type { Seat } from '@levante/contract';
import type { Signal } from '@levante/wire';
import { DrawingOf, drawingsAt } from '../art/drawings.tsx';
import { flying } from './chat-state.ts';

const flagDrawings = drawingsAt(new URL('./flags.svg', import.meta.url).href);

/** Flag of a signal on its staff. Adjacent text, or its label, states the meaning. */
export function SignalFlag({ signal }: { readonly signal: Signal }) {
  return (
    <svg class="signal-flag" viewBox="-3 -1 35 24" aria-hidden="true">
      <path d="M-1.5 -1v24" stroke="currentColor" stroke-width="2" />
      <DrawingOf from={flagDrawings} id={`flag-${signal}`} />
      <rect x="0" y="0" width="30" height="20" fill="none" stroke="#2a221b" stroke-width="1.4" />
    </svg>
  );
}

/** Signal of a player as an animation from their shield. The chat also contains it. */
export function FlyingFlag({ seat }: { readonly seat: Seat }) {
  const line = flying.value.find((one) => one.seat === seat)?.line;
  if (!line?.signal) return null;
  return (
    <span key={line.number} class="flying-flag">
      <SignalFlag signal={line.signal} />
    </span>
  );
}
