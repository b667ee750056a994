import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { verifyRecord } from '@levante/host/verify';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', 'records');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.levante.json'))
  .sort();

describe('the shipped records', () => {
  it('include independent ones of both games', () => {
    const independent = files.filter((name) => name.startsWith('independent/'));
    expect(independent.filter((name) => name.includes('el-capitan-'))).toHaveLength(32);
    expect(independent.filter((name) => name.includes('golden-horn-'))).toHaveLength(12);
  });

  it.each(files)('can be verified: %s', (name) => {
    const record: unknown = JSON.parse(readFileSync(join(root, name), 'utf8'));
    const checks =
      isObject(record) && isObject(record.meta) && Array.isArray(record.meta.checks) ? record.meta.checks.length : 0;
    if (name.startsWith('independent/')) expect(checks).toBeGreaterThan(0);
    expect(verifyRecord(GAMES, record)).toMatchObject({ ok: true, verified: { over: true, checks } });
  });
});
