import type { Advice, AnalysedTurn, Analysis, Reason } from '@levante/bots';
import type { MatchRecord, Seat } from '@levante/contract';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Reply, RequestFault } from '../host/fault.ts';
import type { Analyst, AskedAnalyst, StartAnalyst, ToldByAnalyst } from '../host/host.ts';

/** What a game says of an analysed turn, with the names of those who play. */
export interface Telling {
  /** Lines of a turn as one sentence. */
  lines(turn: Pick<AnalysedTurn, 'ply' | 'seat'>, lines: readonly string[]): string;
  reason(reason: Reason): string;
}

/** The turns worth a word: mistakes and blunders, of one seat or of all. */
export function notable({ turns }: Analysis, seat: Seat | null): readonly AnalysedTurn[] {
  return turns.filter(
    (turn) => (turn.mark === 'mistake' || turn.mark === 'blunder') && (seat === null || turn.seat === seat),
  );
}

/** Why there is no analysis: the record could not be had, or the thread failed. */
export type NoAnalysis = { readonly kind: 'no-record'; readonly fault: RequestFault } | { readonly kind: 'broken' };

export type AnalysisState =
  | { readonly at: 'rest' }
  /** `share` of it is done, 0 … 1. */
  | { readonly at: 'work'; readonly share: number }
  | { readonly at: 'done'; readonly analysis: Analysis }
  | { readonly at: 'failed'; readonly why: NoAnalysis };

const REST = { at: 'rest' } as const;

/** Of whom a match is analysed: what tells its record, until it is left. */
interface Followed {
  readonly left: AbortSignal;
  record(): Promise<Reply<MatchRecord>>;
}

const ANALYSES = new WeakMap<Followed, MatchAnalysis>();

/** The analysis of the match that is followed by a session, one for all who ask. */
export function analysisOf(context: {
  readonly session: Followed;
  readonly startAnalyst: StartAnalyst;
}): MatchAnalysis {
  const { session, startAnalyst } = context;
  const known = ANALYSES.get(session);
  if (known) return known;
  const analysis = new MatchAnalysis(() => session.record(), startAnalyst);
  session.left.addEventListener('abort', () => analysis.cancel());
  ANALYSES.set(session, analysis);
  return analysis;
}

/** The analysis of the match on this page: begun when it is asked for, and kept while the page stands. */
export class MatchAnalysis {
  readonly #state: Signal<AnalysisState> = signal(REST);
  readonly state: ReadonlySignal<AnalysisState> = this.#state;
  readonly #record: () => Promise<Reply<MatchRecord>>;
  readonly #start: StartAnalyst;
  #analyst: Analyst | null = null;
  /** Counts beginnings, so that what was left off is not heard any more. */
  #run = 0;

  constructor(record: () => Promise<Reply<MatchRecord>>, start: StartAnalyst) {
    this.#record = record;
    this.#start = start;
  }

  /** Begins, unless it is under way or done. */
  async begin(): Promise<void> {
    const { at } = this.state.value;
    if (at === 'work' || at === 'done') return;
    this.#run += 1;
    const run = this.#run;
    this.#state.value = { at: 'work', share: 0 };
    const reply = await this.#record();
    if (run !== this.#run) return;
    if (!reply.ok) {
      this.#end({ at: 'failed', why: { kind: 'no-record', fault: reply.fault } });
      return;
    }
    this.#analyst = this.#start(
      { ask: 'analyse', record: reply.value },
      (told) => run === this.#run && this.#hear(told),
      () => run === this.#run && this.#end({ at: 'failed', why: { kind: 'broken' } }),
    );
  }

  /** Leaves off; what was found is not kept. A finished analysis stays. */
  cancel(): void {
    if (this.state.value.at === 'work') this.#end(REST);
  }

  /** The turn that a ply belongs to, where the match is analysed. */
  turnAt(ply: number): AnalysedTurn | null {
    const { value } = this.state;
    if (value.at !== 'done') return null;
    const found = value.analysis.turns.findLast((turn) => turn.ply <= ply);
    return found && ply < found.ply + found.plies ? found : null;
  }

  /** Asks for advice in a position; tells it once, or null where there is none. Whoever wants none any more calls what comes back. */
  advise(asked: Extract<AskedAnalyst, { readonly ask: 'advise' }>, tell: (advice: Advice | null) => void): () => void {
    const end = (advice: Advice | null) => {
      analyst.stop();
      tell(advice);
    };
    const analyst = this.#start(
      asked,
      (told) => end(told.say === 'advised' ? told.advice : null),
      () => end(null),
    );
    return () => analyst.stop();
  }

  /** Asks why a turn is better than another; calls back once, without reasons where the analyst fails. Returns a function that stops it. */
  explain(
    asked: Extract<AskedAnalyst, { readonly ask: 'explain' }>,
    tell: (reasons: readonly Reason[]) => void,
  ): () => void {
    const end = (reasons: readonly Reason[]) => {
      analyst.stop();
      tell(reasons);
    };
    const analyst = this.#start(
      asked,
      (told) => end(told.say === 'explained' ? told.reasons : []),
      () => end([]),
    );
    return () => analyst.stop();
  }

  #hear(told: ToldByAnalyst): void {
    if (told.say === 'working') this.#state.value = { at: 'work', share: told.share };
    else if (told.say === 'analysed') this.#end({ at: 'done', analysis: told.analysis });
    else this.#end({ at: 'failed', why: { kind: 'broken' } });
  }

  #end(state: AnalysisState): void {
    this.#run += 1;
    this.#analyst?.stop();
    this.#analyst = null;
    this.#state.value = state;
  }
}
