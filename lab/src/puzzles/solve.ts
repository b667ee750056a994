import { type BotKit, type Puzzle, type Puzzler, triesBudget } from '@levante/bots';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { type Fact, type GameEntry, Random } from '@levante/contract';

/** Maximum iterations of a level for a turn: enough to distinguish the levels, and the same on every machine. */
const MAX_TRIES = 300;
/** Upper bound on the actions of a turn. */
const MAX_ACTIONS = 200;

/** Settings of an attempt to solve a puzzle. */
export interface SolveAttempt {
  readonly entry: GameEntry;
  readonly kit: BotKit;
  readonly puzzler: Puzzler;
  readonly level: string;
  readonly seed: number;
}

/** Returns true if a level solves a puzzle. */
export function solvesIt(puzzle: Puzzle, { entry, kit, puzzler, level, seed }: SolveAttempt): boolean {
  const loaded = entry.load(puzzle.state);
  if (!loaded.ok) throw new CommandFault(`invalid position of a puzzle: ${loaded.refusal.code}`);
  const table = loaded.value;
  const { seat } = puzzle;
  const random = new Random(seed);
  const lines: string[] = [];
  const facts: Fact[] = [];
  const play = (line: string): void => {
    const played = table.play(line);
    if (!played.ok) throw new Error(`${level} would do what is not legal: ${line}`);
    facts.push(...played.value);
  };
  const { phase, round } = table.state();
  const goesOn = (): boolean => {
    const now = table.state();
    return table.actor() === seat && now.phase === phase && now.round === round;
  };
  for (let i = 0; i < MAX_ACTIONS && (goesOn() || table.actor() < 0); i++) {
    if (table.actor() < 0) {
      if (table.playRandom(random) === null) break;
      continue;
    }
    const view = table.state(seat);
    for (const line of kit.think({ view, seat, level, seed, budget: triesBudget(MAX_TRIES) }).lines) {
      if (!goesOn()) break;
      play(line);
      lines.push(line);
    }
  }
  return puzzler.solves(puzzle, lines, facts);
}
