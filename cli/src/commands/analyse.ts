import { type Analysis, type AnalysisPlan, analysing, triesBudget } from '@levante/bots';
import { type Budget, type MatchRecord, openRecord, readRecord } from '@levante/contract';
import { verifyRecord } from '@levante/host/verify';
import { showAnalysis } from '../analyse/show.ts';
import { budgetOf } from '../lib/clock.ts';
import { type Deps, HOUSE } from '../lib/deps.ts';
import { CommandFault } from '../lib/fault.ts';
import { readJsonFile } from '../lib/files.ts';
import { Progress } from '../lib/progress.ts';
import { terminalOf } from '../lib/show.ts';
import { sayFault } from '../verify/say.ts';

export interface AnalyseOptions {
  readonly tries: number;
  /** Milliseconds a turn, instead of tries. */
  readonly ms?: number;
  readonly seed: number;
  readonly json?: true;
}

/** The finished match of a file; a fault that says what is wrong with it. */
function finishedMatch(house: Deps, file: string): MatchRecord {
  const input = readJsonFile(file);
  const verdict = verifyRecord(house.games, input);
  if (!verdict.ok) throw new CommandFault(`${file}: ${sayFault(verdict.fault)}`);
  const record = readRecord(input);
  if (!record.ok || !verdict.verified.over) throw new CommandFault(`${file}: the match is not over`);
  return record.value;
}

/** Analyses a record; tells how far it is on standard error. */
function analyse(plan: AnalysisPlan): Analysis {
  const progress = new Progress();
  const run = analysing(plan);
  for (;;) {
    const step = run.next();
    if (step.done) {
      progress.clear();
      return step.value;
    }
    progress.show(step.value.done / step.value.of, 'the match');
  }
}

/** Analyses a finished match and prints what came of it. */
export function runAnalyse(file: string, { tries, ms, seed, json }: AnalyseOptions, house: Deps = HOUSE): void {
  const record = finishedMatch(house, file);
  const kit = house.kits.get(record.game);
  const level = kit?.analyst;
  if (!kit || !level) throw new CommandFault(`no bot analyses ${record.game}`);
  const budget = (share: number): Budget =>
    ms === undefined ? triesBudget(Math.ceil(tries * share)) : budgetOf(ms * share);
  const analysis = analyse({ games: house.games, record, kit, level, advisers: kit.advisers, seed, budget });
  if (json) {
    process.stdout.write(`${JSON.stringify(analysis)}\n`);
    return;
  }
  const table = openRecord(house.games, record);
  const state = 'refusal' in table ? {} : table.state();
  /** A seat without a name is called by its number. */
  const nameOf = (seat: number): string => record.names?.[seat] || `seat ${seat}`;
  const shown = { nameOf, terminal: terminalOf(house, record.game), state };
  process.stdout.write(`${showAnalysis(analysis, shown).join('\n')}\n`);
}
