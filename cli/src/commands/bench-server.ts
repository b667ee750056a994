import { fileURLToPath } from 'node:url';
import { type LoadExtent, type LoadFigures, measureLoad } from '../bench/load.ts';
import { serveToBench } from '../bench/served.ts';
import { ServerProcess } from '../bench/server-process.ts';

export interface BenchServerOptions extends LoadExtent {
  readonly before?: string;
  /** The data folder of a server to be measured: this process is that server. */
  readonly serve?: string;
  readonly json?: true;
}

/** This build, seen from the built command line. */
const here = fileURLToPath(new URL('../../', import.meta.url));

async function loadOf(root: string, extent: LoadExtent): Promise<LoadFigures> {
  const server = await ServerProcess.start(root);
  try {
    return await measureLoad(server, extent);
  } finally {
    await server.stop();
  }
}

/** Measures the server of this build, and beside it that of another build, and prints it. */
export async function runBenchServer(options: BenchServerOptions): Promise<void> {
  if (options.serve !== undefined) return await serveToBench(options.serve);
  const builds = [...(options.before === undefined ? [] : [options.before]), here];
  for (const root of builds) {
    const figures = await loadOf(root, options);
    process.stdout.write(`${JSON.stringify({ root, ...figures })}\n`);
  }
}
