import type { Seat } from '@levante/contract';
import { useEffect, useState } from 'preact/hooks';
import { analysisWords } from '../analysis/words/index.ts';

/** A remarkable turn of a finished match. */
export interface EndTurn {
  readonly title: string;
  readonly where: string;
  readonly text: string;
  /** Gain or loss of the turn. */
  readonly worth: string;
  readonly good: boolean;
  readonly onShow: () => void;
}

interface EndTurnProps {
  readonly turn: EndTurn;
  /** Prefix of the class names, for a game with its own style. */
  readonly prefix?: string;
}

export function EndTurnNote({ turn, prefix = '' }: EndTurnProps) {
  return (
    <section class={`${prefix}end-turn`} data-good={turn.good ? '' : undefined}>
      <h3>{turn.title}</h3>
      <p>
        {turn.where} {turn.text}
      </p>
      <div>
        <strong class={turn.good ? 'gain' : 'loss'}>{turn.worth}</strong>
        <button type="button" class={`${prefix}end-show`} onClick={turn.onShow}>
          {analysisWords.value.showTurn}
        </button>
      </div>
    </section>
  );
}

/** Returns the seats by rank; ties keep the order of play. */
export function byRank(ranks: readonly number[]): readonly Seat[] {
  return ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
}

export function winnersOf(ranks: readonly number[]): readonly Seat[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** Returns whether the closing animation is running. Any key or press ends it, and nothing waits for it. */
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

/** Calls back on Escape, unless a sheet is open. */
export function useWayOut(onClose: () => void): void {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onClose]);
}
