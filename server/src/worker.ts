import { KITS } from '@levante/games/bots';
import { BotPool, defaultThreads } from './bots/pool.ts';
import { BotService } from './nats/bot-service.ts';
import { Bus } from './nats/bus.ts';

export interface WorkerOptions {
  /** The address of NATS, `nats://…`. */
  readonly nats: string;
  /** In how many threads bots think. Default: one less than the machine has cores, at least one. */
  readonly botThreads?: number;
}

export interface RunningWorker {
  /** Breaks thinking bots off, deciding nothing for them; the servers ask other workers. */
  stop(): Promise<void>;
}

/** Thinks for the bots of all servers that speak to the same NATS. */
export function startWorker({ nats, botThreads: threads = defaultThreads() }: WorkerOptions): RunningWorker {
  const bus = new Bus(nats);
  const bots = new BotPool({ kits: KITS, threads });
  const levels = Object.fromEntries([...KITS].map(([game, kit]) => [game, kit.levels]));
  const service = new BotService({ bus, bots, threads, levels });
  const stop = async (): Promise<void> => {
    service.stop();
    await bots.stop();
    await bus.close();
  };
  return { stop };
}
