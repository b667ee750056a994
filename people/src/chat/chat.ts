import type { LookOf } from '@levante/contract';
import type { Bell, MatchHead, Store } from '@levante/host';
import { type ChatLine, type ChatPage, COLLECTIONS, MAX_SIGNALS, SIGNAL_PAUSE_MS, type Signal } from '@levante/wire';
import {
  authorsIn,
  type ChatViewer,
  firstSeatOf,
  isVisibleTo,
  latestLines,
  linesFor,
  maySend,
  peopleIn,
} from './chat-view.ts';
import {
  type BlockStore,
  type ChatFault,
  type ChatReply,
  type ChatState,
  type ChatStore,
  chatDone,
  chatFault,
  type ReportStore,
  type StoredLine,
} from './ports.ts';

/** Number of lines of a report. */
const REPORTED = 20;

export interface ChatParts {
  readonly store: ChatStore;
  readonly blocks: BlockStore;
  readonly reports: ReportStore;
  readonly matches: Pick<Store, 'read'>;
  readonly hasAccount: (person: string) => Promise<boolean>;
  /** Returns the end of a person's mute by an operator, or null. */
  readonly mutedUntil: (person: string) => Promise<number | null>;
  /** Rings with a match whose chat has changed, or with a blank and a person whose blocks have changed. */
  readonly bell: Pick<Bell, 'ring'>;
  /** Returns a key that is equal for names that look alike. Default: names that differ only in case. */
  readonly lookOf?: LookOf;
  readonly now: () => number;
  readonly newId: () => string;
}

/** A signal or words from a person. */
export type LineContent = { readonly signal: Signal } | { readonly text: string };

/** The person to block: the author of a line, or the person in a seat. */
export interface BlockTarget {
  readonly match: string;
  readonly line?: number | undefined;
  readonly seat?: number | undefined;
}

/** The chats of matches: lines, blocks and reports. */
export class Chat {
  readonly #parts: ChatParts;

  constructor(parts: ChatParts) {
    this.#parts = parts;
  }

  /** Returns the latest lines of a match that a person may see. */
  async page(id: string, person: string | null): Promise<ChatReply<ChatPage>> {
    const { store, matches } = this.#parts;
    const match = await matches.read(id);
    if (!match) return chatFault('no-such-match');
    const [state, lines] = await Promise.all([store.stateOf(id), latestLines(store, id)]);
    const people = peopleIn(lines);
    const [firsts, viewer] = await Promise.all([store.authorsOf(id, people), this.viewer(person, people)]);
    const may = maySend(match, state, viewer);
    const authors = authorsIn(match, lines, firsts, this.#parts.lookOf);
    return chatDone({ on: state.on, may, lines: linesFor(match, lines, authors, viewer) });
  }

  /** Returns the rules for what a person may see and send. With `among`, only blocks of these people are read. */
  async viewer(person: string | null, among?: readonly string[]): Promise<ChatViewer> {
    if (person === null) return { person, hasAccount: false, mutedUntil: null, blocked: new Set() };
    const { blocks, hasAccount, mutedUntil } = this.#parts;
    const [blocked, isKnown, until] = await Promise.all([
      blocks.blockedBy(person, among),
      hasAccount(person),
      mutedUntil(person),
    ]);
    return { person, hasAccount: isKnown, mutedUntil: until, blocked };
  }

  /** Adds a line by a person, under their name at the table. */
  async say(
    id: string,
    person: string | null,
    name: string | null,
    content: LineContent,
  ): Promise<ChatReply<ChatLine>> {
    const { store, matches, now, bell } = this.#parts;
    if (person === null) return chatFault('bad-identity');
    // Only their own line is shown.
    const viewer = await this.viewer(person, []);
    for (;;) {
      const match = await matches.read(id);
      if (!match) return chatFault('no-such-match');
      const state = await store.stateOf(id);
      const may = maySend(match, state, viewer);
      if ('text' in content && may !== 'write') return chatFault(refusalOf(state, viewer));
      const counts = await store.countsOf(id, person);
      const at = now();
      const author = authorIn(match, person, name);
      if (counts.last >= (author.seat === null ? COLLECTIONS.chatLines.also.spectators : COLLECTIONS.chatLines.max))
        return chatFault('at-maximum');
      if ('signal' in content && isTooSoon(counts, at)) return chatFault('too-many-requests');
      const line: StoredLine = { ...author, number: counts.last + 1, at, ...contentOf(content) };
      const added = await store.add(id, line);
      if (added === 'gone') return chatFault('no-such-match');
      // Lost the number to another line: count again.
      if (added === 'taken') continue;
      bell.ring(id);
      // The name of a spectator depends on the names of the others.
      const lines = author.seat === null ? await latestLines(store, id) : [line];
      const authors = authorsIn(match, lines, await store.authorsOf(id, peopleIn(lines)), this.#parts.lookOf);
      const [shown] = linesFor(match, [line], authors, viewer);
      return shown ? chatDone(shown) : chatFault('no-such-line');
    }
  }

  /** Switches a chat on or off. Only the person who opened the match may. */
  async setOn(id: string, person: string | null, on: boolean): Promise<ChatReply<null>> {
    const match = await this.#parts.matches.read(id);
    if (!match) return chatFault('no-such-match');
    if (person === null || match.opener !== person) return chatFault('not-opener');
    await this.#parts.store.setOn(id, on);
    this.#parts.bell.ring(id);
    return chatDone(null);
  }

  /** Reports a line to the operators, together with the visible lines before it. */
  async report(
    id: string,
    person: string | null,
    { line: number, reason }: { readonly line: number; readonly reason?: string | undefined },
  ): Promise<ChatReply<null>> {
    const { store, reports, now, newId } = this.#parts;
    if (person === null) return chatFault('bad-identity');
    const page = await this.page(id, person);
    if (!page.ok) return page;
    const seen = new Set(page.value.lines.map((line) => line.number));
    const lines = (await latestLines(store, id)).filter((line) => seen.has(line.number));
    const reported = lines.find((line) => line.number === number);
    if (!reported || reported.person === person) return chatFault('no-such-line');
    const counts = await reports.reportCounts(id, person);
    const isTooMany = counts.all >= COLLECTIONS.reportsOfMatch.max && !(await this.#plays(id, person));
    if (counts.own >= COLLECTIONS.reportsOfMatch.also.each || isTooMany) return chatFault('at-maximum');
    const upTo = lines.filter((line) => line.number <= number).slice(-REPORTED);
    const isStored = await reports.report({
      id: newId(),
      match: id,
      line: number,
      person: reported.person,
      reporter: person,
      reason: reason ?? null,
      lines: upTo,
      at: now(),
    });
    return isStored ? chatDone(null) : chatFault('at-maximum');
  }

  async #plays(id: string, person: string): Promise<boolean> {
    return (await this.#parts.matches.read(id))?.seats.some((seat) => seat.person === person) ?? false;
  }

  /** Blocks a person: their lines disappear, and quick matches seat the two at different tables. */
  async block(person: string | null, whom: BlockTarget): Promise<ChatReply<null>> {
    const { blocks, matches, newId, bell } = this.#parts;
    if (person === null) return chatFault('bad-identity');
    const match = await matches.read(whom.match);
    if (!match) return chatFault('no-such-match');
    const found = await this.#find(match, person, whom);
    if (!found || found.person === person) return chatFault('no-such-line');
    const isStored = await blocks.block({ id: newId(), person, blocked: found.person, name: found.name });
    if (!isStored) return chatFault('at-maximum');
    bell.ring(` ${person}`);
    return chatDone(null);
  }

  /** Removes one of a person's blocks. */
  async unblock(person: string, id: string): Promise<ChatReply<null>> {
    const { blocks, bell } = this.#parts;
    if (!(await blocks.blocksOf(person)).some((block) => block.id === id)) return chatFault('not-found');
    await blocks.unblock(person, id);
    bell.ring(` ${person}`);
    return chatDone(null);
  }

  /** Deletes what a person wrote, and their blocks. */
  async forget(person: string): Promise<void> {
    for (const match of await this.#parts.store.forget(person)) this.#parts.bell.ring(match);
  }

  async #find(
    match: MatchHead,
    person: string,
    { line, seat }: BlockTarget,
  ): Promise<{ person: string; name: string | null } | null> {
    const seated = match.seats.find((one) => seat !== undefined && one.seat === seat);
    // An empty id is a person whose data was deleted.
    if (seated?.person) return { person: seated.person, name: seated.name };
    if (line === undefined) return null;
    const one = await this.#parts.store.lineOf(match.id, line);
    // The list of blocks has names: a line that the person may not see has no name. Someone can be blocked twice.
    const viewer = { person, hasAccount: false, mutedUntil: null, blocked: new Set<string>() };
    return one !== null && isVisibleTo(match, one, viewer) ? one : null;
  }
}

function refusalOf({ on }: ChatState, { mutedUntil }: ChatViewer): ChatFault {
  if (mutedUntil !== null) return 'muted';
  return on ? 'no-account' : 'chat-off';
}

function isTooSoon({ signals, signalAt }: { signals: number; signalAt: number | null }, now: number): boolean {
  if (signals >= MAX_SIGNALS) return true;
  // A clock that was set back must not prevent signals.
  return signalAt !== null && now >= signalAt && now - signalAt < SIGNAL_PAUSE_MS;
}

function authorIn(match: MatchHead, person: string, name: string | null): Pick<StoredLine, 'person' | 'seat' | 'name'> {
  const seat = firstSeatOf(match, person);
  return { person, seat, name: seat === null ? name : (match.seats[seat]?.name ?? name) };
}

const contentOf = (content: LineContent): Pick<StoredLine, 'signal' | 'text'> =>
  'signal' in content ? { signal: content.signal, text: null } : { signal: null, text: content.text };
