import type { Seat } from '@levante/contract';
import { useContext, useEffect, useState } from 'preact/hooks';
import { SeatStatesContext } from './seat-clock.tsx';
import { clockWords } from './words/index.ts';

/** Shorter absences are a reload, or a change of the network. */
const ABSENT_MS = 10_000;

export type PresenceState = 'here' | 'away';

/**
 * Returns whether another person has the match open; null if that is unknown, and for bots and seats of this screen.
 */
export function usePresence(seat: Seat): PresenceState | null {
  const { here, seats } = useContext(SeatStatesContext);
  const occupant = seats[seat];
  const isOther = occupant?.kind === 'person' && occupant.taken && !occupant.mine;
  const isMissing = isOther && here !== null && !here.includes(seat);
  const [isAbsent, setAbsent] = useState(false);
  useEffect(() => {
    setAbsent(false);
    if (!isMissing) return;
    const timer = setTimeout(() => setAbsent(true), ABSENT_MS);
    return () => clearTimeout(timer);
  }, [isMissing]);
  if (!isOther || here === null) return null;
  return isMissing && isAbsent ? 'away' : 'here';
}

/** A dot on the shield: full while the person is here, a ring while they are away. */
export function PresenceDot({ presence }: { readonly presence: PresenceState | null }) {
  if (presence === null) return null;
  const label = clockWords.value.presence[presence];
  return (
    <span class="presence-dot" data-presence={presence} title={label}>
      <span class="unseen">{label}</span>
    </span>
  );
}
