import type { AnalysedTurn, Reason } from '@levante/bots';
import type { Seat } from '@levante/contract';
import type { ReadonlySignal } from '@preact/signals';
import { analysisOf } from '../analysis/match-analysis.ts';
import { analysisWords } from '../analysis/words/index.ts';
import { type EndTurn, winnersOf } from './end-parts.tsx';

type Ended = Parameters<typeof analysisOf>[0] & {
  readonly session: { readonly mine: ReadonlySignal<readonly Seat[]> };
  readonly view: { open(sheet: null): void; look(ply: number): void };
};

/** A game's sentences about remarkable turns. */
export interface StandoutWords {
  readonly worst: string;
  worstOf(name: string): string;
}

/** Returns the seat whose turns are shown at the end: the only player at this screen, otherwise the winner. */
export function shownSeat({ session }: Ended, ranks: readonly number[]): Seat {
  const [mine, ...others] = session.mine.value;
  return (others.length === 0 ? mine : undefined) ?? winnersOf(ranks)[0] ?? 0;
}

/** Returns the title of a remarkable turn, without a name if it is the reader's own. */
export function standoutTitle({ session }: Ended, own: string, named: string): string {
  return session.mine.value.length === 1 ? own : named;
}

/** Returns a handler that shows a past position. */
export function showAt({ view }: Ended, ply: number): () => void {
  return () => {
    view.open(null);
    view.look(ply);
  };
}

function worstTurn(context: Ended, seat: Seat): AnalysedTurn | null {
  const state = analysisOf(context).state.value;
  if (state.at !== 'done') return null;
  const marked = state.analysis.turns.filter((turn) => turn.seat === seat && turn.mark !== null);
  return marked.sort((a, b) => b.givenAway - a.givenAway)[0] ?? null;
}

interface Worst {
  readonly seat: Seat;
  readonly name: string;
  readonly words: StandoutWords;
  readonly reason: (reason: Reason) => string;
}

/** Returns a seat's turn with the greatest loss, and the ply before it; null if none is known. */
export function worstOf(
  context: Ended,
  { seat, name, words, reason }: Worst,
): { readonly turn: EndTurn; readonly ply: number } | null {
  const worst = worstTurn(context, seat);
  if (!worst) return null;
  const texts = analysisWords.value;
  const turn: EndTurn = {
    title: standoutTitle(context, words.worst, words.worstOf(name)),
    where: `${texts.whereabouts(worst.kind, worst.phase, worst.round)}.`,
    text: worst.reasons.slice(0, 1).map(reason).join(' '),
    worth: texts.cost(texts.percent(worst.givenAway)),
    good: false,
    onShow: showAt(context, worst.from),
  };
  return { turn, ply: worst.from };
}
