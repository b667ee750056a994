import { createHash } from 'node:crypto';
import { type SeatCounts, sayEvents, sumOfEvents } from '../check/events.ts';
import { sayChaosFault } from '../fault.ts';
import type { SimulationOutcome } from './simulation.ts';

/** Summary of many simulated worlds. */
export interface SimulationReport {
  readonly runs: number;
  readonly seed: number;
  readonly commands: number;
  readonly plies: number;
  readonly told: number;
  readonly deaths: number;
  readonly seats: SeatCounts;
  readonly simulatedSeconds: number;
  readonly seconds: number;
  /** Seeds of the worlds with faults. */
  readonly failed: readonly number[];
  /** Hash of all events, always the same for the same seeds. */
  readonly digest: string;
}

/** Summarises the outcomes of the worlds. */
export function simulationReport(
  seed: number,
  outcomes: readonly SimulationOutcome[],
  seconds: number,
): SimulationReport {
  const sum = (of: (outcome: SimulationOutcome) => number): number =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  return {
    runs: outcomes.length,
    seed,
    commands: sum(({ commands }) => commands),
    plies: sum(({ plies }) => plies),
    told: sum(({ told }) => told),
    deaths: sum(({ deaths }) => deaths),
    seats: sumOfEvents(outcomes.map(({ seats }) => seats)),
    simulatedSeconds: Math.round(sum(({ simulatedMs }) => simulatedMs) / 1000),
    seconds: Number(seconds.toFixed(1)),
    digest: digestOf(outcomes),
    failed: outcomes.flatMap(({ seed: failed, faults }) => (faults.length > 0 ? [failed] : [])).sort((a, b) => a - b),
  };
}

function digestOf(outcomes: readonly SimulationOutcome[]): string {
  const inOrder = [...outcomes].sort((a, b) => a.seed - b.seed);
  return createHash('sha256')
    .update(inOrder.map(({ digest }) => digest).join())
    .digest('hex');
}

const MAX_REPORTED = 10;

/** Formats the faults of a world, with the command that repeats it. */
export function saySimulation({ seed, faults }: SimulationOutcome): string[] {
  const sentences = faults.slice(0, MAX_REPORTED).map(sayChaosFault);
  return [...sentences, `to repeat: npx levante chaos --simulated --runs 1 --seed ${seed}`];
}

/** Formats a report for people, as lines. */
export function showSimulations(report: SimulationReport): string[] {
  const { runs, seed, commands, plies, told, deaths, seats, simulatedSeconds, seconds, failed } = report;
  return [
    `${runs} worlds from seed ${seed}: ${commands} commands, ${plies} plies, ${told} messages, ${deaths} crashes`,
    sayEvents(seats),
    `${simulatedSeconds} simulated seconds in ${seconds} s; ${failed.length} with a fault`,
  ];
}
