import { type BotKit, evaluatorKit } from '@levante/bots';
import { nineMensMorris } from '@levante/nine-mens-morris/rules';
import { evaluate } from './evaluate.ts';

export { evaluate, standingOf } from './evaluate.ts';

/** Bots of nine men's morris: one-ply players of increasing accuracy, and searches. */
export const nineMensMorrisKit: BotKit = evaluatorKit({
  game: nineMensMorris,
  evaluate,
  skills: {
    deckhand: { noise: 0.4 },
    helmsman: { noise: 0.1 },
    mate: { tries: 60 },
    master: { tries: 600 },
    capitan: { tries: 20_000 },
  },
});
