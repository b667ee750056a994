import { KITS } from '@levante/games/bots';
import { BotPool, defaultThreads } from './bots/pool.ts';
import { networksOfMark } from './http/place-marks.ts';
import { BotService } from './nats/bot-service.ts';
import { Bus } from './nats/bus.ts';

export interface WorkerOptions {
  /** Address of NATS, `nats://…`. */
  readonly nats: string;
  /** Number of bot threads. Default: the number of cores minus one, at least one. */
  readonly botThreads?: number;
}

export interface RunningWorker {
  /** Stops bots without using their answers; the servers ask other workers. */
  stop(): Promise<void>;
}

/** Runs bots for all servers on the same NATS. */
export function startWorker({ nats, botThreads: threads = defaultThreads() }: WorkerOptions): RunningWorker {
  const bus = new Bus(nats);
  const bots = new BotPool({ kits: KITS, threads, networksOf: networksOfMark });
  const levels = Object.fromEntries([...KITS].map(([game, kit]) => [game, kit.levels]));
  const service = new BotService({ bus, bots, threads, levels });
  const stop = async (): Promise<void> => {
    service.stop();
    await bots.stop();
    await bus.close();
  };
  return { stop };
}
