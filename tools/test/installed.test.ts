import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@levante/testkit/wait';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

describe('the dependencies of the command line', () => {
  const words = ['ls', '--workspace', '@levante/cli', '--omit=dev', '--all', '--package-lock-only', '--parseable'];
  const listed = execFileSync('npm', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const names = listed
    .trim()
    .split('\n')
    .map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));

  it('include the server, but not the lab, the testkit or TypeScript', () => {
    expect(names).toEqual(expect.arrayContaining(['@levante/server', 'fastify', 'libsql', 'piscina', 'commander']));
    expect(names.filter((name) => ['@levante/lab', '@levante/testkit', 'typescript', 'tsx'].includes(name))).toEqual(
      [],
    );
  });
});

/** Returns the packages that the bundle leaves external, with all their dependencies. */
function outside(names: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const name of names) {
    const folder = join(root, 'node_modules', name);
    // Optional packages for other platforms are not installed.
    if (found.has(name) || !existsSync(folder)) continue;
    found.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    outside(Object.keys({ ...dependencies, ...optionalDependencies }), found);
  }
  return found;
}

describe('an installation without the development tools', () => {
  let folder = '';
  let server: ChildProcess | null = null;
  const levante = (): string => join(folder, 'cli', 'bin', 'levante.js');

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'levante-installed-'));
    const parts = ['cli/package.json', 'cli/bin', 'cli/dist', 'web/dist'];
    const packages = [...outside(['libsql', 'piscina'])].map((name) => `node_modules/${name}`);
    for (const part of [...parts, ...packages]) cpSync(join(root, part), join(folder, part), { recursive: true });
  });
  afterAll(() => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves the page and the API', async () => {
    const words = [levante(), 'serve', '--port', '0', '--data', join(folder, 'data'), '--bot-threads', '1'];
    const child = spawn(process.execPath, words, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
    server = child;
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    const address = await waitFor(() => {
      const [found] = /http:\/\/\S+:\d+/.exec(said) ?? [];
      if (found === undefined) throw new Error(`not served: ${said}`);
      return found;
    });
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    expect(await (await fetch(address)).text()).toContain('<html');
  });

  it.each([
    [['bench', 'engine']],
    [['simulate', '--help']],
    [['help', 'train']],
  ])('says where the command levante %j belongs', (words) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [levante(), ...words], { encoding: 'utf8' });
    const command = words[0] === 'help' ? words[1] : words[0];
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      new RegExp(`^levante: \`levante ${command}\` belongs to the development checkout.*npm run build.*\n$`),
    );
  });

  it('lists commands it lacks under a separate heading', () => {
    const { status, stdout } = spawnSync(process.execPath, [levante(), '--help'], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toMatch(/\nCommands of the development checkout:\n(?: {2}.*\n)* {2}bench /);
  });
});
