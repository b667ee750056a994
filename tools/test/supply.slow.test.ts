import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

it('the bill of materials lists shipped packages with version and licence, and no build or test tools', () => {
  const bill = JSON.parse(
    execFileSync(process.execPath, ['tools/sbom.mjs'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 }),
  );
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'levante' } } });
  const names: string[] = bill.components.map(({ name }: { readonly name: string }) => name);
  for (const shipped of ['fastify', 'libsql', 'preact', 'zod', 'prom-client']) expect(names).toContain(shipped);
  for (const tool of ['vitest', 'vite', '@biomejs/biome', '@playwright/test']) expect(names).not.toContain(tool);
  const foreign: { readonly name: string; readonly licenses?: readonly unknown[] }[] = bill.components;
  expect(foreign.filter(({ name, licenses }) => !name.startsWith('@levante/') && !licenses?.length)).toEqual([]);
});

describe('the audit', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'levante-audit-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Returns exit status and output of the audit for a given output of npm. */
  function audited(said: string) {
    const npm = join(folder, 'npm');
    writeFileSync(npm, `#!/bin/sh\ncat <<'END'\n${said}\nEND\n`);
    chmodSync(npm, 0o755);
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    const { status, stderr } = spawnSync(process.execPath, ['tools/audit.mjs'], { cwd: root, env, encoding: 'utf8' });
    return [status, stderr];
  }
  const report = (severity: string) =>
    JSON.stringify({ vulnerabilities: { leftover: { severity } }, metadata: { vulnerabilities: { [severity]: 1 } } });

  it('fails for high and critical vulnerabilities only', () => {
    expect(audited(report('critical'))).toEqual([1, expect.stringContaining('leftover (critical)')]);
    expect(audited(report('high'))).toEqual([1, expect.stringContaining('leftover (high)')]);
    expect(audited(report('moderate'))).toEqual([0, expect.stringContaining('No package')]);
  });

  it('says that nothing was audited if the registry gives no answer', () => {
    for (const said of ['', 'not JSON', '{"message":"405 Method Not Allowed","statusCode":405}', 'null'])
      expect(audited(said)).toEqual([0, expect.stringContaining('NOT audited')]);
  });
});
