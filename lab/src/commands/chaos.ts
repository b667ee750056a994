import { DEPENDENCIES } from '@levante/cli/lib/dependencies.ts';
import { Progress } from '@levante/cli/lib/progress.ts';
import { here } from '../bench/build-root.ts';
import { sayEvents } from '../chaos/check/events.ts';
import { sayChaosFault } from '../chaos/fault.ts';
import { Cluster } from '../chaos/real/cluster.ts';
import { OneServer } from '../chaos/real/one-server.ts';
import { type RealReport, runRealChaos } from '../chaos/real/real-chaos.ts';
import { saySimulation, showSimulations, simulationReport } from '../chaos/simulated/report.ts';
import type { SimulationOutcome } from '../chaos/simulated/simulation.ts';
import type { SimulationTask } from '../chaos/worker.ts';
import { type JobsChoice, poolOf, runTasks } from '../lib/threads.ts';

export interface ChaosOptions extends JobsChoice {
  readonly simulated?: true;
  /** Many servers, workers, PostgreSQL and NATS instead of one server. */
  readonly cluster?: true;
  readonly minutes: number;
  readonly tables?: number;
  readonly runs: number;
  readonly seed: number;
  readonly json?: true;
}

/** Number of worlds per task. */
const AT_ONCE = 10;

/** Simulates worlds, each from its own seed; a fault in any is a failure. */
async function runSimulated({ runs, seed, json, ...choice }: ChaosOptions): Promise<void> {
  const pool = poolOf<SimulationTask, SimulationOutcome[]>('chaos', choice, Math.ceil(runs / AT_ONCE));
  const outcomes: SimulationOutcome[] = [];
  const progress = new Progress();
  const started = performance.now();
  let next = 0;
  const task = (): SimulationTask | null => {
    if (next >= runs) return null;
    const some = { seed: seed + next, runs: Math.min(AT_ONCE, runs - next) };
    next += some.runs;
    return some;
  };
  await runTasks(pool, task, (done) => {
    for (const outcome of done) {
      outcomes.push(outcome);
      if (outcome.faults.length > 0) process.stderr.write(`${saySimulation(outcome).join('\n')}\n`);
    }
    progress.show(outcomes.length / runs, `${runs} worlds`);
  });
  progress.clear();
  const report = simulationReport(seed, outcomes, (performance.now() - started) / 1000);
  process.stdout.write(`${json ? JSON.stringify(report) : showSimulations(report).join('\n')}\n`);
  if (report.failed.length > 0) process.exitCode = 1;
}

function sayNotifications({ received, repeated, waiting, dropped }: RealReport['notifications']): string {
  const { unplanned, leased, retry, later, due } = waiting;
  const all = unplanned + leased + retry + later + due;
  const causes = `${leased} until a lease ends, ${retry} for another attempt, ${later} for their time, ${due} due, ${unplanned} not planned`;
  return `${received} notifications received, ${repeated} repeated with the same key, ${dropped} dropped, ${all} waiting (${causes})`;
}

/** Formats a report for people, as lines. */
function showReal(report: RealReport): string[] {
  const { minutes, seed, tables, matches, over, sent, acknowledged, plies, told } = report;
  const { seats, notifications, deeds, broken, within, faults } = report;
  const count = (of: object): string =>
    Object.entries(of)
      .map(([what, times]) => `${what} ${times}`)
      .join(', ');
  return [
    `${minutes} minutes at ${tables} tables from seed ${seed}: ${matches} matches, ${over} of them finished`,
    `${sent} commands, ${acknowledged} of them acknowledged, ${plies} plies, ${told} messages`,
    sayEvents(seats),
    sayNotifications(notifications),
    `disruptions: ${count(deeds)}`,
    `connections: ${count(broken)}`,
    ...Object.entries(within).map(([where, done]) => `connections ${where}: ${count(done)}`),
    ...faults.map(sayChaosFault),
    `${faults.length} faults`,
  ];
}

/** Default number of tables. */
const TABLES = { one: 32, cluster: 200 } as const;

/** Disrupts a real server, or a cluster; a fault is a failure. */
async function runReal({ minutes, seed, cluster, json, ...options }: ChaosOptions): Promise<void> {
  const { tables = cluster ? TABLES.cluster : TABLES.one } = options;
  const report = await runRealChaos({
    games: DEPENDENCIES.games,
    extent: { minutes, seed, tables },
    deployment: (random, onCrash) =>
      cluster ? Cluster.make({ root: here, tables, random, onCrash }) : new OneServer(here, onCrash),
  });
  process.stdout.write(`${json ? JSON.stringify(report) : showReal(report).join('\n')}\n`);
  if (report.faults.length > 0) process.exitCode = 1;
}

/** Injects every possible fault, and checks that nothing is lost, doubled, stuck or revealed. */
export async function runChaos(options: ChaosOptions): Promise<void> {
  await (options.simulated ? runSimulated(options) : runReal(options));
}
