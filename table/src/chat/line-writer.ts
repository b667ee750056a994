import type { ChatLine } from '@levante/wire';
import type { ChatCalls } from '../host/chat-calls.ts';
import { codeOf, type Reply } from '../host/fault.ts';

/** Faults after which a line may have been written. */
const UNKNOWN: readonly string[] = ['offline', 'unreadable'];

/** A line that may have been written, with the last number before it. */
interface UnknownLine {
  readonly text: string;
  readonly after: number;
}

type Calls = Pick<ChatCalls, 'page' | 'write'>;

/** Writes lines of chat, each once. A line without a reply is searched for, immediately and before it is sent again. */
export class LineWriter {
  #unknown: UnknownLine | null = null;

  /** Writes a line. `shown` are the known lines. */
  async write(calls: Calls, text: string, shown: readonly ChatLine[]): Promise<Reply<object>> {
    const before = this.#unknown?.text === text ? this.#unknown : null;
    if (before) {
      const found = await this.#find(calls, before);
      if (!found.ok) return found;
      if (found.value) return { ok: true, value: found.value };
    }
    const line = before ?? { text, after: shown.at(-1)?.number ?? 0 };
    this.#unknown = line;
    const reply = await calls.write(text);
    if (reply.ok || !UNKNOWN.includes(codeOf(reply.fault))) {
      this.#unknown = null;
      return reply;
    }
    const found = await this.#find(calls, line);
    return found.ok && found.value ? { ok: true, value: found.value } : reply;
  }

  /** Returns the line if it was written, otherwise null. */
  async #find(calls: Calls, { text, after }: UnknownLine): Promise<Reply<ChatLine | null>> {
    const page = await calls.page();
    if (!page.ok) return page;
    const line = page.value.lines.find((one) => one.mine && one.text === text && one.number > after) ?? null;
    if (line) this.#unknown = null;
    return { ok: true, value: line };
  }
}
