import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noticesOf, noticesText } from '../lib/notices.mjs';

const ROOT = join(import.meta.dirname, '..', '..');

describe('the notices of bundled packages', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'levante-notices-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Writes a package and returns the path of one of its files. */
  function packageWith(name: string, pkg: object, files: { readonly [name: string]: string }): string {
    const path = join(folder, 'node_modules', name);
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...pkg }));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
    return join(path, 'lib', 'index.js');
  }

  it('contain licence and notice files, once per version', () => {
    const file = packageWith('@some/thing', { license: 'Apache-2.0' }, { LICENSE: 'Apache', 'NOTICE.txt': 'By Ada' });
    const [notice, ...others] = noticesOf([file, file.replace('index', 'other'), join(ROOT, 'cli/src/main.ts')]);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ name: '@some/thing', license: 'Apache-2.0', text: 'Apache\n\nBy Ada' });
    expect(noticesText(noticesOf([file]))).toContain('@some/thing 1.0.0 (Apache-2.0)');
  });

  it('fall back to the licence in a readme, then to the MIT text with the author', () => {
    const readme = '# Thing\n\n## License\n\nCopyright (c) Bo\n\nPermission is hereby granted, free of charge\n';
    const inReadme = packageWith('a', { license: 'MIT' }, { 'README.md': readme });
    expect(noticesOf([inReadme])[0]?.text).toMatch(/^Copyright \(c\) Bo/);
    const named = packageWith('b', { license: 'MIT', author: { name: 'Cleo' } }, { 'README.md': '# B' });
    expect(noticesOf([named])[0]?.text).toContain('Copyright (c) Cleo');
  });

  it('stop the build if a package has no licence text', () => {
    const file = packageWith('c', { license: 'BSD-3-Clause' }, { 'README.md': '# C' });
    expect(() => noticesOf([file])).toThrow('c 1.0.0 ships without its licence');
  });

  it.each([
    ['cli/dist', ['fastify ', 'zod ', 'kysely ', 'commander ', '@nats-io/transport-node ']],
    ['lab/dist', ['fastify ', 'kysely ', 'commander ']],
    [
      'web/dist',
      ['preact ', '@preact/signals ', '@noble/hashes ', '@fontsource/alegreya ', '@fontsource/alegreya-sans '],
    ],
  ])('are contained in %s', (dist, packages) => {
    const text = readFileSync(join(ROOT, dist, 'NOTICES.txt'), 'utf8');
    const titles = text.split('\n').filter((line) => / \(.+\)$/.test(line));
    for (const name of packages) expect(titles.some((line) => line.startsWith(name))).toBe(true);
    if (dist === 'web/dist') expect(text).toContain('SIL OPEN FONT LICENSE');
  });
});
