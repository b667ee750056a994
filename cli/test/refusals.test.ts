import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLATFORM_REFUSALS } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { expect, it } from 'vitest';

const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'guides', 'formats.md'), 'utf8');
const games = [...GAMES.values()].map(({ manifest }) => manifest.refusals);

it('the refusal codes of platform and games equal the guide to formats', () => {
  const section = /^## Refusal codes\n([\s\S]*?)(?=^## )/m.exec(guide)?.[1] ?? '';
  const listed = new Set([...section.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, code]) => code));
  expect(listed.size).toBeGreaterThan(40);
  expect(new Set<string | undefined>([...PLATFORM_REFUSALS, ...games.flat()])).toEqual(listed);
});

it('no game has a code twice, or one of the platform’s', () => {
  for (const codes of games) {
    expect(codes.filter((code) => PLATFORM_REFUSALS.some((one) => one === code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  }
});
