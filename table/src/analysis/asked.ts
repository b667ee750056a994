import type { Analysis } from '@levante/bots';
import type { MatchRecord } from '@levante/contract';

/** What the page asks of the bots' thread besides turns: to analyse a finished match. */
export interface AskedAnalysis {
  readonly ask: 'analyse';
  readonly record: MatchRecord;
}

/** What is told of an analysis: how far it is, then what came of it, or that it could not be made. */
export type ToldAnalysis =
  | { readonly say: 'working'; readonly share: number }
  | { readonly say: 'analysed'; readonly analysis: Analysis }
  | { readonly say: 'failed'; readonly message: string };
