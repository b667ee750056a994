import { Writable } from 'node:stream';
import { describe as describeMatch, type FollowRequest, type Sink, type StoredMatch } from '@levante/host';
import { aMatch } from '@levante/testkit/host';
import type { StreamMessage } from '@levante/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { watchKeys } from '../src/accounts/key-watch.ts';
import { sinkOf } from '../src/http/event-stream-reply.ts';
import { MatchStreams } from '../src/matches/match-streams.ts';

const request: FollowRequest = { match: 'aaaaaaaaaaaaaa', person: null, seat: null, resume: null };
const stored: StoredMatch = { ...aMatch(), number: 1, status: 'running', ply: 0, result: null, opener: null };
const message: StreamMessage = { type: 'match', match: describeMatch(stored, null), legal: null };

describe('event streams', () => {
  /** Subscribed sinks in order, and whether the host still sends to them. */
  let followed: { readonly sink: Sink; stopped: boolean }[];
  /** Timers that are due. */
  let due: (() => void)[];
  let streams: MatchStreams;

  beforeEach(() => {
    followed = [];
    due = [];
    const host = {
      follow: (_request: FollowRequest, sink: Sink) => {
        const one = { sink, stopped: false };
        followed.push(one);
        return () => {
          one.stopped = true;
        };
      },
    };
    const time = {
      now: () => 0,
      after: (_ms: number, then: () => void) => {
        due.push(then);
        return () => void due.splice(due.indexOf(then), 1);
      },
    };
    streams = new MatchStreams({ host, time, keepAliveMs: 1 });
  });

  /** A client that accepts `patience` texts. */
  function client(patience: number) {
    const texts: string[] = [];
    const ends: string[] = [];
    const send = (text: string): boolean => texts.length < patience && texts.push(text) > 0;
    return { texts, ends: () => ends.length, sink: { send, end: () => void ends.push('end') } };
  }

  it('end if their keys are void, even if the message about it is lost', async () => {
    const anna = client(9);
    const renewed = client(9);
    const bo = client(9);
    const nobody = client(9);
    streams.follow({ ...request, person: 'anna' }, anna.sink, { generation: 0 });
    streams.follow({ ...request, person: 'anna' }, renewed.sink, { generation: 1 });
    const signedOut = client(9);
    streams.follow({ ...request, person: 'anna' }, signedOut.sink, { generation: 1, session: 'ended' });
    streams.follow({ ...request, person: 'bo' }, bo.sink, { generation: 2 });
    streams.follow(request, nobody.sink);
    due = [];
    const stop = watchKeys({
      streams,
      generationsOf: async (people) => new Map(people.map((person) => [person, person === 'anna' ? 1 : 2])),
      endedAmong: async (sessions) => sessions.filter((session) => session === 'ended'),
      time: {
        after: (_ms, then) => {
          due.push(then);
          return () => {};
        },
      },
      everyMs: 1,
      failed: (error) => expect(error).toBeNull(),
    });
    due.shift()?.();
    await expect.poll(() => due.length).toBe(1);
    stop();
    expect([anna, renewed, bo, nobody].map(({ ends }) => ends())).toEqual([1, 0, 0, 0]);
    expect(signedOut.ends()).toBe(1);
    expect(streams.people).toEqual(['anna', 'bo']);
    streams.endStreamsOf('bo');
    expect([anna, renewed, bo, nobody].map(({ ends }) => ends())).toEqual([1, 0, 1, 0]);
    expect(streams.count).toBe(2);
  });

  it('send each message with the ply from which to resume, or without one', () => {
    const one = client(9);
    streams.follow(request, one.sink);
    const data = `data: ${JSON.stringify(message)}\n\n`;
    expect(followed[0]?.sink.send(message, 7)).toBe(true);
    expect(followed[0]?.sink.send(message, null)).toBe(true);
    expect(one.texts).toEqual([`id: 7\n${data}`, data]);
  });

  it('are counted until either side ends them', () => {
    const one = client(9);
    const other = client(9);
    const stop = streams.follow(request, one.sink);
    streams.follow(request, other.sink);
    expect(streams.count).toBe(2);
    stop();
    stop();
    expect([streams.count, one.ends(), followed[0]?.stopped]).toEqual([1, 0, true]);
    followed[1]?.sink.end('failed');
    expect([streams.count, other.ends()]).toEqual([0, 1]);
  });

  it('are kept alive by comments, and ended if comments cannot be sent', () => {
    const slow = client(0);
    const quick = client(9);
    streams.follow(request, slow.sink);
    streams.follow(request, quick.sink);
    for (let i = 0; i < 2; i++) due.shift()?.();
    expect(quick.texts).toEqual([': keep-alive\n\n', ': keep-alive\n\n']);
    expect([slow.ends(), streams.count, followed[0]?.stopped]).toEqual([1, 1, true]);
  });

  it('end when they are closed, and leave no timer', () => {
    const one = client(9);
    streams.follow(request, one.sink);
    streams.close();
    expect([one.ends(), streams.count, due]).toEqual([1, 0, []]);
  });
});

describe('the sink of an event stream', () => {
  it('drops a client with more than a mebibyte unread', () => {
    const stuck = new Writable({ write: () => {} });
    const sink = sinkOf(stuck);
    const kibibyte = 'x'.repeat(1024);
    let taken = 0;
    while (taken < 5000 && sink.send(kibibyte)) taken += 1;
    expect(taken).toBe(1025);
    sink.end();
    expect(stuck.destroyed).toBe(true);
    expect(sink.send('x')).toBe(false);
  });
});
