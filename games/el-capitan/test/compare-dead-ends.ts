import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Random } from '@levante/contract';
import { type ElCapitanState, elCapitan } from '../rules/index.ts';
import { BOARDS, differences, KINDS, kindOfPosition, positions } from './definition.ts';
import { CITY_SETS, PLAYERS } from './play.ts';

/**
 * Compares legal lists with the definition of the dead-end rule (EC-3.4) in random matches with the Islas Canarias:
 *
 *     npx tsx games/el-capitan/test/compare-dead-ends.ts --positions 200000 --jobs 2
 *
 * Half of the positions have the pirate at sea by card or ten cards and more in hand. Prints a line for each kind and every
 * difference; the exit status tells whether there is one. Positions that the definition cannot decide with
 * `--most` positions of its own are counted apart and not among those compared.
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

/** A state as one line, its board by name. */
function plain(state: ElCapitanState): string {
  const json = elCapitan.toJson(state);
  const { board } = json.options;
  return JSON.stringify({
    ...json,
    options: { ...json.options, board: typeof board === 'string' ? board : board.name },
  });
}

const isHard = (kind: string): boolean => kind === 'sea' || kind === 'hoard';

/** Compares so many positions, half of them hard, from matches that begin with this seed. */
function compare(count: number, seed: number, most: number): Tally {
  const random = new Random(seed);
  const tally: Tally = { compared: {}, undecided: {}, faults: [] };
  const left = { hard: Math.ceil(count / 2), easy: Math.floor(count / 2) };
  for (let match = 0; left.hard + left.easy > 0; match++) {
    const { board, players, cities } = TABLES[(match * 7 + seed) % TABLES.length] ?? {
      board: BOARDS[0],
      players: 3,
      cities: [],
    };
    if (!board) throw new Error('no board');
    const quota = { hard: 60, easy: 60 };
    for (const { state, legal } of positions(players, cities, board, random)) {
      const kind = kindOfPosition(state);
      const side = isHard(kind) ? 'hard' : 'easy';
      if (left[side] === 0 || quota[side] === 0 || (kind === 'plain' && random.below(10) > 0)) continue;
      if (random.below(3) > 0) continue;
      const found = differences(state, legal, most);
      const counts = found ? tally.compared : tally.undecided;
      counts[kind] = (counts[kind] ?? 0) + 1;
      if (!found) continue;
      left[side] -= 1;
      quota[side] -= 1;
      for (const line of found) tally.faults.push(`${line} in ${plain(state)}`);
    }
  }
  return tally;
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
  for (const kind of KINDS) {
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
