import { beforeEach, describe, expect, it } from 'vitest';
import { channelTo, NotificationStage, SECOND_MS } from './lib/notification-stage.ts';

/** Time after which a server gives up a receiver that does not answer. */
const TIMEOUT_MS = 10 * SECOND_MS;

let stage: NotificationStage;
/** Channels to which a message is under way. */
let open: Set<string>;
beforeEach(() => {
  stage = new NotificationStage();
  open = new Set();
  stage.answer = async ({ channel }) => {
    open.add(channel);
    await stage.world.pause(channel.startsWith('quick') ? 1 : TIMEOUT_MS);
    open.delete(channel);
    return { kind: 'failed', answer: 'no answer in time' };
  };
});

/** Gives a person at an address a webhook at a host, to which something is to be sent. */
function add(id: string, person: string, network: string | null, host: string): void {
  const url = `https://${host}/`;
  const target = { kind: 'webhook', url, format: 'json', secret: 'whsec_1' } as const;
  stage.store.channels.set(id, { ...channelTo('webhook', person, id), network, target });
  say(person);
}

/** Lets something happen of which all channels of a person are notified. */
function say(person: string): void {
  const id = `event ${stage.store.outbox.size} ${stage.time.now()}`;
  void stage.store.addEvent({ id, kind: 'security', person, match: '', ply: 0, seat: null, at: stage.time.now() });
}

/** Runs a server for a time. */
async function run(ms: number): Promise<void> {
  const server = stage.notifier('one');
  server.start();
  await stage.world.run(ms);
}

describe('a mail server that takes two messages at a time', () => {
  it('gets each of 200 messages once from two servers, although the last ones wait for minutes', async () => {
    const sent: string[] = [];
    const connections = [Promise.resolve(), Promise.resolve()];
    let count = 0;
    stage.answer = async ({ person }) => {
      const connection = count++ % connections.length;
      const turn = (connections[connection] ?? Promise.resolve()).then(async () => {
        sent.push(person);
        await stage.world.pause(5 * SECOND_MS);
      });
      connections[connection] = turn;
      await turn;
      return { kind: 'sent', answer: '250' };
    };
    const people = Array.from({ length: 200 }, (_, i) => `person ${i}`);
    for (const person of people) {
      stage.store.channels.set(`mail of ${person}`, channelTo('email', person, `mail of ${person}`));
      void stage.store.addEvent({
        id: `off ${person}`,
        kind: 'channel-off',
        person,
        match: '',
        ply: 0,
        seat: null,
        at: stage.time.now(),
      });
    }
    const servers = ['one', 'two'].map((holder) => stage.notifier(holder));
    for (const server of servers) server.start();
    await stage.world.run(1800 * SECOND_MS);
    expect(sent.toSorted()).toEqual(people.toSorted());
  });
});

describe('messages that are sent at the same time', () => {
  it.each<readonly [string, number, (i: number) => readonly [string, string | null, string]]>([
    ['a person', 5, (i: number) => ['slow', 'network', `host-${i}`]],
    ['an address', 25, (i: number) => [`person ${i}`, 'network', `host-${i}`]],
    ['the addresses of one network', 50, (i: number) => [`person ${i}`, `home/${i}`, `host-${i}`]],
    ['a host', 50, (i: number) => [`person ${i}`, `network ${i}`, 'host']],
    ['forty addresses, with the rest for other addresses', 150, (i: number) => [`p ${i}`, `n ${i % 40}`, `host-${i}`]],
    ['all people together', 200, (i: number) => [`person ${i}`, null, `host-${i}`]],
  ])('for %s are never more than %i', async (_, max, of) => {
    for (let i = 0; i < 300; i++) add(`slow ${i}`, ...of(i));
    await run(5 * SECOND_MS);
    expect(open.size).toBe(max);
  });

  it('reach a person at another address within a second while 400 receivers at forty addresses are silent', async () => {
    for (let i = 0; i < 400; i++) add(`slow ${i}`, `person ${i % 40}`, `network ${i % 40}`, `host-${i % 40}`);
    await run(3 * SECOND_MS);
    expect(open.size).toBe(150);
    add('quick', 'anna', 'elsewhere', 'quick.example');
    await stage.world.run(SECOND_MS + 10);
    expect(stage.messages.at(-1)).toMatchObject({ channel: 'quick' });
  });

  it('reach a person at another address within four seconds while a thousand wait for one silent host', async () => {
    for (let i = 0; i < 1000; i++) add(`slow ${i}`, `person ${i}`, `network ${i}`, 'silent.example');
    await run(10 * SECOND_MS);
    add('quick', 'anna', 'elsewhere', 'quick.example');
    await stage.world.run(4 * SECOND_MS);
    expect(stage.messages.filter(({ channel }) => channel === 'quick')).toHaveLength(1);
  });

  it('reach all channels of a person in turn if they exceed the person’s maximum', async () => {
    for (let i = 0; i < 10; i++) add(`quick ${i}`, 'anna', 'here', `host-${i}`);
    await run(500);
    expect(stage.messages).toHaveLength(10);
  });
});

describe('a host that was slow three times in a row', () => {
  it('receives one message at a time, without delaying other hosts, until it answers quickly again', async () => {
    for (let i = 0; i < 10; i++) add(`slow ${i}`, `person ${i}`, `network ${i}`, 'silent.example');
    await run(TIMEOUT_MS + SECOND_MS);
    stage.sent.length = 0;
    for (let i = 10; i < 20; i++) add(`slow ${i}`, `person ${i}`, `network ${i}`, 'silent.example');
    for (let i = 20; i < 30; i++) add(`slow ${i}`, `person ${i}`, `network ${i}`, 'other.example');
    await stage.world.run(5 * SECOND_MS);
    const known = [...open].map((id) => stage.store.channels.get(id)?.target);
    const urls = known.map((target) => (target?.kind === 'webhook' ? target.url : ''));
    expect(urls.filter((url) => url.includes('silent'))).toHaveLength(1);
    expect(urls.filter((url) => url.includes('other'))).toHaveLength(10);
    // It answers again.
    for (let i = 30; i < 40; i++) add(`quick ${i}`, `person ${i}`, `network ${i}`, 'silent.example');
    stage.answer = ({ channel }) => {
      open.add(channel);
      return { kind: 'sent', answer: '204' };
    };
    open.clear();
    await stage.world.run(TIMEOUT_MS);
    expect([...open].filter((id) => id.startsWith('quick'))).toHaveLength(10);
  });
});
