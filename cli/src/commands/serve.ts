import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FolderTaken, type RunningServer, type ServerOptions, startServer } from '@levante/server';
import { CommandFault, messageOf } from '../lib/fault.ts';
import { type LanguageChoice, wordsFor } from '../lib/language.ts';
import type { FaultWords } from '../words/words.ts';

export interface ServeOptions extends LanguageChoice {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly botThreads?: number;
  readonly trustProxy?: boolean;
  readonly metricsPort?: number;
  readonly metricsHost: string;
}

/** The built page, seen from the built command line. */
const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url));

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** The port that a failure names: the page's or that of the figures. */
function portOf(error: unknown): number | null {
  return error instanceof Error && 'port' in error && typeof error.port === 'number' ? error.port : null;
}

async function start(options: ServerOptions & Pick<ServeOptions, 'port'>, words: FaultWords): Promise<RunningServer> {
  try {
    return await startServer(options);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw new CommandFault(words.portTaken(portOf(error) ?? options.port));
    if (code === 'EACCES') throw new CommandFault(words.noPermission(options.port, options.dataDir));
    if (error instanceof FolderTaken) throw new CommandFault(words.folderTaken(options.dataDir));
    // Why a server does not start is no riddle: what lay behind it is said with it.
    const cause = error instanceof Error && error.cause !== undefined ? `: ${messageOf(error.cause)}` : '';
    throw new CommandFault(`${messageOf(error)}${cause}`);
  }
}

/** Serves until Ctrl-C or a request to end; then it stops in order: nothing that was acknowledged is lost. */
export async function runServe(choice: ServeOptions): Promise<void> {
  const { data, language: _, metricsPort, metricsHost, ...options } = choice;
  const { serve, faults } = wordsFor(choice);
  if (!existsSync(webDir)) throw new CommandFault(faults.notBuilt);
  const dataDir = resolve(data);
  const metrics = metricsPort === undefined ? {} : { metrics: { host: metricsHost, port: metricsPort } };
  const server = await start({ ...options, ...metrics, dataDir, webDir }, faults);
  process.stdout.write(`${serve.at(server.url, dataDir)}\n`);
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });
  process.stdout.write(`${serve.stopping}\n`);
  await server.stop();
}
