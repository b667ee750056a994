import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningServer, type ServerOptions, startServer } from '@levante/server';
import { CommandFault } from '../lib/fault.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly botThreads?: number;
  readonly trustProxy?: boolean;
}

/** The built page, seen from the built command line. */
const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url));

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

async function start(options: ServerOptions): Promise<RunningServer> {
  try {
    return await startServer(options);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw new CommandFault(`port ${options.port} is taken: choose another with --port`);
    if (code === 'EACCES')
      throw new CommandFault(`there is no permission for port ${options.port} or ${options.dataDir}`);
    throw error;
  }
}

/** Serves until Ctrl-C or a request to end; then it stops in order: nothing that was acknowledged is lost. */
export async function runServe({ data, ...options }: ServeOptions): Promise<void> {
  if (!existsSync(webDir)) throw new CommandFault('the page is not built yet: run `npm run build`');
  const dataDir = resolve(data);
  const server = await start({ ...options, dataDir, webDir });
  process.stdout.write(`Levante is at ${server.url} (matches are kept in ${dataDir}; Ctrl-C stops it)\n`);
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });
  process.stdout.write('Stopping.\n');
  await server.stop();
}
