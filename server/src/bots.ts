import type { BotKit } from '@levante/bots';
import type { BotPort } from './match/ports.ts';

/** One decision's time: bots think in this process, and requests wait meanwhile. */
const DECISION_MS = 200;

/** The house's own bots as the match room asks for them. */
export function botsOf(kits: ReadonlyMap<string, BotKit>): BotPort {
  return {
    levels: (game) => kits.get(game)?.levels ?? [],
    decide: async ({ game, view, seat, level, seed }) => {
      const kit = kits.get(game);
      if (!kit) throw new Error(`no bots for ${game}`);
      const end = performance.now() + DECISION_MS;
      return (
        kit.think({ view, seat, level, seed, budget: { remaining: () => end - performance.now() } }).lines[0] ?? ''
      );
    },
  };
}
