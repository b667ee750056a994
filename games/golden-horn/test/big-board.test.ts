import { ActionBuffer, drawRandom, NOBODY, Random } from '@levante/contract';
import { expect, it } from 'vitest';
import {
  COLOURS,
  type ColourCounts,
  type GoldenHornState,
  goldenHorn,
  type Hidden,
  RECONSTRUCTED,
} from '../rules/index.ts';
import { PLENTY } from './play.ts';

/** As many cubes and cards as a board may have: one seat can hold more than 127 of them. */
const board = { ...RECONSTRUCTED, cubesPerColour: 40, cardsPerColour: 40 };

function sum(counts: ColourCounts | Hidden): number {
  return 'count' in counts ? counts.count : COLOURS.reduce((total, colour) => total + counts[colour], 0);
}

/** Plays at random, but no player announces the end; `visit` sees every state. */
function playLong(seed: number, visit: (state: GoldenHornState) => void): void {
  const options = goldenHorn.options({ players: 2, board });
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  const state = goldenHorn.setup(options.value);
  const random = new Random(seed);
  const buffer = new ActionBuffer();
  for (let ply = 0; ply < PLENTY; ply++) {
    visit(state);
    const actor = goldenHorn.actor(state);
    if (actor === NOBODY) return;
    const drawn = drawRandom(goldenHorn, state, buffer, random, actor);
    const done = goldenHorn.parse(state, `${actor} done`);
    goldenHorn.apply(state, done.ok && buffer.includes(done.value) ? done.value : drawn);
  }
}

it('a match whose counts exceed a byte is counted correctly, and its views can be read', () => {
  let most = 0;
  playLong(5, (state) => {
    const whole = goldenHorn.toJson(state);
    const seen = goldenHorn.toJson(goldenHorn.view(state, 'spectator'));
    for (const [seat, player] of whole.players.entries()) {
      expect(sum(seen.players[seat]?.warehouse ?? { count: -1 })).toBe(sum(player.warehouse));
      most = Math.max(most, sum(player.warehouse));
    }
    const read = goldenHorn.fromJson(seen);
    expect(read.ok && goldenHorn.toJson(read.value)).toEqual(seen);
  });
  expect(most).toBeGreaterThan(127);
});

it('refuses a city with more cubes than a byte holds', () => {
  const each = (count: number) => Object.fromEntries(COLOURS.map((colour) => [colour, count]));
  const read = goldenHorn.fromJson({
    options: { players: 2, board },
    cities: { VEN: each(40), CON: each(0) },
    bag: each(0),
  });
  expect(read).toMatchObject({ ok: false, refusal: { code: 'bad-state', data: { path: '/cities/VEN' } } });
});
