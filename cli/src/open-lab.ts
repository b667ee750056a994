import { CommandFault } from './lib/fault.ts';
import type { LabCommand } from './lib/lab-commands.ts';

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

/** Loads the lab, which is not part of regular installations. */
export async function openLab(command: LabCommand) {
  try {
    // biome-ignore lint/correctness/noUndeclaredDependencies: a dependency would install the lab on every server
    return await import('@levante/lab');
  } catch (error) {
    if (!isNotFound(error)) throw error;
    throw new CommandFault(
      `\`levante ${command}\` belongs to the development checkout, which is not installed here: clone the repository, ` +
        `run \`npm ci && npm run build\` in it, then \`npx levante ${command}\``,
    );
  }
}
