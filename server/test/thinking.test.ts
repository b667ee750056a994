import { waitFor } from '@levante/testkit/wait';
import type { Match } from '@levante/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { untilRested } from './lib/play.ts';
import { Gate, threadedBots } from './lib/threads.ts';
import { Visitor } from './lib/visitor.ts';

/** A server with bots in threads. */

let fixture: Fixture;
let gate: Gate;
let anna: Visitor;

beforeEach(async () => {
  gate = await Gate.make();
  anna = new Visitor(() => fixture.server.url);
});
afterEach(async () => {
  await gate.open();
  await fixture.close();
  await gate.close();
});

const me = { kind: 'me', name: 'Anna' };
const bot = (level: string) => ({ kind: 'bot', level });

/** Opens a match against a bot and gives it the turn. */
async function giveTurn(visitor: Visitor, level: string): Promise<Match> {
  const { id } = await visitor.open({ game: 'purse-race', shuffle: false, seats: [me, bot(level)] });
  const { ply } = await untilRested(visitor, id);
  await visitor.act(id, ply, ['0 end']);
  return await visitor.match(id);
}

it('requests are answered while a bot blocks its thread', async () => {
  fixture = await openFixture({ bots: threadedBots(), botMs: 60_000 });
  const { id, ply } = await giveTurn(anna, 'gated');
  await gate.reached();
  const follower = anna.follow(id);
  await follower.untilPly(ply);
  for (let i = 0; i < 10; i++) {
    const own = await anna.open({ game: 'purse-race', seats: [me, me] });
    const ready = await untilRested(anna, own.id);
    expect((await anna.act(own.id, ready.ply, ['0 end'])).status).toBe(200);
  }
  // All of this happened before the bot answered.
  expect((await anna.match(id)).ply).toBe(ply);
  await gate.open();
  const { message } = await follower.untilPly(ply + 1);
  const played = message.type === 'plies' ? message.plies.map(({ action }) => action) : [];
  expect(played[0]).toBe('1 step');
  await follower.close();
  expect(fixture.log()).not.toContain('bot-replaced');
});

it.each([
  ['threw', 'throws'],
  ['died', 'dies'],
])('a bot that fails (%s) is replaced by the deckhand for the turn, and the log contains no secrets', async (reason, level) => {
  fixture = await openFixture({ bots: threadedBots(), botMs: reason === 'late' ? 20 : 60_000 });
  const { id, ply } = await giveTurn(anna, level);
  const rested = await untilRested(anna, id);
  const replaced = fixture
    .log()
    .split('\n')
    .filter((line) => line.includes('bot-replaced'));
  expect(replaced).toHaveLength(1);
  expect(JSON.parse(replaced[0] ?? '')).toMatchObject({ match: id, ply, seat: 1, level, reason });
  expect(fixture.log()).not.toMatch(/purse|steps|\* throw|\d (step|end)\b|I hold/);
  // The deckhand of these bots ends its turn without a step.
  const { message } = await atPly(id, ply);
  expect(message.type === 'plies' ? message.plies[0]?.action : null).toBe('1 end');
  expect(rested.actor).toBe('0');
});

async function atPly(id: string, ply: number) {
  const follower = anna.follow(id, String(ply));
  const event = await follower.until(({ message }) => message.type === 'plies');
  await follower.close();
  return event;
}

it('a match waits without loss while too many bot questions are queued', async () => {
  fixture = await openFixture({ bots: threadedBots({ limits: { waiting: 1, idle: 1 } }), botMs: 60_000 });
  const first = await giveTurn(anna, 'gated');
  await gate.reached();
  const second = await giveTurn(anna, 'whole');
  const bo = new Visitor(() => fixture.server.url);
  const third = await giveTurn(bo, 'whole');
  expect([first, second, third].map(({ actor }) => actor)).toEqual(['1', '1', '1']);
  await waitFor(() => expect(fixture.log()).toContain('bots-unavailable'));
  await gate.open();
  for (const { id } of [first, second]) await untilRested(anna, id);
  await untilRested(bo, third.id);
  expect(fixture.log()).not.toContain('bot-replaced');
}, 30_000);

it('a stopping server discards running bot turns and continues them after the restart', async () => {
  fixture = await openFixture({ bots: threadedBots(), botMs: 60_000 });
  const { id, ply } = await giveTurn(anna, 'gated');
  await gate.reached();
  await fixture.restart({ bots: threadedBots(), botMs: 60_000 });
  expect(await anna.match(id)).toMatchObject({ ply, actor: '1' });
  await gate.reached(2);
  await gate.open();
  await untilRested(anna, id);
  expect(fixture.log()).not.toMatch(/bot-replaced|match-stuck/);
});
