import type { PresenceTracker, Time } from '@levante/host';
import type { InviteFeed, TableFeed, TableSink } from '@levante/people/tables';
import type { TablesEvent } from '@levante/wire';
import type { TextSink } from '../matches/match-streams.ts';
import { PersonalStreams, type StreamFollower } from '../matches/personal-streams.ts';

/** A follower of the list of open tables. */
export interface TablesFollower extends StreamFollower {
  /** Set to send only the person's invitations. Default: the open tables, too. */
  readonly only?: 'invites' | undefined;
  /** Whether others may see that the person is here. Default: no. */
  readonly shown?: boolean;
}

/** Place of the people who let others see that they are here. No match has this id. */
const SHOWN = 'shown';

export interface TableStreamsDependencies {
  readonly feed: Pick<TableFeed, 'follow'>;
  readonly invites: Pick<InviteFeed, 'follow'>;
  /** Default: presence is not tracked. */
  readonly presence?: Pick<PresenceTracker, 'enter' | 'at'>;
  readonly time: Time;
  readonly keepAliveMs: number;
}

/** The open streams of the list of open tables and of invitations. Each message is serialised once for all followers. */
export class TableStreams extends PersonalStreams {
  readonly #parts: TableStreamsDependencies;
  readonly #open = new Map<TextSink, TablesFollower>();
  readonly #texts = new WeakMap<TablesEvent, string>();
  #cancelKeepAlive: () => void;

  constructor(parts: TableStreamsDependencies) {
    super();
    this.#parts = parts;
    this.#cancelKeepAlive = this.#keepAliveLater();
  }

  /** Number of open streams. */
  get count(): number {
    return this.#open.size;
  }

  /** People on all servers who let others see that they are here. */
  get shown(): readonly string[] {
    return this.#parts.presence?.at(SHOWN).people ?? [];
  }

  /** Writes the list, the person's invitations and their changes to `sink`. Returns an unsubscribe function. */
  async follow(sink: TextSink, follower: TablesFollower): Promise<() => void> {
    this.#open.set(sink, follower);
    const { person, only, shown = false } = follower;
    const send = (message: TablesEvent): boolean => this.#open.has(sink) && sink.send(this.#textOf(message));
    const one: TableSink = { send, end: () => this.#end(sink) };
    const leaveList =
      only === 'invites'
        ? () => {}
        : await this.#parts.feed.follow(one, person).catch((error: unknown) => {
            this.#open.delete(sink);
            throw error;
          });
    const leaveInvites = person === null ? () => {} : this.#parts.invites.follow(person, { send });
    const hide = shown && person !== null ? this.#parts.presence?.enter(SHOWN, person) : undefined;
    return () => {
      this.#open.delete(sink);
      hide?.();
      leaveList();
      leaveInvites();
    };
  }

  /** Ends the streams of followers that match `isOut`. */
  endWhere(isOut: (follower: StreamFollower) => boolean): void {
    for (const [sink, follower] of this.#open) if (isOut(follower)) this.#end(sink);
  }

  protected followers(): readonly StreamFollower[] {
    return [...this.#open.values()];
  }

  /** Ends every stream. */
  close(): void {
    this.#cancelKeepAlive();
    for (const sink of this.#open.keys()) this.#end(sink);
  }

  #textOf(message: TablesEvent): string {
    const known = this.#texts.get(message);
    if (known !== undefined) return known;
    const text = `data: ${JSON.stringify(message)}\n\n`;
    this.#texts.set(message, text);
    return text;
  }

  #end(sink: TextSink): void {
    if (this.#open.delete(sink)) sink.end();
  }

  #keepAliveLater(): () => void {
    return this.#parts.time.after(this.#parts.keepAliveMs, () => {
      for (const sink of this.#open.keys()) if (!sink.send(': keep-alive\n\n')) this.#end(sink);
      this.#cancelKeepAlive = this.#keepAliveLater();
    });
  }
}
