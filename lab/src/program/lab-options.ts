import { wholeFrom } from '@levante/cli/lib/arguments.ts';
import { MAX_THREADS } from '@levante/cli/lib/options.ts';
import { Option } from 'commander';

/** Options shared by several of the lab's commands. */

export const matchesOption = (flags: string, text: string): Option => new Option(flags, text).argParser(wholeFrom(0));
export const jobsOption = (): Option =>
  new Option('--jobs <n>', 'threads (default: one a core)').argParser(wholeFrom(1, MAX_THREADS));
export const budgetOption = (): Option =>
  new Option('--ms <n>', 'milliseconds a bot may think in a turn (default: as long as its level takes)').argParser(
    wholeFrom(1),
  );
export const resultsOption = (): Option =>
  new Option('--results <folder>', 'where results are kept').default('./bench');
