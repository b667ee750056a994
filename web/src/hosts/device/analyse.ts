import { analysing } from '@levante/bots';
import type { Budget } from '@levante/contract';
import { KITS } from '@levante/games/bots';
import { GAMES } from '@levante/games/rules';
import type { AskedAnalysis, ToldAnalysis } from '@levante/table/analysis/asked.ts';

/** Milliseconds for a first look at one decision; the second look at the doubtful ones takes as long again at most. */
const DECISION_MS = 30;
/** Milliseconds between two words on how far it is. */
const WORD_MS = 100;

function clock(ms: number): Budget {
  const end = performance.now() + ms;
  return { remaining: () => end - performance.now() };
}

/** Analyses a match in the thread of the bots, telling how far it is. Whoever wants no answer any more ends the thread. */
export function analyseFor({ record }: AskedAnalysis, tell: (told: ToldAnalysis) => void): void {
  try {
    const kit = KITS.get(record.game);
    if (!kit?.analyst) throw new Error(`no bot analyses ${record.game}`);
    const budget = (share: number) => clock(DECISION_MS * share);
    const run = analysing({ games: GAMES, record, kit, level: kit.analyst, advisers: kit.advisers, seed: 1, budget });
    let told = 0;
    for (let step = run.next(); ; step = run.next()) {
      if (step.done) {
        tell({ say: 'analysed', analysis: step.value });
        return;
      }
      if (performance.now() - told < WORD_MS) continue;
      told = performance.now();
      tell({ say: 'working', share: step.value.done / step.value.of });
    }
  } catch (error) {
    tell({ say: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}
