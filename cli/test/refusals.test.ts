import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLATFORM_REFUSALS } from '@levante/contract';
import { REFUSAL_CODES } from '@levante/games/refusals';
import { GAMES } from '@levante/games/rules';
import { expect, it } from 'vitest';

const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'guides', 'formats.md'), 'utf8');

it('the codes of the platform and of the games are those of the formats', () => {
  const section = /^## Refusal codes\n(.*)$/m.exec(guide)?.[1] ?? '';
  const listed = [...section.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code);
  expect(listed.length).toBeGreaterThan(40);
  expect([...REFUSAL_CODES].sort()).toEqual([...listed].sort());
});

it('every game that is listed has its codes among them, none of the platform’s, and none twice', () => {
  const known = new Set<string>(REFUSAL_CODES);
  for (const { manifest } of GAMES.values()) {
    expect(manifest.refusals.filter((code) => !known.has(code))).toEqual([]);
    expect(manifest.refusals.filter((code) => PLATFORM_REFUSALS.some((one) => one === code))).toEqual([]);
    expect(new Set(manifest.refusals).size).toBe(manifest.refusals.length);
  }
});
