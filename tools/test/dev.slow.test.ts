import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@levante/testkit/wait';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
let folder: string;
let child: ChildProcess;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'levante-dev-'));
});
afterEach(async () => {
  // A graceful stop ends its child processes.
  const exit = child.exitCode === null ? once(child, 'exit') : null;
  child.kill('SIGINT');
  await exit;
  await rm(folder, { recursive: true, force: true });
});

/** Starts `npm run dev` on a port; returns the address it prints. */
async function start(port: number): Promise<string> {
  child = spawn(process.execPath, ['tools/dev.mjs', '--port', String(port), '--data', folder], { cwd: root });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  return await waitFor(() => {
    const [url] = /http:\/\/\S+\//.exec(said) ?? [];
    if (url === undefined) throw new Error(`no address in: ${said}`);
    return url;
  });
}

const textOf = async (url: string): Promise<string> => {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  return await reply.text();
};

it('npm run dev serves page, API and gallery from source, and exits with 0 when interrupted', async () => {
  const url = await start(0);
  expect(await textOf(url)).toContain('<div id="app">');
  expect(await textOf(`${url}match/abc`)).toContain('<div id="app">');
  expect(await textOf(`${url}src/main.tsx`)).toContain('import');
  expect(await textOf(`${url}gallery/`)).toContain('<main id="gallery">');
  expect(await textOf(`${url}gallery/golden-horn.html`)).toContain('<title>Gallery of Golden Horn</title>');
  expect(await textOf(`${url}gallery/main.tsx`)).toContain('import');
  const me: unknown = await waitFor(async () => JSON.parse(await textOf(`${url}api/me`)));
  expect(me).toBeTypeOf('object');

  const exit = once(child, 'exit');
  child.kill('SIGINT');
  expect(await exit).toEqual([0, null]);
  await expect(fetch(url)).rejects.toThrow();
});

it('npm run dev uses the next port if one is busy', async () => {
  const other = createServer();
  other.listen({ port: 0, host: '127.0.0.1' });
  await once(other, 'listening');
  const address = other.address();
  const busy = address !== null && typeof address === 'object' ? address.port : 0;
  const url = await start(busy);
  expect(Number(new URL(url).port)).not.toBe(busy);
  expect(await textOf(url)).toContain('<div id="app">');
  other.close();
});
