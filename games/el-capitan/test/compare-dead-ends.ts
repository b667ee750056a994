import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ActionBuffer, Random } from '@levante/contract';
import { type ElCapitanState, elCapitan } from '../rules/index.ts';
import { BOARDS, differences, KINDS, type Kind, kindOfPosition, positions } from './dead-end-definition.ts';
import { CITY_SETS, PLAYERS } from './play.ts';
import { scarce } from './scarce-position.ts';

/**
 * Compares legal lists with the definition of the dead-end rule (EC-3.4) in random matches with the Islas Canarias:
 *
 *     npx tsx games/el-capitan/test/compare-dead-ends.ts --positions 200000 --jobs 2
 *
 * A third of the positions are scarce (`scarce-position.ts`); half of the others have the pirate at sea by card or ten cards and more
 * in hand. Prints a line for each kind and every difference, and exits with a failure if there is one. Positions that the
 * definition cannot decide within `--most` positions are counted separately.
 */
const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '2000' },
    jobs: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    most: { type: 'string', default: '4000' },
    job: { type: 'string' },
  },
});
const wanted = Number(values.positions);

const CITIES = CITY_SETS.filter((set) => set.some((code) => code === 'CAN'));
const TABLES = BOARDS.flatMap((board) =>
  PLAYERS.flatMap((players) => CITIES.map((cities) => ({ board, players, cities }))),
);

interface Tally {
  readonly compared: Record<string, number>;
  readonly undecided: Record<string, number>;
  readonly faults: string[];
}

/** Formats a state as one line, with the name of its board. */
function plain(state: ElCapitanState): string {
  const json = elCapitan.toJson(state);
  const { board } = json.options;
  return JSON.stringify({
    ...json,
    options: { ...json.options, board: typeof board === 'string' ? board : board.name },
  });
}

type Side = 'scarce' | 'hard' | 'easy';

const sideOf = (kind: Kind): Side => (kind === 'sea' || kind === 'hoard' ? 'hard' : 'easy');
/** Maximum number of positions of each side from one match. */
const MAX_PER_MATCH = 60;

/** Compares positions of seeded matches until `count` are decided, a third of them scarce. */
class Comparison {
  readonly tally: Tally = { compared: {}, undecided: {}, faults: [] };
  readonly #left: Record<Side, number>;
  #quota: Record<Side, number> = { scarce: 0, hard: 0, easy: 0 };
  readonly #most: number;
  readonly #buffer = new ActionBuffer();

  constructor(count: number, most: number) {
    const scarcePart = Math.ceil(count / 3);
    const hard = Math.ceil((count - scarcePart) / 2);
    this.#left = { scarce: scarcePart, hard, easy: count - scarcePart - hard };
    this.#most = most;
  }

  get done(): boolean {
    return Object.values(this.#left).every((left) => left === 0);
  }

  beginMatch(): void {
    this.#quota = { scarce: MAX_PER_MATCH, hard: MAX_PER_MATCH, easy: MAX_PER_MATCH };
  }

  isWanted(side: Side): boolean {
    return this.#left[side] > 0 && this.#quota[side] > 0;
  }

  compare(state: ElCapitanState, legal: readonly number[], side: Side): void {
    const kind = side === 'scarce' ? side : kindOfPosition(state);
    const found = differences(state, legal, this.#most);
    const counts = found ? this.tally.compared : this.tally.undecided;
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (!found) return;
    this.#left[side] -= 1;
    this.#quota[side] -= 1;
    for (const line of found) this.tally.faults.push(`${line} in ${plain(state)}`);
  }

  compareScarce(reached: ElCapitanState, random: Random): void {
    const state = scarce(reached, random);
    if (state) this.compare(state, listOf(state, this.#buffer), 'scarce');
  }
}

function listOf(state: ElCapitanState, buffer: ActionBuffer): readonly number[] {
  elCapitan.legal(state, buffer);
  return Array.from({ length: buffer.length }, (_, i) => buffer.at(i));
}

function compare(count: number, seed: number, most: number): Tally {
  const random = new Random(seed);
  const comparison = new Comparison(count, most);
  for (let match = 0; !comparison.done; match++) {
    const { board, players, cities } = TABLES[(match * 7 + seed) % TABLES.length] ?? {
      board: BOARDS[0],
      players: 3,
      cities: [],
    };
    if (!board) throw new Error('no board');
    comparison.beginMatch();
    for (const { state, legal } of positions(players, cities, board, random)) {
      const kind = kindOfPosition(state);
      if (comparison.isWanted('scarce') && random.below(10) === 0) comparison.compareScarce(state, random);
      if (!comparison.isWanted(sideOf(kind)) || (kind === 'plain' && random.below(10) > 0)) continue;
      if (random.below(3) > 0) continue;
      comparison.compare(state, legal, sideOf(kind));
    }
  }
  return comparison.tally;
}

function run(jobs: number): Promise<Tally[]> {
  return Promise.all(
    Array.from({ length: jobs }, (_, job) => {
      const share = Math.floor(wanted / jobs) + (job < wanted % jobs ? 1 : 0);
      const seed = Number(values.seed) + job * 1009;
      const args = ['--job', String(seed), '--positions', String(share), '--most', values.most];
      const child = fork(fileURLToPath(import.meta.url), args);
      return new Promise<Tally>((resolve, reject) => {
        let tally: Tally | null = null;
        child.on('message', (message: Tally) => {
          tally = message;
        });
        child.on('exit', (code) => (tally ? resolve(tally) : reject(new Error(`a job ended with ${code}`))));
      });
    }),
  );
}

if (values.job !== undefined) {
  process.send?.(compare(wanted, Number(values.job), Number(values.most)));
  process.disconnect();
} else {
  const tallies = await run(Number(values.jobs));
  const sum = (pick: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + pick(tally), 0);
  for (const kind of [...KINDS, 'scarce']) {
    const undecided = sum((tally) => tally.undecided[kind] ?? 0);
    console.log(`${kind}: ${sum((tally) => tally.compared[kind] ?? 0)} compared, ${undecided} undecided`);
  }
  const faults = tallies.flatMap((tally) => tally.faults);
  for (const fault of faults.slice(0, 5)) console.log(fault);
  console.log(
    `${sum((tally) => Object.values(tally.compared).reduce((a, b) => a + b, 0))} positions, ${faults.length} differences`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}
