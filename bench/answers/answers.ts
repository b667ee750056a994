import { NOBODY, Random } from '@levante/contract';
import { KITS } from '@levante/games/bots';
import { GAMES } from '@levante/games/rules';

/** Measurement to be taken: a level's answers, with a time budget for each turn. */
export interface MeasurementRequest {
  readonly game: string;
  readonly players: number;
  readonly level: string;
  readonly ms: number;
  readonly answers: number;
}

/** Durations of the answers, in milliseconds; `late` counts those above 1.1 times the budget. */
export interface Times {
  readonly answers: number;
  readonly mean: number;
  readonly p99: number;
  readonly most: number;
  readonly late: number;
}

/**
 * Plays matches in which the level occupies every seat, and measures each answer from the view as plain data to the lines.
 * Runs in Node and in browsers alike.
 */
export function measure({ game, players, level, ms, answers }: MeasurementRequest): Times {
  const kit = KITS.get(game);
  const entry = GAMES.get(game);
  if (!kit || !entry) throw new RangeError(`no game ${game}`);
  const random = new Random(1);
  const times: number[] = [];
  while (times.length < answers) {
    const opened = entry.open({ players });
    if (!opened.ok) throw new RangeError(JSON.stringify(opened.refusal));
    const table = opened.value;
    for (let actor = table.actor(); actor !== NOBODY && times.length < answers; actor = table.actor()) {
      if (actor < 0) {
        table.playRandom(random);
        continue;
      }
      const view = table.state(actor);
      const started = performance.now();
      const budget = { remaining: () => Math.max(0, started + ms - performance.now()) };
      const { lines } = kit.think({ view, seat: actor, level, seed: random.next(), budget });
      times.push(performance.now() - started);
      for (const line of lines) {
        const played = table.play(line);
        if (!played.ok) throw new Error(`${line}: ${played.refusal.code}`);
      }
    }
  }
  times.sort((a, b) => a - b);
  return {
    answers: times.length,
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    most: times.at(-1) ?? 0,
    late: times.filter((time) => time > 1.1 * ms).length,
  };
}
