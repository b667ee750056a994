import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** Runs the command in a temporary repository with two packages, one of which depends on the other. */

const command = join(import.meta.dirname, '..', 'release.mjs');
const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- A wind.\n\n## 0.1.0 (2026-01-01)\n\n- The sea.\n';
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const server = { name: '@a/server', version: '0.1.0', dependencies: { '@a/sea': '0.1.0', zod: '0.1.0' } };
const FILES: Readonly<Record<string, string>> = {
  'CHANGELOG.md': CHANGELOG,
  'package.json': json({ name: 'a', version: '0.1.0' }),
  'sea/package.json': json({ name: '@a/sea', version: '0.1.0' }),
  'server/package.json': json(server),
  'package-lock.json': json({
    name: 'a',
    version: '0.1.0',
    packages: {
      '': { name: 'a', version: '0.1.0' },
      sea: { name: '@a/sea', version: '0.1.0' },
      server,
      'node_modules/@a/sea': { resolved: 'sea', link: true },
      'node_modules/zod': { version: '0.1.0' },
    },
  }),
};

let folder = '';
const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const release = (...words: readonly string[]) =>
  spawnSync(process.execPath, [command, ...words], { cwd: folder, encoding: 'utf8' });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'levante-release-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  git('init', '--quiet');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.org');
  git('add', '.');
  git('commit', '--quiet', '--message', 'The sea');
  git('tag', 'v0.1.0');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('release moves the notes, sets the version everywhere, commits and tags', () => {
  expect(release('0.2.0').status).toBe(0);
  const day = /^## 0\.2\.0 \((\d{4}-\d\d-\d\d)\)$/m.exec(read('CHANGELOG.md'))?.[1];
  expect(read('CHANGELOG.md')).toBe(
    `# Changelog\n\n## Unreleased\n\n## 0.2.0 (${day})\n\n- A wind.\n\n## 0.1.0 (2026-01-01)\n\n- The sea.\n`,
  );
  const changed = { ...server, version: '0.2.0', dependencies: { '@a/sea': '0.2.0', zod: '0.1.0' } };
  expect(JSON.parse(read('server/package.json'))).toEqual(changed);
  for (const path of ['package.json', 'sea/package.json']) expect(read(path)).toContain('"version": "0.2.0"');
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({
    version: '0.2.0',
    packages: {
      '': { version: '0.2.0' },
      sea: { version: '0.2.0' },
      server: changed,
      'node_modules/zod': { version: '0.1.0' },
    },
  });
  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '-1', '--format=%s')).toBe('Version 0.2.0');
  expect(git('rev-parse', 'v0.2.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
});

it.each([
  ['no version', []],
  ['what is no version', ['next']],
  ['two', ['0.2.0', '0.3.0']],
  ['one that there is', ['0.1.0']],
  ['one that came before', ['0.0.9']],
])('release refuses %s, and changes nothing', (_, words) => {
  const { status, stderr } = release(...words);
  expect(status).toBe(1);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('rev-list', '--count', 'HEAD')).toBe('1');
});

it('release refuses a working tree with changes', () => {
  writeFileSync(join(folder, 'sea', 'new.ts'), '');
  expect(release('0.2.0')).toMatchObject({ status: 1, stderr: expect.stringContaining('not clean') });
  expect(read('CHANGELOG.md')).toBe(CHANGELOG);
});

it('release refuses a changelog without unreleased notes', () => {
  writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- The sea.\n');
  git('commit', '--quiet', '--all', '--message', 'Nothing');
  expect(release('0.2.0')).toMatchObject({ status: 1, stderr: expect.stringContaining('no notes under') });
  expect(git('status', '--porcelain')).toBe('');
});
