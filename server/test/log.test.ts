import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { logTo } from '../src/log.ts';

let folder: string;
let file: string;
let fd: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'levante-log-'));
  file = join(folder, 'log');
  fd = openSync(file, 'w');
});
afterEach(() => {
  closeSync(fd);
  rmSync(folder, { recursive: true, force: true });
});

it('the log is a line of JSON for each event', () => {
  logTo(fd).error({ match: 'm' }, 'match-stuck');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ match: 'm', msg: 'match-stuck' });
});

it('a log that cannot be written stops nobody, however often', () => {
  const closed = openSync(file, 'r');
  const log = logTo(closed);
  for (let i = 0; i < 3; i++) expect(() => log.error({ i }, 'store-fails')).not.toThrow();
  closeSync(closed);
});
