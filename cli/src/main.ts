import { CommandFault, messageOf } from './lib/fault.ts';
import { programOf } from './program.ts';

/** Whoever reads our output may stop reading: that is no fault. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await programOf().parseAsync(process.argv);
} catch (error) {
  const what = error instanceof CommandFault ? '' : 'this should not have happened: ';
  process.stderr.write(`levante: ${what}${messageOf(error)}\n`);
  process.exitCode = 1;
}
