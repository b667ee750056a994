import { resolve } from 'node:path';
import { OlderServer, type OpenOperatorStore, type OperatorTable, openForOperator } from '@levante/server';
import { CommandFault } from '../lib/fault.ts';
import { storeFault } from '../lib/store-fault.ts';
import { CLI_WORDS } from '../words/index.ts';
import type { FaultWords } from '../words/words.ts';

/** Location of the stored matches, as given on the command line. */
export interface PlaceChoice {
  readonly data?: string;
  readonly database?: string;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Opens the store, even while servers use it. A database takes precedence over a folder. */
export async function withStore<T>(
  { data = './data', database }: PlaceChoice,
  work: (stores: Omit<OpenOperatorStore, 'close'>) => Promise<T>,
  needed?: OperatorTable,
  words: FaultWords = CLI_WORDS.en.faults,
): Promise<T> {
  const folder = resolve(data);
  const place = database === undefined ? { folder } : { database };
  const opened = await openForOperator(place, needed).catch((error: unknown) => {
    if (error instanceof OlderServer) throw new CommandFault(words.olderServer);
    if (codeOf(error) === 'ENOENT') throw new CommandFault(words.noData(folder));
    throw storeFault(error, words, folder);
  });
  return await work(opened).finally(() => opened.close());
}
