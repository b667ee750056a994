import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const folder = join(here, '..', '..', 'dist');
const bundle = join(folder, 'kill-child.js');

/** What CommonJS packages expect to find around them inside an ES module. */
const banner = [
  "import { createRequire as victimRequire } from 'node:module';",
  "import { dirname as victimDirname } from 'node:path';",
  "import { fileURLToPath as victimPath } from 'node:url';",
  'const require = victimRequire(import.meta.url);',
  'const __filename = victimPath(import.meta.url);',
  'const __dirname = victimDirname(__filename);',
].join('\n');

/** Bundles the child and its bots once, so that it starts as quickly as the shipped server does. */
export async function buildVictim(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: { 'kill-child': join(here, 'child.ts'), 'bot-worker': join(here, '../../src/bots/worker.ts') },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['libsql', 'piscina'],
    banner: { js: banner },
    logLevel: 'warning',
  });
}

/** A server process on a data folder that is killed and started again. */
export class Victim {
  readonly #dataDir: string;
  #child: ChildProcess | null = null;
  /** The address of the server that ran last. */
  url = '';

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [bundle, this.#dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    this.url = await readUrl(child);
  }

  /** Dies at once, with nothing tidied up. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }
}

async function readUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the child says nothing');
  for await (const line of createInterface({ input: child.stdout })) {
    const said: unknown = JSON.parse(line);
    if (typeof said === 'object' && said !== null && 'url' in said && typeof said.url === 'string') return said.url;
  }
  throw new Error('the child ended before it listened');
}
