import { type Analysis, type AnalysisPlan, analysing, triesBudget } from '@levante/bots';
import { type Budget, type MatchRecord, openRecord, readRecord } from '@levante/contract';
import { verifyRecord } from '@levante/host/verify';
import { isolatedName } from '@levante/wire';
import { formatAnalysis } from '../analyse/format.ts';
import { budgetOf } from '../lib/budget.ts';
import { DEPENDENCIES, type Dependencies } from '../lib/dependencies.ts';
import { CommandFault } from '../lib/fault.ts';
import { readJsonFile } from '../lib/files.ts';
import { type LanguageChoice, languageOf, wordsFor } from '../lib/language.ts';
import { Progress } from '../lib/progress.ts';
import { terminalOf } from '../lib/show.ts';
import { formatFault } from '../verify/format.ts';
import { CLI_WORDS } from '../words/index.ts';
import type { AnalyseWords, CliWords } from '../words/words.ts';

export interface AnalyseOptions extends LanguageChoice {
  readonly tries: number;
  /** Milliseconds a turn, instead of iterations. */
  readonly ms?: number;
  readonly seed: number;
  readonly json?: true;
}

/** Names of the person in records of `levante play`, in every language. */
const YOU: ReadonlySet<string> = new Set(Object.values(CLI_WORDS).map(({ play }) => play.you));

/** Reads the finished match of a file; throws a `CommandFault` for any other. */
function finishedMatch(dependencies: Dependencies, file: string, { faults, verify }: CliWords): MatchRecord {
  const input = readJsonFile(file, faults);
  const verdict = verifyRecord(dependencies.games, input);
  if (!verdict.ok) throw new CommandFault(faults.inFile(file, formatFault(verdict.fault, verify)));
  const record = readRecord(input);
  if (!record.ok || !verdict.verified.over) throw new CommandFault(faults.notOver(file));
  return record.value;
}

/** Analyses a record; shows the progress on standard error. */
function analyse(plan: AnalysisPlan, words: AnalyseWords): Analysis {
  const progress = new Progress(words.progress);
  const run = analysing(plan);
  for (;;) {
    const step = run.next();
    if (step.done) {
      progress.clear();
      return step.value;
    }
    progress.show(step.value.done / step.value.of, '');
  }
}

/** Analyses a finished match and prints the result. */
export function runAnalyse(file: string, options: AnalyseOptions, dependencies: Dependencies = DEPENDENCIES): void {
  const { tries, ms, seed, json } = options;
  const words = wordsFor(options);
  const record = finishedMatch(dependencies, file, words);
  const kit = dependencies.kits.get(record.game);
  const level = kit?.analyst;
  if (!kit || !level) throw new CommandFault(words.faults.noAnalyst(record.game));
  const budget = (share: number): Budget =>
    ms === undefined ? triesBudget(Math.ceil(tries * share)) : budgetOf(ms * share);
  const analysis = analyse(
    { games: dependencies.games, record, kit, level, advisers: kit.advisers, seed, budget },
    words.analyse,
  );
  if (json) {
    process.stdout.write(`${JSON.stringify(analysis)}\n`);
    return;
  }
  const table = openRecord(dependencies.games, record);
  const state = 'refusal' in table ? {} : table.state();
  const yours = (record.names ?? []).flatMap((name, seat) => (YOU.has(name) ? [seat] : []));
  /** Seats without a name are called by their number. */
  const nameOf = (seat: number): string =>
    yours.includes(seat)
      ? words.play.you
      : isolatedName(record.names?.[seat] ?? '') || words.analyse.seatWithoutName(seat);
  const game = terminalOf(dependencies, record.game, languageOf(options));
  process.stdout.write(
    `${formatAnalysis(analysis, { nameOf, yours, game, state, analyst: words.play.levelName(level), words: words.analyse }).join('\n')}\n`,
  );
}
