import { readdirSync, readFileSync } from 'node:fs';
import { coinRace } from '@levante/coin-race/rules';
import { entryOf } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { describe, expect, it } from 'vitest';
import { playthrough } from '../src/index.ts';
import { FOLDER, fileName, MATCHES, textOf } from './playthroughs.ts';

describe('the stored playthroughs', () => {
  it('exist for every game and number of players', () => {
    const wanted = [...GAMES.values()].flatMap(({ id, players: [fewest, most] }) =>
      Array.from({ length: most - fewest + 1 }, (_, i) => `${id}-${fewest + i}.txt`),
    );
    expect(MATCHES.map(fileName).sort()).toEqual(wanted.sort());
    expect(readdirSync(FOLDER).sort()).toEqual(wanted.sort());
  });

  it.each(
    MATCHES.map((match) => ({ name: fileName(match), match })),
  )('$name contain the same actions and facts as a new playthrough', ({ name, match }) => {
    const [now, then] = [textOf(match), readFileSync(new URL(name, FOLDER), 'utf8')].map((text) => text.split('\n'));
    const first = now?.findIndex((line, i) => line !== then?.[i]) ?? 0;
    const around = (lines: readonly string[] | undefined) =>
      first < 0 ? [] : lines?.slice(Math.max(0, first - 3), first + 5);
    expect(around(now)).toEqual(around(then));
    expect(now?.length).toBe(then?.length);
  });
});

it('a playthrough shows legal actions, the chosen one, its facts and its changes of the state', () => {
  const text = playthrough(entryOf(coinRace), { players: 2, goal: 3 }, 2);
  expect(text.split('\n').slice(0, 26)).toEqual([
    'coin-race {"players":2,"goal":3}, rules 1, seed 2',
    '',
    'start',
    '  game: "coin-race"',
    '  options: {"players":2,"goal":3}',
    '  actor: "0"',
    '  scores: [0,0]',
    '  seat: 0',
    '  flip: false',
    '',
    '0 > 0 step 1',
    '  legal (1) step 1',
    '  . scored seat=0 points=1',
    '  ~ actor: 0 → *',
    '  ~ scores/0: 0 → 1',
    '  ~ flip: false → true',
    '',
    '1 > * heads',
    '  legal (2) heads ×1 | tails ×2',
    '  . scored seat=0 points=1',
    '  ~ actor: * → 1',
    '  ~ scores/0: 1 → 2',
    '  ~ seat: 0 → 1',
    '  ~ flip: true → false',
    '',
    '2 > 1 step 1',
  ]);
  expect(text).toMatch(/\nend\n[\s\S]*\nresult: \{"scores":\[\d,\d\],"ranks":\[\d,\d\]\}\n$/);
});
