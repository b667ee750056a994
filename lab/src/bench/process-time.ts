import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Microseconds per tick, the unit of Linux's process times: 1/100 s on all machines that Node supports. */
const TICK_US = 10_000;
const NS_PER_US = 1000;

/** CPU time of a process, and of its ended children, in microseconds. */
interface ProcessTime {
  readonly parent: number;
  readonly own: number;
}

/** Reads a file of /proc; null if there is none, because the process has ended or the system is not Linux. */
function readProc(path: string): string | null {
  try {
    return readFileSync(`/proc/${path}`, 'latin1');
  } catch {
    return null;
  }
}

function processTime(pid: number): ProcessTime | null {
  const text = readProc(`${pid}/stat`);
  if (text === null) return null;
  // The name, in parentheses, may contain spaces. State and parent follow it, and user, system and ended children's time are
  // the 12th to 15th figures.
  const figures = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticks = figures.slice(11, 15).reduce((sum, one) => sum + one, 0);
  return { parent: figures[1] ?? 0, own: ticks * TICK_US };
}

function allProcesses(): Map<number, ProcessTime> {
  const all = new Map<number, ProcessTime>();
  for (const name of readdirSync('/proc')) {
    const time = /^\d+$/.test(name) ? processTime(Number(name)) : null;
    if (time) all.set(Number(name), time);
  }
  return all;
}

/**
 * Returns the CPU time used by processes, their threads and their children, including ended children, in microseconds;
 * null if the system does not report it.
 */
export function treeTime(roots: readonly number[]): number | null {
  if (roots.some((pid) => processTime(pid) === null)) return null;
  const all = allProcesses();
  const isInside = (pid: number): boolean => {
    for (let at = pid; at > 1; at = all.get(at)?.parent ?? 0) if (roots.includes(at)) return true;
    return false;
  };
  return [...all].reduce((sum, [pid, { own }]) => (isInside(pid) ? sum + own : sum), 0);
}

/** Returns the CPU time of a process's main thread in microseconds; null if the system does not report it. */
export function mainThreadTime(pid: number): number | null {
  const text = readProc(`${pid}/schedstat`);
  return text === null ? null : Number(text.split(' ', 1)[0]) / NS_PER_US;
}

/** Time of all cores together since the machine started, in microseconds. */
export interface CoreTime {
  readonly all: number;
  readonly busy: number;
  /** Time in which other virtual machines had the cores. */
  readonly stolen: number;
}

/** Returns the time of all cores; null if the system does not report it. */
export function coreTime(): CoreTime | null {
  const line = readProc('stat')?.split('\n', 1)[0];
  if (line === undefined) return null;
  const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number);
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, interrupts = 0, soft = 0, stolen = 0] = ticks;
  const busy = user + nice + system + interrupts + soft;
  return { all: (busy + idle + wait + stolen) * TICK_US, busy: busy * TICK_US, stolen: stolen * TICK_US };
}

export const CORES: number = availableParallelism();
