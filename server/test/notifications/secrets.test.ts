import { Random } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { waitFor } from '@levante/testkit/wait';
import { MyNotifications, WebhookMessage } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Fixture, openFixture, randomBots } from '../lib/fixture.ts';
import {
  type Course,
  courseUpTo,
  dataFolderOf,
  leaksIn,
  MATCH,
  openAction,
  otherwiseHidden,
  visitorAt,
} from '../lib/horn.ts';
import { plyOf } from '../lib/play.ts';
import { Receiver } from '../lib/webhook-receiver.ts';

const SEATS = [0, 1, 2] as const;

/** Chooses among legal actions. */
type Choice = (legal: readonly string[]) => string;

describe('notifications of Golden Horn', () => {
  let fixture: Fixture | null = null;
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await Receiver.open();
  });
  afterEach(async () => {
    await fixture?.close();
    await receiver.close();
  });

  /** Plays some turns of a match whose people all have a webhook. Returns the messages to each of them. */
  async function messagesIn(course: Course, turns: number, choose: Choice): Promise<readonly string[]> {
    receiver.requests.length = 0;
    fixture = await openFixture(
      { games: GAMES, bots: randomBots(GAMES), webhooks: { allowPrivate: true, allowHttp: true } },
      dataFolderOf(course),
    );
    const url = () => fixture?.server.url ?? '';
    const visitors = SEATS.map((seat) => visitorAt(url, seat));
    for (const [seat, visitor] of visitors.entries()) {
      await visitor.post('/api/me/channels', { kind: 'webhook', url: `${receiver.url}${seat}`, format: 'json' });
      const { settings } = z.parse(MyNotifications, (await visitor.get('/api/me/notifications')).json);
      await visitor.post('/api/me/notifications', { ...settings, delayMinutes: 0 });
    }
    let last: string | null = null;
    for (let left = turns + 1; left > 0; ) {
      const { actor } = await (visitors[0] ?? visitorAt(url, 0)).match(MATCH);
      const visitor = visitors[Number(actor)];
      if (!visitor) break;
      if (actor !== last) left -= 1;
      last = actor;
      if (left === 0) break;
      const follower = visitor.follow(MATCH, undefined, Number(actor));
      const { message } = await follower.until((event) => event.message.type === 'view');
      await follower.close();
      expect((await visitor.act(MATCH, plyOf(message), [choose(message.legal ?? [])])).status).toBe(200);
    }
    // Everything is scheduled and nothing that is due is left; the last turn waits, as it is not over.
    await waitFor(async () => {
      const logs = await Promise.all(visitors.map((visitor) => visitor.get('/api/me/notifications')));
      const open = logs.flatMap(({ json }) =>
        z.parse(MyNotifications, json).log.filter(({ state }) => state !== 'sent' && state !== 'dropped'),
      );
      expect(open).toEqual([]);
      expect(receiver.requests.length).toBeGreaterThan(0);
    });
    await fixture.close();
    fixture = null;
    return SEATS.map((seat) =>
      receiver.requests
        .filter(({ path }) => path === `/${seat}`)
        .map(({ body }) => body.toString())
        .join('\n'),
    );
  }

  it('contain nothing hidden, whatever is played', async () => {
    const random = new Random(3);
    const messages = await messagesIn(courseUpTo(0), 6, (legal) => legal[random.below(legal.length)] ?? '');
    for (const seat of SEATS) expect(leaksIn(messages[seat] ?? '', seat)).toEqual([]);
    for (const text of messages.join('\n').split('\n').filter(Boolean)) {
      for (const item of z.parse(WebhookMessage, JSON.parse(text)).items) {
        expect(item).toMatchObject({ match: MATCH, what: null, leftMs: null });
        expect(['Anna', 'Bo', 'Cleo', null]).toContain(item.by);
      }
    }
  });

  it('are equal in two matches that differ only in secrets', async () => {
    const course = courseUpTo(0);
    const kinds = async (one: Course) => {
      const messages = await messagesIn(one, 2, openAction);
      const items = (messages[2] ?? '').split('\n').filter(Boolean);
      return items.flatMap((text) =>
        z.parse(WebhookMessage, JSON.parse(text)).items.map(({ event: _event, at: _at, url: _url, ...item }) => item),
      );
    };
    const first = await kinds(course);
    const second = await kinds(otherwiseHidden(course, 2, 11));
    expect(first.length).toBeGreaterThan(0);
    expect(first).toEqual(second);
  });
});
