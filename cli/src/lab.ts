import { emptyProgram } from './lib/program.ts';
import { reportFaults } from './lib/report-faults.ts';
import { addLab } from './program/lab.ts';

/** Runs one of the lab's commands. */
export async function runLab(argv: readonly string[]): Promise<void> {
  await reportFaults(() => addLab(emptyProgram()).parseAsync(argv));
}
