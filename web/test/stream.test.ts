import type { RequestFault } from '@levante/table/host/fault.ts';
import type { ConnectionStatus } from '@levante/table/host/host.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { EventReader } from '../src/hosts/streams/events.ts';
import { MatchStream } from '../src/hosts/streams/match-stream.ts';
import { FakeBrowser } from './lib/fake-browser.ts';
import { FakeServer, MATCH, plies, view } from './lib/fake-server.ts';

describe('the event parser', () => {
  it('assembles events from arbitrary chunks', () => {
    const text = ': hello\nretry: 1000\n\nid: 7\ndata: {"a":1}\n\nid: 9\r\ndata: one\r\ndata: two\r\n\r\nevent: x\n\n';
    for (let size = 1; size < text.length; size++) {
      const reader = new EventReader();
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
        text.slice(i * size, (i + 1) * size),
      );
      expect(
        pieces.flatMap((piece) => reader.read(piece)),
        `pieces of ${size}`,
      ).toEqual([
        { id: '7', data: '{"a":1}' },
        { id: '9', data: 'one\ntwo' },
      ]);
    }
  });

  it('applies an event’s id to later events', () => {
    const reader = new EventReader();
    const texts = ['data: a\n\n', 'id: 7\ndata: b\n\ndata: c\n\n', ': quiet\n\ndata: d\n\n'];
    const ids = texts.flatMap((text) => reader.read(text)).map(({ id, data }) => `${data}${id}`);
    expect(ids).toEqual(['anull', 'b7', 'c7', 'd7']);
  });
});

describe('the stream of a match', () => {
  let stream: MatchStream | null = null;
  let onMessage = (): void => {};
  afterEach(() => stream?.close());

  function open(server: FakeServer, silence = 5000) {
    const messages: string[] = [];
    const lines: ConnectionStatus[] = [];
    const refusals: RequestFault[] = [];
    const pauses: number[] = [];
    const backoff = (n: number) => {
      pauses.push(n);
      return 1;
    };
    const first = server.next();
    stream = new MatchStream(
      { url: '/stream', hiddenUrl: null, from: null },
      {
        message: (message) => {
          messages.push(message.type === 'plies' ? `${message.from}–${message.ply}` : message.type);
          onMessage();
        },
        line: (line) => lines.push(line),
        refused: (fault) => refusals.push(fault),
      },
      new FakeBrowser().newTab({ fetch: server.fetch, backoff, silence }),
    );
    return { messages, lines, refusals, pauses, first };
  }

  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

  it('resumes exactly where it broke off', async () => {
    const server = new FakeServer();
    const { messages, lines, first } = open(server);
    const one = await first;
    expect(one.lastId).toBeNull();
    one.send(view + plies(10, 14));
    await settled();
    const again = server.next();
    one.end();
    const two = await again;
    expect(two.lastId).toBe('14');
    two.send(plies(14, 20));
    await settled();
    expect(messages).toEqual(['view', '10–14', '14–20']);
    expect(lines[0]).toBe('connecting');
    expect(lines).toContain('lost');
    expect(lines.at(-1)).toBe('live');
  });

  it('keeps its position after a message without a ply', async () => {
    const server = new FakeServer();
    const { messages, first } = open(server);
    const one = await first;
    one.send(`${view}data: ${JSON.stringify({ type: 'match', match: MATCH, legal: null })}\n\n`);
    await settled();
    const again = server.next();
    one.end();
    expect((await again).lastId).toBe('10');
    expect(messages).toEqual(['view', 'match']);
  });

  it('backs off while the server does not answer, and resets once connected', async () => {
    const server = new FakeServer();
    server.status = 0;
    const { pauses, first } = open(server);
    while (pauses.length < 3) await settled();
    server.status = 200;
    const one = await first;
    one.send(view);
    await settled();
    const again = server.next();
    one.end();
    await again;
    expect(pauses.slice(0, 3)).toEqual([1, 2, 3]);
    expect(pauses.at(-1)).toBe(1);
  });

  it('treats a silent connection as lost', async () => {
    const server = new FakeServer();
    const { lines, first } = open(server, 20);
    await first;
    await server.next();
    expect(lines).toContain('lost');
  });

  it('requests the full view when it starts over', async () => {
    const server = new FakeServer();
    const { first } = open(server);
    (await first).send(view);
    await settled();
    const again = server.next();
    stream?.startOver();
    expect((await again).lastId).toBeNull();
  });

  it('ignores the rest of a chunk after it has started over', async () => {
    const server = new FakeServer();
    const { messages, first } = open(server);
    const one = await first;
    one.send(view);
    await settled();
    const again = server.next();
    const before = messages.length;
    onMessage = () => stream?.startOver();
    one.send(plies(10, 14) + plies(14, 20));
    expect((await again).lastId).toBeNull();
    onMessage = () => {};
    expect(messages).toHaveLength(before + 1);
  });

  it.each([
    [403, '<html>Forbidden</html>'],
    [408, ''],
    [404, '<html>Not found</html>'],
  ])('reconnects after an error %i of a proxy', async (status, error) => {
    const server = new FakeServer();
    server.status = status;
    server.error = error;
    const { refusals, lines, first } = open(server);
    await first;
    await settled();
    expect([refusals, lines.at(-1)]).toEqual([[], 'lost']);
    server.status = 200;
    (await server.next()).send(view);
    await settled();
    expect([refusals, lines.at(-1)]).toEqual([[], 'live']);
  });

  it('waits and reconnects when rate-limited', async () => {
    const server = new FakeServer();
    server.status = 429;
    const { refusals, pauses, lines, first } = open(server);
    await first;
    await expect.poll(() => pauses.slice(0, 3), { timeout: 2000 }).toEqual([1, 2, 3]);
    expect(lines.at(-1)).toBe('lost');
    server.status = 200;
    (await server.next()).send(view);
    await settled();
    expect([refusals, lines.at(-1)]).toEqual([[], 'live']);
  });

  it('does not retry a permanent refusal', async () => {
    const server = new FakeServer();
    server.status = 404;
    server.error = JSON.stringify({ code: 'no-such-match', message: '' });
    const { refusals, first } = open(server);
    await first;
    await settled();
    await settled();
    expect(refusals).toMatchObject([{ kind: 'refused', error: { code: 'no-such-match' } }]);
    expect(server.requests).toHaveLength(1);
  });
});
