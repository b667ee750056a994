import { wholeFrom } from '@levante/cli/lib/arguments.ts';
import { MAX_THREADS } from '@levante/cli/lib/options.ts';
import { Option } from 'commander';

/** Options shared by several of the lab's commands. */

export const matchesOption = (flags: string, text: string): Option => new Option(flags, text).argParser(wholeFrom(0));
export const jobsOption = (): Option =>
  new Option('--jobs <n>', 'number of threads (default: one per core)').argParser(wholeFrom(1, MAX_THREADS));
export const budgetOption = (): Option =>
  new Option('--ms <n>', 'time budget of a bot for a turn, in milliseconds (default: that of its level)').argParser(
    wholeFrom(1),
  );
export const resultsOption = (): Option => new Option('--results <folder>', 'folder of the results').default('./bench');
export const thinkOption = (): Option =>
  new Option('--think <ms>', 'mean pause of a table before each action, in milliseconds')
    .default(0)
    .argParser(wholeFrom(0));
