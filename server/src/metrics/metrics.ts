import { stat, statfs } from 'node:fs/promises';
import type { BotPort, Meter } from '@levante/host';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Histogram buckets for requests and commits, in seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Histogram buckets for shares of thinking time: from the floor of 20 milliseconds in a second to all. */
const SHARES = [0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 0.99, 1];

/** Number of questions waiting for a bot thread and being answered. */
export interface BotLoad {
  readonly waiting: number;
  readonly idle: number;
  readonly thinking: number;
}

/** Gauges, read on each scrape. */
export interface Gauges {
  /** Open connections to the public port. */
  readonly connections: () => number;
  /** Requests that wait for their turn, or for earlier ones on their connection. */
  readonly requests: () => number;
  /** Open event streams. */
  readonly streams: () => number;
  /** Null for bots that do not report their load. */
  readonly bots: () => BotLoad | null;
  /** Waiting notifications on all servers, and the time of the oldest; null if there is none. */
  readonly queue: () => Promise<{ readonly waiting: number; readonly oldestAt: number | null }>;
  /** The database's folder and file; null for a remote database. */
  readonly disk: { readonly folder: string; readonly database: string } | null;
}

/** Metrics for operators. They contain no match, person or address. Each server has its own; sum them over a cluster. */
export class Metrics implements Meter {
  readonly #registry = new Registry();
  readonly #matches: Counter;
  readonly #plies: Counter;
  readonly #commits: Histogram;
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #answers: Histogram;
  readonly #granted: Histogram;
  readonly #faults: Counter<'reason'>;
  readonly #notifications: Counter<'channel' | 'outcome'>;

  constructor() {
    const registers = [this.#registry];
    this.#matches = new Counter({ name: 'levante_matches_created_total', help: 'Matches created.', registers });
    this.#plies = new Counter({
      name: 'levante_plies_total',
      help: 'Actions committed, including random events.',
      registers,
    });
    this.#commits = new Histogram({
      name: 'levante_commit_seconds',
      help: 'Time until a commit is durable.',
      buckets: SECONDS,
      registers,
    });
    this.#requests = new Histogram({
      name: 'levante_http_request_seconds',
      help: 'Requests by route and status, without streams.',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    });
    this.#answers = new Histogram({
      name: 'levante_bot_answer_seconds',
      help: 'Time until a bot answers, including waiting for a thread.',
      buckets: SECONDS,
      registers,
    });
    this.#granted = new Histogram({
      name: 'levante_bot_time_granted_ratio',
      help: 'Thinking time that an answer was granted, as a share of what its level asks for: 1 unless others wait.',
      buckets: SHARES,
      registers,
    });
    this.#faults = new Counter({
      name: 'levante_bot_faults_total',
      help: 'Questions without an answer, by reason.',
      labelNames: ['reason'],
      registers,
    });
    this.#notifications = new Counter({
      name: 'levante_notifications_total',
      help: 'Attempts to send a notification, by channel and outcome: sent, failed, gone for a receiver that does not exist any more, or refused where the server does not know its address.',
      labelNames: ['channel', 'outcome'],
      registers,
    });
  }

  /** Counts an attempt to send a notification. */
  attempted(channel: string, outcome: string): void {
    this.#notifications.inc({ channel, outcome });
  }

  created(): void {
    this.#matches.inc();
  }

  committed(plies: number, ms: number): void {
    this.#plies.inc(plies);
    this.#commits.observe(Math.max(0, ms) / 1000);
  }

  /** Counts a reply. `route` is a pattern, never a URL; null if no route matched. */
  served({
    method,
    route,
    status,
    ms,
  }: {
    readonly method: string;
    readonly route: string | null;
    readonly status: number;
    readonly ms: number;
  }): void {
    this.#requests.observe({ method, route: route ?? 'none', status: String(status) }, ms / 1000);
  }

  /** Wraps bots to measure their answers. */
  metered(bots: BotPort): BotPort {
    return {
      levels: (game) => bots.levels(game),
      stop: () => bots.stop(),
      think: async (question) => {
        const end = this.#answers.startTimer();
        const answer = await bots.think(question);
        if (answer.ok) {
          end();
          this.#granted.observe((answer.granted ?? question.ms) / question.ms);
        } else this.#faults.inc({ reason: answer.reason });
        return answer;
      },
    };
  }

  /** Adds figures of the process. The delay of the event loop is sampled 100 times a second, which costs CPU time. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Registers the gauges. */
  watch({ connections, requests, streams, bots, queue, disk }: Gauges): void {
    const registers = [this.#registry];
    const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read());
        },
      });
    };
    gauge('levante_connections', 'Open connections to the public port.', connections);
    gauge('levante_requests_waiting', 'Requests that wait for their turn or for earlier ones.', requests);
    gauge('levante_streams', 'Open event streams.', streams);
    gauge(
      'levante_bot_questions_waiting',
      'Questions waiting in matches with people or followers.',
      () => bots()?.waiting ?? 0,
    );
    gauge('levante_bot_questions_idle', 'Questions waiting in other matches.', () => bots()?.idle ?? 0);
    gauge('levante_bot_questions_thinking', 'Questions being answered.', () => bots()?.thinking ?? 0);
    gauge(
      'levante_notifications_waiting',
      'Notifications that wait in the database, also for quiet hours.',
      async () => (await queue()).waiting,
    );
    gauge('levante_notifications_oldest_seconds', 'Age of the oldest of them.', async () => {
      const { oldestAt } = await queue();
      return oldestAt === null ? 0 : Math.max(0, Date.now() - oldestAt) / 1000;
    });
    if (disk === null) return;
    gauge('levante_disk_free_bytes', 'Free space on the database’s disk.', async () => {
      const { bavail, bsize } = await statfs(disk.folder);
      return bavail * bsize;
    });
    gauge('levante_database_bytes', 'Size of the database without its write-ahead log.', async () => {
      return (await stat(disk.database)).size;
    });
  }

  /** Returns all metrics in Prometheus text format. */
  async text(): Promise<{ readonly type: string; readonly body: string }> {
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }
}
