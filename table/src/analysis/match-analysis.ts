import type { Advice, AnalysedTurn, Analysis, Reason } from '@levante/bots';
import type { MatchRecord, Seat } from '@levante/contract';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Reply, RequestFault } from '../host/fault.ts';
import type { AnalysisMessage, AnalysisRequest, Analyst, StartAnalyst } from '../host/host.ts';

/** A game's sentences about an analysed turn. */
export interface AnalysisPhrases {
  /** Returns the lines of a turn as one sentence. */
  lines(turn: Pick<AnalysedTurn, 'ply' | 'seat'>, lines: readonly string[]): string;
  reason(reason: Reason): string;
}

/** Returns the mistakes and blunders of one seat, or of all. */
export function notable({ turns }: Analysis, seat: Seat | null): readonly AnalysedTurn[] {
  return turns.filter(
    (turn) => (turn.mark === 'mistake' || turn.mark === 'blunder') && (seat === null || turn.seat === seat),
  );
}

/** Reason why there is no analysis: no record, or the worker failed. */
export type NoAnalysis = { readonly kind: 'no-record'; readonly fault: RequestFault } | { readonly kind: 'broken' };

export type AnalysisState =
  | { readonly at: 'rest' }
  /** `share` is the completed part, 0 to 1. */
  | { readonly at: 'work'; readonly share: number }
  | { readonly at: 'done'; readonly analysis: Analysis }
  | { readonly at: 'failed'; readonly why: NoAnalysis };

const REST = { at: 'rest' } as const;

interface Followed {
  readonly left: AbortSignal;
  record(): Promise<Reply<MatchRecord>>;
}

const ANALYSES = new WeakMap<Followed, MatchAnalysis>();

/** Returns the analysis of a session's match, shared by all callers. */
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

/** Analysis of a match, started on request and kept as long as the page. */
export class MatchAnalysis {
  readonly #state: Signal<AnalysisState> = signal(REST);
  readonly state: ReadonlySignal<AnalysisState> = this.#state;
  readonly #record: () => Promise<Reply<MatchRecord>>;
  readonly #start: StartAnalyst;
  #analyst: Analyst | null = null;
  /** Number of the current run. Answers to earlier runs are ignored. */
  #run = 0;

  constructor(record: () => Promise<Reply<MatchRecord>>, start: StartAnalyst) {
    this.#record = record;
    this.#start = start;
  }

  /** Starts the analysis, unless it is running or done. */
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
      (message) => run === this.#run && this.#receive(message),
      () => run === this.#run && this.#end({ at: 'failed', why: { kind: 'broken' } }),
    );
  }

  /** Stops a running analysis and discards it. A finished analysis is kept. */
  cancel(): void {
    if (this.state.value.at === 'work') this.#end(REST);
  }

  /** Returns the analysed turn that contains a ply, or null. */
  turnAt(ply: number): AnalysedTurn | null {
    const { value } = this.state;
    if (value.at !== 'done') return null;
    const found = value.analysis.turns.findLast((turn) => turn.ply <= ply);
    return found && ply < found.ply + found.plies ? found : null;
  }

  /** Requests advice for a position and calls back once, with null if there is none. Returns a cancel function. */
  advise(
    request: Extract<AnalysisRequest, { readonly ask: 'advise' }>,
    tell: (advice: Advice | null) => void,
  ): () => void {
    const end = (advice: Advice | null) => {
      analyst.stop();
      tell(advice);
    };
    const analyst = this.#start(
      request,
      (message) => end(message.say === 'advised' ? message.advice : null),
      () => end(null),
    );
    return () => analyst.stop();
  }

  /**
   * Requests reasons why a turn is better than another. Calls back once, without reasons if the analyst fails. Returns
   * a cancel function.
   */
  explain(
    request: Extract<AnalysisRequest, { readonly ask: 'explain' }>,
    tell: (reasons: readonly Reason[]) => void,
  ): () => void {
    const end = (reasons: readonly Reason[]) => {
      analyst.stop();
      tell(reasons);
    };
    const analyst = this.#start(
      request,
      (message) => end(message.say === 'explained' ? message.reasons : []),
      () => end([]),
    );
    return () => analyst.stop();
  }

  #receive(message: AnalysisMessage): void {
    if (message.say === 'working') this.#state.value = { at: 'work', share: message.share };
    else if (message.say === 'analysed') this.#end({ at: 'done', analysis: message.analysis });
    else this.#end({ at: 'failed', why: { kind: 'broken' } });
  }

  #end(state: AnalysisState): void {
    this.#run += 1;
    this.#analyst?.stop();
    this.#analyst = null;
    this.#state.value = state;
  }
}
