import { FleetingConnections, UnfitFolder } from '@levante/server';
import type { FaultWords } from '../words/words.ts';
import { CommandFault, messageOf } from './fault.ts';

/**
 * Returns the fault to report when a store could not be opened or used, in the language of the words if possible.
 * `folder` is the data folder, unless it is a database.
 */
export function storeFault(error: unknown, words: FaultWords, folder: string): CommandFault {
  if (error instanceof CommandFault) return error;
  if (error instanceof FleetingConnections) return new CommandFault(words.fleetingConnections);
  if (error instanceof UnfitFolder) return new CommandFault(words.unfitFolder(folder));
  // The message includes the underlying cause.
  const cause = error instanceof Error && error.cause !== undefined ? `: ${messageOf(error.cause)}` : '';
  return new CommandFault(`${messageOf(error)}${cause}`);
}
