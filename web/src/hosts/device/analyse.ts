import { advise, analysing, type BotKit, explain } from '@levante/bots';
import { type Budget, isObject, type JsonObject } from '@levante/contract';
import { KITS } from '@levante/games/bots';
import { GAMES } from '@levante/games/rules';
import type { AnalysisMessage, AnalysisRequest } from '@levante/table/host/host.ts';

/** Milliseconds for the first pass over a decision; the second pass over unclear ones takes at most as long again. */
const DECISION_MS = 30;
/** Milliseconds for advice: half for the search, a quarter for evaluating each candidate turn. */
const ADVICE_MS = 2000;
/** Milliseconds between progress messages. */
const PROGRESS_MS = 100;

function clock(ms: number): Budget {
  const end = performance.now() + ms;
  return { remaining: () => end - performance.now() };
}

type AnalystRequest<A extends AnalysisRequest['ask']> = Extract<AnalysisRequest, { readonly ask: A }>;

/** Returns the bots of a game and its analyst's level. */
function analystOf(game: string): { readonly kit: BotKit; readonly level: string } {
  const kit = KITS.get(game);
  if (!kit?.analyst) throw new Error(`no bot analyses ${game}`);
  return { kit, level: kit.analyst };
}

const failed = (error: unknown): AnalysisMessage => ({
  say: 'failed',
  message: error instanceof Error ? error.message : String(error),
});

const isPlain = (view: object): view is JsonObject => isObject(view);

/** Finds the turn that a strong bot would play in a position. */
export function adviseFor({ game, view, seat }: AnalystRequest<'advise'>): AnalysisMessage {
  try {
    const { kit, level } = analystOf(game);
    if (!isPlain(view)) throw new Error('no view');
    const budget = (share: number) => clock(ADVICE_MS * share);
    const plan = { games: GAMES, view, seat, kit, level, advisers: kit.advisers, seed: 1, budget };
    return { say: 'advised', advice: advise(plan) };
  } catch (error) {
    return failed(error);
  }
}

/** Explains why one turn is better than another. */
export function explainFor({ game, view, seat, played, best }: AnalystRequest<'explain'>): AnalysisMessage {
  try {
    const kit = KITS.get(game);
    if (!kit || !isPlain(view)) throw new Error(`no explanation for ${game}`);
    return { say: 'explained', reasons: explain({ games: GAMES, kit, view, seat, played, best }) };
  } catch (error) {
    return failed(error);
  }
}

/** Analyses a match and posts its progress. To cancel, terminate the worker. */
export function analyseFor({ record }: AnalystRequest<'analyse'>, post: (message: AnalysisMessage) => void): void {
  try {
    const { kit, level } = analystOf(record.game);
    const budget = (share: number) => clock(DECISION_MS * share);
    const run = analysing({ games: GAMES, record, kit, level, advisers: kit.advisers, seed: 1, budget });
    let lastPost = 0;
    for (let step = run.next(); ; step = run.next()) {
      if (step.done) {
        post({ say: 'analysed', analysis: step.value });
        return;
      }
      if (performance.now() - lastPost < PROGRESS_MS) continue;
      lastPost = performance.now();
      post({ say: 'working', share: step.value.done / step.value.of });
    }
  } catch (error) {
    post(failed(error));
  }
}
