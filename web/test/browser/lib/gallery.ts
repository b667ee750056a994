import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type PreviewServer, preview } from 'vite';

const CONFIG = fileURLToPath(new URL('../../../gallery/vite.config.ts', import.meta.url));

/** The gallery, built into its own folder and served on a free local port. */
export class Gallery {
  readonly url: string;
  readonly #server: PreviewServer;
  readonly #folder: string;

  private constructor(url: string, server: PreviewServer, folder: string) {
    this.url = url;
    this.#server = server;
    this.#folder = folder;
  }

  static async open(): Promise<Gallery> {
    const outDir = await mkdtemp(join(tmpdir(), 'levante-gallery-'));
    await build({ configFile: CONFIG, logLevel: 'error', build: { outDir, emptyOutDir: true } });
    const server = await preview({
      configFile: CONFIG,
      logLevel: 'error',
      build: { outDir },
      preview: { host: '127.0.0.1', port: 0 },
    });
    const address = server.httpServer.address();
    if (address === null || typeof address === 'string') throw new Error('the gallery listens nowhere');
    return new Gallery(`http://127.0.0.1:${address.port}`, server, outDir);
  }

  async close(): Promise<void> {
    await this.#server.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
