import { labCommandIn } from './lib/lab-commands.ts';
import { reportFaults } from './lib/report-faults.ts';
import { openLab } from './open-lab.ts';
import { programOf } from './program.ts';

/** The reader of the output may close the pipe; that is not an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

await reportFaults(async () => {
  const command = labCommandIn(process.argv.slice(2));
  if (command === null) await programOf().parseAsync(process.argv);
  else await (await openLab(command)).runLab(process.argv);
});
