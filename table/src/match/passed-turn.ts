import { batch, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { areSameLines, type Outbox } from './outbox.ts';
import type { Timeline } from './timeline.ts';

/** A turn that was begun on this screen, and that the match has passed. */
interface PassedTurn {
  readonly ply: number;
  /** Lines of the turn as it was shown last; empty if they were not sent from here. */
  readonly shown: readonly string[];
  /** Lines of requests that may have been executed. */
  readonly sent: readonly (readonly string[])[];
}

/**
 * Outcome of a turn: played as shown, as sent before it was changed, or differently, in another tab or by a bot. The
 * page cannot distinguish the latter, since seats can change and change back while it is disconnected.
 */
export type Fate = 'asShown' | 'asSent' | 'elsewhere';

/** A turn as it was on this screen when the match passed it. */
interface LastShown {
  /** Lines that were being sent; null if none were. */
  readonly sending: readonly string[] | null;
  /** Lines of the draft; null if it was incomplete. */
  readonly drafted: readonly string[] | null;
  /** Whether the draft had steps. */
  readonly isBegun: boolean;
}

/** Tracks completed turns, and reports actions that were not shown. */
export class PassedTurns {
  readonly #latest: Signal<PassedTurn | null> = signal(null);
  readonly #outbox: Outbox;
  readonly #stop: () => void;

  constructor(
    { timeline, outbox }: { timeline: ReadonlySignal<Timeline<unknown, unknown> | null>; outbox: Outbox },
    report: (fate: Exclude<Fate, 'asShown'>) => void,
  ) {
    this.#outbox = outbox;
    this.#stop = effect(() => {
      const turn = this.#latest.value;
      const fate = turn && timeline.value && fateOf(turn, timeline.value);
      if (!fate) return;
      outbox.forget(turn.ply);
      batch(() => {
        this.#latest.value = null;
        if (fate !== 'asShown') report(fate);
      });
    });
  }

  /** Adds the completed turn at `ply`. */
  add(ply: number, { sending, drafted, isBegun }: LastShown): void {
    const sent = this.#outbox.sentAt(ply);
    const isSent = drafted !== null && sent.some((lines) => areSameLines(lines, drafted));
    if (isBegun || sending || sent.length > 0)
      this.#latest.value = { ply, sent, shown: sending ?? (isSent ? drafted : []) };
  }

  close(): void {
    this.#stop();
  }
}

/** Returns the lines played in a turn; null while that part of the match is unknown. */
function fateOf({ ply, shown, sent }: PassedTurn, timeline: Timeline<unknown, unknown>): Fate | null {
  const from = ply - timeline.first;
  if (from < 0) return null;
  const isPlayed = (lines: readonly string[]): boolean => {
    const played = timeline.plies.slice(from, from + lines.length).map(({ line }) => line);
    return lines.length > 0 && areSameLines(lines, played);
  };
  if (isPlayed(shown)) return 'asShown';
  return sent.some(isPlayed) ? 'asSent' : 'elsewhere';
}
