import type { ConnectionStatus, Following } from '@levante/table/host/host.ts';
import type { StreamMessage } from '@levante/wire';
import { MatchStream } from '../../src/hosts/streams/match-stream.ts';
import type { FakeTab } from './fake-browser.ts';

/** A tab with a page of a match, which follows it as the page does. */
export class MatchTab {
  readonly tab: FakeTab;
  readonly messages: StreamMessage[] = [];
  readonly lines: ConnectionStatus[] = [];
  /** Ply that the page shows; null before the first view. */
  ply: number | null = null;
  readonly #stream: Following;

  constructor(tab: FakeTab, url = '/stream') {
    this.tab = tab;
    this.#stream = new MatchStream(
      { url, hiddenUrl: `${url}?hidden`, from: null },
      {
        message: (message) => this.#take(message),
        line: (line) => this.lines.push(line),
        refused: () => {},
      },
      tab,
    );
  }

  close(): void {
    this.#stream.close();
  }

  startOver(): void {
    this.#stream.startOver();
  }

  retryNow(): void {
    this.#stream.retryNow();
  }

  /** The messages in short: `view 10`, `10–12`. */
  get summaries(): readonly string[] {
    return this.messages.map((message) => {
      if (message.type === 'plies') return `${message.from}–${message.ply}`;
      return message.type === 'view' ? `view ${message.match.ply}` : message.type;
    });
  }

  /** The names of those whose view this tab received. */
  get viewers(): readonly string[] {
    const viewers = this.messages.flatMap((message) => ('state' in message ? String(message.state.viewer) : []));
    return [...new Set(viewers)];
  }

  #take(message: StreamMessage): void {
    this.messages.push(message);
    if (message.type === 'view') this.ply = message.match.ply;
    else if (message.type !== 'plies') return;
    else if (this.ply === null || message.from > this.ply) this.#stream.startOver();
    else this.ply = message.ply;
  }
}
