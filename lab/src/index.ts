import { emptyProgram } from '@levante/cli/lib/program.ts';
import { reportFaults } from '@levante/cli/lib/report-faults.ts';
import { addLab } from './program.ts';

/** Runs one of the lab's commands. */
export async function runLab(argv: readonly string[]): Promise<void> {
  await reportFaults(() => addLab(emptyProgram()).parseAsync(argv));
}
