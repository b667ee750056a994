import { CommandFault, messageOf } from './fault.ts';

/** Runs a command. Prints an error in one line and sets the exit status. */
export async function reportFaults(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const what = error instanceof CommandFault ? '' : 'this should not have happened: ';
    process.stderr.write(`levante: ${what}${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}
