import type { Seat } from '@levante/contract';
import { useEffect, useState } from 'preact/hooks';

/** A turn that stands out in a match that is over. */
export interface EndTurn {
  readonly title: string;
  readonly where: string;
  readonly text: string;
  /** What it was worth, or gave away. */
  readonly worth: string;
  readonly good: boolean;
  readonly onShow: () => void;
}

interface EndTurnProps {
  readonly turn: EndTurn;
  /** The label of the button that looks back at it. */
  readonly show: string;
  /** Stands before the names of the classes, for a game with a style of its own. */
  readonly prefix?: string;
}

/** A turn that stands out, in words, with the way back to it. */
export function EndTurnNote({ turn, show, prefix = '' }: EndTurnProps) {
  return (
    <section class={`${prefix}end-turn`} data-good={turn.good ? '' : undefined}>
      <h3>{turn.title}</h3>
      <p>
        {turn.where} {turn.text}
      </p>
      <div>
        <strong class={turn.good ? 'gain' : 'loss'}>{turn.worth}</strong>
        <button type="button" class={`${prefix}end-show`} onClick={turn.onShow}>
          {show}
        </button>
      </div>
    </section>
  );
}

/** The seats by rank, the tied in the order of play. */
export function byRank(ranks: readonly number[]): readonly Seat[] {
  return ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
}

/** The seats that have won. */
export function winnersOf(ranks: readonly number[]): readonly Seat[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** Whether the show of an end is still going on: any key or press ends it. Nothing waits for it. */
export function useCeremony(): boolean {
  const [on, setOn] = useState(true);
  useEffect(() => {
    if (!on) return;
    const end = () => setOn(false);
    document.addEventListener('keydown', end);
    document.addEventListener('pointerdown', end);
    return () => {
      document.removeEventListener('keydown', end);
      document.removeEventListener('pointerdown', end);
    };
  }, [on]);
  return on;
}

/** Escape closes the end, unless a sheet lies over it. */
export function useWayOut(onClose: () => void): void {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onClose]);
}
