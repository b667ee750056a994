import type { MatchRecord, Refusal, Seat } from '@levante/contract';
import type {
  ChatMessage,
  ChatPage,
  Match,
  PliesMessage,
  PresenceMessage,
  StreamMessage,
  StreamPly,
  ViewMessage,
} from '@levante/wire';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { codeOf, isPassing, type Reply, type RequestFault } from '../host/fault.ts';
import type { ConnectionStatus, Following, Host } from '../host/host.ts';
import { serverNow } from '../lib/server-now.ts';
import type { TextStorage } from '../lib/storage.ts';
import { settings } from '../ui/settings.ts';
import { withChatLines } from './chat-lines.ts';
import { type ClockReading, ServiceOffset } from './clock-reading.ts';
import { Outbox } from './outbox.ts';
import { type Pauses, Playback, pauseFor } from './playback.ts';
import type { AnyFact } from './position.ts';
import { type ProposalTimes, timesAfter } from './proposal-times.ts';
import { RetryPauses } from './retry-pauses.ts';
import { changesBetween, changesInRecord, type StandInChange } from './seat-changes.ts';
import {
  lastPly,
  lastPosition,
  plyBefore,
  positionAt,
  type Timeline,
  type TimelinePly,
  timelineAt,
  withPast,
} from './timeline.ts';

/** The ply on the table, and the facts that led to it. */
export interface ShownPly<F> {
  readonly ply: number;
  readonly facts: readonly F[];
}

/** The part of a game that follows a match (see `TableGame`). */
export interface TimelineReader<P, F extends AnyFact> {
  readonly secret: boolean;
  readonly pauses: Pauses<F>;
  read(state: unknown): P | Refusal;
  opening(match: Match): P | Refusal;
  follow(from: P, plies: readonly StreamPly[], state: unknown): readonly TimelinePly<P, F>[] | null;
  past(record: MatchRecord): Timeline<P, F> | null;
  stops(facts: readonly F[]): boolean;
}

/** Milliseconds after which the stream should show a commit. */
const ARRIVAL_MS = 5000;

/** Milliseconds before the past is read again; they double each time, up to `MAX_READ_PAUSE_MS`. */
const READ_PAUSE_MS = 1000;
const MAX_READ_PAUSE_MS = 60_000;

/** Problem in reading the match. */
export type Trouble = 'unreadable' | 'no-past' | null;

/**
 * A match as received from its host: its past, its present, and the playback position on this screen. Contains only
 * committed actions; drafts are in `TurnEditor`.
 */
export class MatchSession<P extends { readonly actor: Seat | null }, F extends AnyFact> {
  readonly #leaving = new AbortController();
  /** Aborted when the match is no longer shown, which ends everything started for it. */
  readonly left: AbortSignal = this.#leaving.signal;
  readonly id: string;
  readonly host: Host;
  readonly outbox: Outbox;
  readonly #match: Signal<Match | null> = signal(null);
  readonly match: ReadonlySignal<Match | null> = this.#match;
  readonly #timeline: Signal<Timeline<P, F> | null> = signal(null);
  readonly timeline: ReadonlySignal<Timeline<P, F> | null> = this.#timeline;
  readonly #shown: Signal<ShownPly<F>> = signal({ ply: 0, facts: [] });
  readonly shown: ReadonlySignal<ShownPly<F>> = this.#shown;
  readonly #presence: Signal<Pick<PresenceMessage, 'here' | 'spectators'> | null> = signal(null);
  /** Seats of the people who have the match open, and the number of spectators; null while unknown. */
  readonly presence: ReadonlySignal<Pick<PresenceMessage, 'here' | 'spectators'> | null> = this.#presence;
  readonly #chat: Signal<ChatPage | null> = signal(null);
  /** The chat of the match as this viewer may see it; null without a chat. */
  readonly chat: ReadonlySignal<ChatPage | null> = this.#chat;
  readonly #line: Signal<ConnectionStatus> = signal('connecting');
  readonly line: ReadonlySignal<ConnectionStatus> = this.#line;
  readonly #fault: Signal<RequestFault | null> = signal(null);
  readonly fault: ReadonlySignal<RequestFault | null> = this.#fault;
  readonly #trouble: Signal<Trouble> = signal(null);
  readonly trouble: ReadonlySignal<Trouble> = this.#trouble;
  readonly #replaced: Signal<Seat | null> = signal(null);
  /** Seat of a bot that failed and was replaced, until the notice is dismissed. */
  readonly replaced: ReadonlySignal<Seat | null> = this.#replaced;
  readonly #held: Signal<number | null> = signal(null);
  /** Ply of a payday that must be read before playback continues. */
  readonly held: ReadonlySignal<number | null> = this.#held;
  readonly #offset = new ServiceOffset();
  readonly #clocks: Signal<ClockReading | null> = signal(null);
  /** Clocks as last received; null in a match without clocks. */
  readonly clocks: ReadonlySignal<ClockReading | null> = this.#clocks;
  readonly #isSignedOut: Signal<boolean> = signal(false);
  /** Whether this tab has lost its seat of the running match, because its cookie is gone. */
  readonly isSignedOut: ReadonlySignal<boolean> = this.#isSignedOut;
  readonly #proposal: Signal<ProposalTimes | null> = signal(null);
  /** Times of the latest proposal; null if none was open since the page was opened. */
  readonly proposal: ReadonlySignal<ProposalTimes | null> = this.#proposal;
  readonly #changesBefore: Signal<readonly StandInChange[]> = signal([]);
  readonly #changesSince: Signal<readonly StandInChange[]> = signal([]);
  /** Changes between people and bots that play for them, in order. Changes before this screen joined may be missing. */
  readonly seatChanges: ReadonlySignal<readonly StandInChange[]> = computed(() => [
    ...this.#changesBefore.value,
    ...this.#changesSince.value,
  ]);
  /** Number of seat changes before this screen joined. */
  readonly changesBefore: ReadonlySignal<number> = computed(() => this.#changesBefore.value.length);
  readonly mine: ReadonlySignal<readonly Seat[]> = computed(() => this.match.value?.mine ?? []);
  /** Seats of this screen, except seats that a bot plays now. */
  readonly deciders: ReadonlySignal<readonly Seat[]> = computed(() => {
    const seats = this.match.value?.seats ?? [];
    return this.mine.value.filter((seat) => !seats[seat]?.playedBy);
  });
  /** Whether the table shows the latest action. */
  readonly caughtUp: ReadonlySignal<boolean> = computed(() => {
    const timeline = this.timeline.value;
    return timeline !== null && this.shown.value.ply === lastPly(timeline);
  });
  /** Seats of this screen that can plan ahead: all, or only the viewer's if seats have secrets. */
  readonly planners: ReadonlySignal<readonly Seat[]> = computed(() => {
    const match = this.match.value;
    if (!match || !this.#game.secret) return this.deciders.value;
    return this.deciders.value.filter((seat) => seat === match.viewer);
  });
  /** Seat of this screen to act that is not the viewer: the screen must be passed to it. */
  readonly passTo: ReadonlySignal<Seat | null> = computed(() => {
    const timeline = this.timeline.value;
    const match = this.match.value;
    if (!this.#game.secret || !timeline || !match || !this.caughtUp.value) return null;
    const { actor } = lastPosition(timeline);
    return actor !== null && actor !== match.viewer && this.deciders.value.includes(actor) ? actor : null;
  });
  readonly #game: TimelineReader<P, F>;
  readonly #storage: TextStorage | null;
  #stream: Following;
  readonly #playback: Playback;
  /** Number of actions when this screen joined. */
  #cameAt = 0;
  /** Pauses between attempts to read the past. */
  readonly #pauses = new RetryPauses();
  #isReadingPast = false;
  /** Own lines in flight, and their ply. Their motion was already shown in the draft. */
  #mineUnderway: { readonly ply: number; readonly lines: readonly string[] } | null = null;

  /**
   * Creates a session. For a reload of this tab, `storage` keeps the keys of sent commands and whether the tab has a
   * seat.
   */
  constructor(id: string, host: Host, game: TimelineReader<P, F>, storage: TextStorage | null = null) {
    this.#game = game;
    this.#storage = storage;
    this.id = id;
    this.host = host;
    this.outbox = new Outbox(id, host, storage);
    this.#playback = new Playback(
      {
        speed: () => settings.value.speed,
        pause: (ply) => pauseFor(game.pauses, this.#factsOf(ply)),
        stops: (ply) => game.stops(this.#factsOf(ply)),
        show: (ply, motion) => {
          this.#shown.value = { ply, facts: motion ? this.#factsOf(ply) : [] };
        },
        hold: (ply) => {
          this.#held.value = ply;
        },
        timer: (callback, ms) => {
          const timer = setTimeout(callback, ms);
          return () => clearTimeout(timer);
        },
      },
      0,
    );
    this.#stream = this.#listen(null);
  }

  /** Switches to another of this screen's seats and receives everything as that seat sees it. */
  lookThrough(seat: Seat): void {
    this.#stream.close();
    this.#timeline.value = null;
    this.#stream = this.#listen(seat);
  }

  /** Subscribes as one of this screen's seats, by default the first. */
  #listen(seat: Seat | null): Following {
    const wanted = { seat, fromBeginning: this.#game.secret };
    return this.host.follow(this.id, wanted, {
      message: (message) => batch(() => this.#take(message)),
      line: (line) => {
        if (line === 'live' && this.#line.peek() !== line) this.#sendAndReadNow();
        this.#line.value = line;
        // A page that cannot hear the server does not know who is here.
        if (line === 'lost') this.#presence.value = null;
      },
      refused: (fault) => {
        this.#fault.value = fault;
      },
      replaced: (bot) => {
        this.#replaced.value = bot;
      },
      measured: (now, sentAt, receivedAt) => {
        this.#offset.noteReply(now, sentAt, receivedAt);
        const reading = this.#clocks.peek();
        if (reading) this.#clocks.value = { ...reading, offsetMs: this.#offset.ms };
      },
    });
  }

  /** Returns the committed position after `ply` actions. */
  position(ply: number): P | null {
    const timeline = this.timeline.value;
    return timeline ? positionAt(timeline, ply) : null;
  }

  /**
   * Sends lines decided at `ply`, until there is a definite reply or `left` is aborted. Returns the fault, or null once
   * they are committed.
   */
  async send(ply: number, lines: readonly string[], left: AbortSignal = this.left): Promise<RequestFault | null> {
    const underway = { ply, lines };
    this.#mineUnderway = underway;
    const fault = await this.outbox.send(ply, lines, left);
    if (!fault) {
      setTimeout(() => this.#expect(ply), ARRIVAL_MS);
      return null;
    }
    if (this.#mineUnderway === underway && this.outbox.sentAt(ply).length === 0) this.#mineUnderway = null;
    if (!left.aborted && codeOf(fault) === 'stale-ply') this.#stream.startOver();
    return fault;
  }

  /** Restarts the stream unless it delivers the commit at `ply`. */
  #expect(ply: number): void {
    const timeline = this.timeline.peek();
    if (!this.left.aborted && timeline && lastPly(timeline) <= ply) this.#stream.startOver();
  }

  /** Returns the record as far as the viewer may see it. */
  record(): Promise<Reply<MatchRecord>> {
    return this.host.record(this.id, this.match.value?.viewer ?? undefined);
  }

  /** Takes an open seat. Returns the fault, or null. */
  async sitDown(name: string, seat?: Seat): Promise<RequestFault | null> {
    const reply = await this.host.takeSeat(this.id, seat === undefined ? { name } : { name, seat });
    if (!reply.ok) return reply.fault;
    this.noteSeats(reply.value);
    // The stream was a spectator's; from the beginning it is the seat's.
    if (this.#game.secret) this.#timeline.value = null;
    this.#stream.startOver();
    return null;
  }

  /** Adopts the seats of a reply, since the stream may be interrupted. */
  noteSeats(match: Match): void {
    this.#adopt(match);
  }

  #adopt(match: Match): void {
    const before = this.#match.peek();
    this.#match.value = match;
    this.#noteSignedOut(match);
    this.#proposal.value = timesAfter(this.#proposal.peek(), match.proposal, performance.now());
    const changes = before ? changesBetween(before.seats, match.seats, match.ply) : [];
    if (changes.length > 0) this.#changesSince.value = [...this.#changesSince.peek(), ...changes];
    // The past of a game with secrets is received, but not who sat at the table then. Others read it with their record.
    const isRead = !this.#game.secret && match.ply > 0;
    if (!before && !isRead && isSeatHistoryKnown(match)) void this.#readSeatHistory();
    this.#noteClocks(match);
  }

  #noteSignedOut({ mine, status }: Match): void {
    const key = `levante.seated.${this.id}`;
    if (mine.length > 0) this.#storage?.setItem(key, '1');
    else if (status !== 'running') this.#storage?.removeItem(key);
    this.#isSignedOut.value = mine.length === 0 && (this.#storage?.getItem(key) ?? null) !== null;
  }

  #noteClocks({ clocks }: Pick<Match, 'clocks'>): void {
    if (clocks === this.#clocks.peek()?.clocks) return;
    if (clocks) this.#offset.noteMessage(clocks.now, performance.now());
    this.#clocks.value = clocks ? { clocks, offsetMs: this.#offset.ms } : null;
  }

  /** Whether something must be read before the latest commit is shown. */
  get mustRead(): boolean {
    const timeline = this.timeline.peek();
    if (this.held.peek() !== null || !timeline) return true;
    for (let ply = this.shown.peek().ply + 1; ply <= lastPly(timeline); ply++)
      if (this.#game.stops(this.#factsOf(ply))) return true;
    return false;
  }

  skip(): void {
    this.#playback.skip();
  }

  /** Continues after a payday was read. */
  goOn(): void {
    this.#held.value = null;
    this.#playback.goOn();
  }

  /** Dismisses the notice about a replaced bot. */
  readReplaced(): void {
    this.#replaced.value = null;
  }

  /** Connects and sends again immediately, because the network is back or the tab is visible again. */
  retryNow(): void {
    this.#stream.retryNow();
    this.#sendAndReadNow();
  }

  /** Repeats everything that waits for the network. */
  #sendAndReadNow(): void {
    this.outbox.retryNow();
    this.#pauses.endNow();
  }

  close(): void {
    this.#leaving.abort();
    this.#stream.close();
    this.#playback.close();
  }

  #factsOf(ply: number): readonly F[] {
    const timeline = this.timeline.value;
    return timeline ? (plyBefore(timeline, ply)?.facts ?? []) : [];
  }

  #take(message: StreamMessage): void {
    if (message.type === 'match') this.#takeMatch(message.match);
    else if (message.type === 'view') this.#takeView(message);
    else if (message.type === 'presence') this.#presence.value = message;
    else if (message.type === 'chat') this.#takeChat(message);
    else this.#takePlies(message);
  }

  /** Reloads the chat, since players may see more of it after the match. */
  async reloadChat(): Promise<void> {
    if (!this.chat.value || !this.host.chat) return;
    const reply = await this.host.chat(this.id).then(
      (calls) => calls.page(),
      () => null,
    );
    if (!reply?.ok) return;
    const { lines } = reply.value;
    const last = lines.at(-1)?.number ?? 0;
    // Lines may have come while the reply was on its way.
    const newer = this.chat.value?.lines.filter(({ number }) => number > last) ?? [];
    this.#chat.value = { ...reply.value, lines: [...lines, ...newer] };
  }

  #takeChat({ whole, on, may, lines }: ChatMessage): void {
    const known = whole ? [] : (this.chat.value?.lines ?? []);
    this.#chat.value = { on, may, lines: withChatLines(known, lines) };
  }

  /** Handles a description of the match. A stream from the first ply starts without a view. */
  #takeMatch(match: Match): void {
    this.#adopt(match);
    if (!this.#game.secret || this.timeline.value) return;
    const opening = this.#game.opening(match);
    if ('code' in opening) this.#trouble.value = 'unreadable';
    else {
      this.#cameAt = match.ply;
      this.#timeline.value = timelineAt(0, opening);
    }
  }

  #takeView({ match, state }: ViewMessage): void {
    this.#adopt(match);
    const known = this.timeline.value;
    if (known && lastPly(known) === match.ply) return;
    this.#begin(match.ply, state);
  }

  /** Restarts the table at a ply; the past is read from the record later. */
  #begin(ply: number, state: unknown): void {
    const position = this.#game.read(state);
    if ('code' in position) {
      this.#trouble.value = 'unreadable';
      return;
    }
    this.#mineUnderway = null;
    this.#timeline.value = timelineAt(ply, position);
    this.#playback.jump(ply);
    if (ply > 0) void this.#readPast();
  }

  #takePlies(message: PliesMessage): void {
    const timeline = this.timeline.value;
    if (!timeline || message.from > lastPly(timeline)) {
      this.#stream.startOver();
      return;
    }
    const received = message.plies.slice(lastPly(timeline) - message.from);
    const further = this.#game.follow(lastPosition(timeline), received, message.state);
    this.#noteResult(message);
    if (!further) {
      this.#begin(message.ply, message.state);
      return;
    }
    const past = timeline.plies.length === 0 && this.#cameAt > 0;
    this.#timeline.value = { ...timeline, plies: [...timeline.plies, ...further] };
    if (past) this.#playback.jump(message.ply);
    else this.#playback.add(message.ply, this.#knownFrom(message));
  }

  #noteResult({ ply, actor, result, clocks }: PliesMessage): void {
    const match = this.match.value;
    const status = result ? ('over' as const) : match?.status;
    // A page that opens receives the plies of the past, too.
    const isNew = match?.askedSince !== undefined && ply > match.ply;
    const since = isNew ? { askedSince: serverNow() } : {};
    if (match && status) this.#adopt({ ...match, ...since, ply, actor, result, status, ...(clocks && { clocks }) });
  }

  /** Returns the ply up to which a message contains the viewer's own lines. */
  #knownFrom({ from, plies }: PliesMessage): number {
    const own = this.#mineUnderway;
    if (!own || own.ply < from || own.ply >= from + plies.length) return 0;
    this.#mineUnderway = null;
    const same = own.lines.every((line, i) => plies[own.ply - from + i]?.action === line);
    return same ? own.ply + own.lines.length : 0;
  }

  async #readSeatHistory(): Promise<void> {
    const reply = await this.record();
    if (reply.ok) this.#noteHistory(reply.value);
  }

  #noteHistory(record: MatchRecord): void {
    const [since] = this.#changesSince.peek();
    this.#changesBefore.value = changesInRecord(record).filter(({ ply }) => since === undefined || ply < since.ply);
  }

  /** Reads the past, and repeats this while it may succeed. Only one reading runs at a time. */
  async #readPast(): Promise<void> {
    if (this.#isReadingPast) return;
    this.#isReadingPast = true;
    for (let i = 0; this.#isPastMissing; i++) {
      if (i > 0) await this.#pauses.pause(Math.min(MAX_READ_PAUSE_MS, READ_PAUSE_MS * 2 ** (i - 1)), this.left);
      const reply = await this.record();
      if (!this.#takePast(reply)) break;
    }
    this.#isReadingPast = false;
  }

  get #isPastMissing(): boolean {
    return (this.timeline.peek()?.first ?? 0) > 0 && !this.left.aborted;
  }

  /** Adds the past to the timeline. Returns whether reading it again may help. */
  #takePast(reply: Reply<MatchRecord>): boolean {
    const timeline = this.timeline.peek();
    if (!timeline || !this.#isPastMissing) return false;
    if (reply.ok) this.#noteHistory(reply.value);
    const past = reply.ok ? this.#game.past(reply.value) : null;
    const whole = past && withPast(timeline, past);
    batch(() => {
      this.#trouble.value = whole ? null : 'no-past';
      if (whole) this.#timeline.value = whole;
    });
    // The table may have restarted meanwhile, at a later ply than the record's.
    return !whole && (reply.ok ? past !== null : isPassing(reply.fault));
  }
}

/** Returns whether the record of a match says who sat at the table. */
function isSeatHistoryKnown({ clocks, seats, ply }: Match): boolean {
  return (clocks !== undefined && ply > 0) || seats.some(({ playedBy }) => playedBy !== undefined);
}
