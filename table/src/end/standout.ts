import type { AnalysedTurn, Reason } from '@levante/bots';
import type { Seat } from '@levante/contract';
import type { ReadonlySignal } from '@preact/signals';
import { analysisOf } from '../analysis/match-analysis.ts';
import { analysisWords } from '../analysis/words/en.ts';
import { type EndTurn, winnersOf } from './end-parts.tsx';

/** What of a match tells the turns that stand out. */
type Ended = Parameters<typeof analysisOf>[0] & {
  readonly session: { readonly mine: ReadonlySignal<readonly Seat[]> };
  readonly view: { open(sheet: null): void; look(ply: number): void };
};

/** How a game speaks of a seat's turns. */
export interface StandoutWords {
  readonly best: string;
  bestOf(name: string): string;
  readonly worst: string;
  worstOf(name: string): string;
  cost(share: string): string;
}

/** Whose turns are told at the end: those of the only player at this screen, else the winner's. */
export function toldSeat({ session }: Ended, ranks: readonly number[]): Seat {
  const [mine, ...others] = session.mine.value;
  return (others.length === 0 ? mine : undefined) ?? winnersOf(ranks)[0] ?? 0;
}

/** The title of a turn that stands out: without the name where it is one's own. */
export function standoutTitle({ session }: Ended, own: string, named: string): string {
  return session.mine.value.length === 1 ? own : named;
}

/** Shows a moment of the past on the table. */
export function showAt({ view }: Ended, ply: number): () => void {
  return () => {
    view.open(null);
    view.look(ply);
  };
}

/** The analysed turn in which a seat gave most away; null where the match is not analysed, or nothing of note was given away. */
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

/** The turn in which a seat gave most away, and the ply before it; null where there is none. */
export function worstOf(
  context: Ended,
  { seat, name, words, reason }: Worst,
): { readonly turn: EndTurn; readonly ply: number } | null {
  const worst = worstTurn(context, seat);
  if (!worst) return null;
  const said = analysisWords.value;
  const turn: EndTurn = {
    title: standoutTitle(context, words.worst, words.worstOf(name)),
    where: `${said.whereabouts(worst.kind, worst.phase, worst.round)}.`,
    text: worst.reasons.slice(0, 1).map(reason).join(' '),
    worth: words.cost(said.percent(worst.givenAway)),
    good: false,
    onShow: showAt(context, worst.from),
  };
  return { turn, ply: worst.from };
}
