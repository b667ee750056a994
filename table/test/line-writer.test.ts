import type { ChatLine } from '@levante/wire';
import { describe, expect, it } from 'vitest';
import { LineWriter } from '../src/chat/line-writer.ts';
import type { ChatCalls } from '../src/host/chat-calls.ts';
import type { Reply } from '../src/host/fault.ts';

const line = (number: number, text: string, mine = true): ChatLine => ({
  number,
  at: 0,
  author: 1,
  seat: 0,
  name: 'Ada',
  mine,
  watchers: false,
  signal: null,
  text,
});
const offline: Reply<never> = { ok: false, fault: { kind: 'offline' } };

/** A chat whose requests or replies can be lost. */
class Chat implements Pick<ChatCalls, 'page' | 'write'> {
  readonly lines = [line(1, 'Ahoy')];
  loses: 'request' | 'reply' | null = null;
  isOffline = false;

  async page() {
    if (this.isOffline) return offline;
    return { ok: true, value: { on: true, may: 'write' as const, lines: this.lines } } as const;
  }

  async write(text: string): Promise<Reply<ChatLine>> {
    if (this.loses === 'request') return offline;
    const written = line(this.lines.length + 1, text);
    this.lines.push(written);
    return this.loses === 'reply' ? offline : { ok: true, value: written };
  }

  get texts(): readonly (string | null)[] {
    return this.lines.map(({ text }) => text);
  }
}

describe('a line of chat', () => {
  it('is written once if the player sends it again after its reply was lost', async () => {
    const chat = new Chat();
    const shown = [...chat.lines];
    const writer = new LineWriter();
    chat.loses = 'reply';
    chat.isOffline = true;
    expect(await writer.write(chat, 'Ahoy', shown)).toEqual(offline);
    expect(await writer.write(chat, 'Ahoy', shown)).toEqual(offline);
    chat.isOffline = false;
    expect((await writer.write(chat, 'Ahoy', shown)).ok).toBe(true);
    expect(chat.texts).toEqual(['Ahoy', 'Ahoy']);
  });

  it('counts as written if only its reply was lost', async () => {
    const chat = new Chat();
    chat.loses = 'reply';
    expect((await new LineWriter().write(chat, 'Aye', [...chat.lines])).ok).toBe(true);
    expect(chat.texts).toEqual(['Ahoy', 'Aye']);
  });

  it('is written by the next attempt if its request was lost', async () => {
    const chat = new Chat();
    const shown = [...chat.lines];
    const writer = new LineWriter();
    chat.loses = 'request';
    await writer.write(chat, 'Ahoy', shown);
    await writer.write(chat, 'Ahoy', shown);
    chat.loses = null;
    chat.lines.push(line(2, 'Ahoy', false));
    expect((await writer.write(chat, 'Ahoy', shown)).ok).toBe(true);
    expect(chat.texts).toEqual(['Ahoy', 'Ahoy', 'Ahoy']);
  });

  it('can be written twice with the same text', async () => {
    const chat = new Chat();
    const writer = new LineWriter();
    await writer.write(chat, 'Aye', chat.lines);
    await writer.write(chat, 'Aye', chat.lines);
    expect(chat.texts).toEqual(['Ahoy', 'Aye', 'Aye']);
  });
});
