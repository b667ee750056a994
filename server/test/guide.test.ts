import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { GAMES } from '@levante/registry';
import { afterEach, expect, it } from 'vitest';
import { type House, openHouse, randomBots } from './lib/house.ts';

const guide = join(import.meta.dirname, '..', '..', 'docs', 'guides', 'api.md');
let house: House;
afterEach(() => house.leave());

it('the program in the guide plays a whole match', async () => {
  house = await openHouse({ games: GAMES, bots: randomBots(GAMES) });
  const program = /```js\n([\s\S]*?)```/.exec(await readFile(guide, 'utf8'))?.[1] ?? '';
  expect(program).toContain('http://127.0.0.1:8080');
  const dir = await mkdtemp(join(tmpdir(), 'levante-guide-'));
  const file = join(dir, 'program.mjs');
  await writeFile(file, program.replace('http://127.0.0.1:8080', house.server.url));
  await promisify(execFile)(process.execPath, [file], { timeout: 60_000 });
  await rm(dir, { recursive: true });
  expect(house.log()).toContain('"route":"/api/matches/:id/actions","status":200');
  expect(house.log()).not.toContain('"status":4');
});
