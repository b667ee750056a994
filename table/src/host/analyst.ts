import type { Advice, Analysis, Reason } from '@levante/bots';
import type { MatchRecord } from '@levante/contract';

/** What the page asks of an analyst. */
export type AskedAnalyst =
  /** To go through a finished match. */
  | { readonly ask: 'analyse'; readonly record: MatchRecord }
  /** What it would do in the place of a seat that decides; `view` is the state as the seat sees it. */
  | { readonly ask: 'advise'; readonly game: string; readonly view: object; readonly seat: number }
  /** Why the best turn is better than the one played, both as lines from the same view. */
  | {
      readonly ask: 'explain';
      readonly game: string;
      readonly view: object;
      readonly seat: number;
      readonly played: readonly string[];
      readonly best: readonly string[];
    };

/** What an analyst tells: how far it is, then what came of it, or that it could not be done. */
export type ToldByAnalyst =
  | { readonly say: 'working'; readonly share: number }
  | { readonly say: 'analysed'; readonly analysis: Analysis }
  | { readonly say: 'advised'; readonly advice: Advice }
  | { readonly say: 'explained'; readonly reasons: readonly Reason[] }
  | { readonly say: 'failed'; readonly message: string };

/** A thread that answers one question. */
export interface Analyst {
  /** Ends it in the midst of whatever it does. */
  stop(): void;
}

/** Starts a thread on a question: `hear` is told how far it is and what came of it, `fail` is called when it breaks. */
export type StartAnalyst = (asked: AskedAnalyst, hear: (told: ToldByAnalyst) => void, fail: () => void) => Analyst;
