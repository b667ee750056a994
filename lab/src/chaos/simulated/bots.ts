import type { Registry } from '@levante/contract';
import type { BotAnswer, BotPort, BotQuestion } from '@levante/host';
import type { SimulatedProcess, World } from '@levante/testkit/simulation';
import { randomLines } from '../people/player.ts';
import type { FaultInjector } from './fault-injector.ts';

export const SIMULATED_LEVEL = 'random';
const LEVELS = [SIMULATED_LEVEL, 'deckhand'];
/** Longer answers are cut after this number of lines; the bot is then asked again. */
const MAX_LINES = 8;
const LATE_MS = 400;

/** Availability of all bots in a world. */
export interface BotAvailability {
  reachable: boolean;
}

interface BotParts {
  readonly world: World;
  readonly injector: FaultInjector;
  readonly games: Registry;
  readonly process: SimulatedProcess;
  readonly bots: BotAvailability;
}

/** Bots that play at random after a delay, and misbehave in every way. */
export class SimulatedBots implements BotPort {
  readonly #parts: BotParts;
  readonly #open = new Set<(answer: BotAnswer) => void>();
  #stopped = false;

  constructor(parts: BotParts) {
    this.#parts = parts;
  }

  async levels(): Promise<readonly string[] | null> {
    return this.#parts.bots.reachable ? LEVELS : null;
  }

  think(question: BotQuestion): Promise<BotAnswer> {
    if (this.#stopped) return Promise.resolve({ ok: false, reason: 'stopped' });
    return new Promise((resolve) => {
      const give = (answer: BotAnswer): void => {
        if (this.#open.delete(give) && !this.#parts.process.hasEnded) resolve(answer);
      };
      this.#open.add(give);
      this.#answerLater(question, give);
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const give of this.#open) give({ ok: false, reason: 'stopped' });
  }

  #answerLater(question: BotQuestion, give: (answer: BotAnswer) => void): void {
    const { world, injector, bots } = this.#parts;
    const { random } = world;
    if (!bots.reachable) {
      give({ ok: false, reason: 'unavailable' });
      return;
    }
    const fault = injector.occurs('badBot') ? random.below(8) : -1;
    const late = fault === 0;
    const ms = late ? question.ms + random.below(LATE_MS) : random.below(question.ms);
    world.after(ms, () => give(late ? { ok: false, reason: 'late' } : this.#answer(question, ms, fault)));
  }

  #answer({ game, view, seat }: BotQuestion, ms: number, fault: number): BotAnswer {
    const lines = (some: readonly string[]): BotAnswer => ({ ok: true, lines: some, ms });
    switch (fault) {
      case 1:
        return { ok: false, reason: 'died' };
      case 2:
        return { ok: false, reason: 'busy' };
      case 3:
        return { ok: false, reason: 'threw', where: [] };
      case 4:
        return lines([]);
      case 5:
        return lines(['* throw 3', `${seat} nothing of the kind`]);
      case 6:
        return lines([`${seat + 1} end`]);
      case 7:
        return { ok: false, reason: 'unavailable' };
      default: {
        const { games, world } = this.#parts;
        const entry = games.get(game);
        if (!entry) throw new Error(`no game ${game}`);
        return lines(randomLines(entry, view, world.random, 1 + world.random.below(MAX_LINES)));
      }
    }
  }
}
