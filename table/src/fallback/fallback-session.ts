import type { JsonObject, Seat } from '@levante/contract';
import { type Match, STAND_IN_RULES, type StreamMessage } from '@levante/wire';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { RequestFault } from '../host/fault.ts';
import type { ConnectionStatus, Following, Host } from '../host/host.ts';
import type { TextStorage } from '../lib/storage.ts';
import { type ClockReading, ServiceOffset } from '../match/clock-reading.ts';
import { Outbox } from '../match/outbox.ts';

/** A match of any game as received from the stream. */
export interface ReceivedMatch {
  readonly match: Match;
  readonly state: JsonObject;
  /** Legal actions of the viewer's seat; null if it has nothing to decide. */
  readonly legal: readonly string[] | null;
  /** The record up to the match's ply. */
  readonly lines: readonly string[];
}

/** Follows a match without knowing its rules: the host supplies the legal actions. */
export class FallbackSession {
  readonly #received: Signal<ReceivedMatch | null> = signal(null);
  readonly received: ReadonlySignal<ReceivedMatch | null> = this.#received;
  readonly #clocks: Signal<ClockReading | null> = signal(null);
  /** Clocks as last received; null in a match without clocks. */
  readonly clocks: ReadonlySignal<ClockReading | null> = this.#clocks;
  readonly #offset = new ServiceOffset();
  readonly #line: Signal<ConnectionStatus> = signal('connecting');
  readonly line: ReadonlySignal<ConnectionStatus> = this.#line;
  readonly #lost: Signal<RequestFault | null> = signal(null);
  /** Reason why the match cannot be shown. */
  readonly lost: ReadonlySignal<RequestFault | null> = this.#lost;
  readonly #fault: Signal<RequestFault | null> = signal(null);
  /** Reason why the last request failed. */
  readonly fault: ReadonlySignal<RequestFault | null> = this.#fault;
  readonly #sending: Signal<boolean> = signal(false);
  readonly sending: ReadonlySignal<boolean> = this.#sending;
  readonly #leaving = new AbortController();
  readonly #outbox: Outbox;
  /** Whether an action has had no reply for a while and waits to be sent again. */
  readonly waiting: ReadonlySignal<boolean> = computed(() => this.sending.value && this.#outbox.waiting.value);
  readonly #id: string;
  readonly #host: Host;
  /** The viewer's seat; null for the first of this screen's seats. */
  #seat: Seat | null = null;
  #stream: Following;

  /** Creates a session. `storage` keeps the keys of sent commands for a reload of this tab. */
  constructor(id: string, host: Host, storage: TextStorage | null = null) {
    this.#id = id;
    this.#host = host;
    this.#outbox = new Outbox(id, host, storage);
    this.#stream = this.#follow();
  }

  async act(line: string): Promise<void> {
    const ply = this.received.value?.match.ply;
    if (ply === undefined || this.sending.value) return;
    this.#sending.value = true;
    this.#fault.value = null;
    const fault = await this.#outbox.send(ply, [line], this.#leaving.signal);
    batch(() => {
      this.#sending.value = false;
      this.#fault.value = fault;
    });
    if (fault && !this.#leaving.signal.aborted) this.#stream.startOver();
  }

  /** Whether seats can be handed to a bot here. */
  get canResign(): boolean {
    return this.#host.resign !== undefined;
  }

  /** Lets a bot play one of this screen's seats. */
  async resign(seat: Seat): Promise<void> {
    const reply = await this.#host.resign?.(this.#id, seat);
    this.#fault.value = reply && !reply.ok ? reply.fault : null;
  }

  /** Returns whether a seat may be taken back from the bot that plays it. */
  mayReclaim(seat: Seat): boolean {
    const playedBy = this.received.value?.match.seats[seat]?.playedBy;
    return playedBy !== undefined && STAND_IN_RULES[playedBy.why].mayReclaim;
  }

  /** Takes one of this screen's seats back from the bot that plays it. */
  async reclaimSeat(seat: Seat): Promise<void> {
    const reply = await this.#host.reclaimSeat?.(this.#id, seat);
    this.#fault.value = reply && !reply.ok ? reply.fault : null;
  }

  async sitDown(name: string): Promise<void> {
    const reply = await this.#host.takeSeat(this.#id, { name });
    this.#fault.value = reply.ok ? null : reply.fault;
    this.#stream.startOver();
  }

  /** Switches to another of this screen's seats. */
  lookThrough(seat: Seat): void {
    this.#seat = seat;
    this.#received.value = null;
    this.#stream.close();
    this.#stream = this.#follow();
  }

  retryNow(): void {
    this.#stream.retryNow();
    this.#outbox.retryNow();
  }

  close(): void {
    this.#leaving.abort();
    this.#stream.close();
  }

  #follow(): Following {
    return this.#host.follow(
      this.#id,
      { seat: this.#seat, fromBeginning: false },
      {
        message: (message) =>
          batch(() => {
            this.#take(message);
            this.#noteClocks();
          }),
        line: (line) => {
          if (line === 'live' && this.#line.peek() !== line) this.#outbox.retryNow();
          this.#line.value = line;
        },
        refused: (fault) => {
          this.#lost.value = fault;
        },
        measured: (now, sentAt, receivedAt) => {
          this.#offset.noteReply(now, sentAt, receivedAt);
          const reading = this.#clocks.peek();
          if (reading) this.#clocks.value = { ...reading, offsetMs: this.#offset.ms };
        },
      },
    );
  }

  #noteClocks(): void {
    const clocks = this.received.peek()?.match.clocks;
    const known = this.#clocks.peek();
    if (clocks === known?.clocks) return;
    if (clocks) this.#offset.noteMessage(clocks.now, performance.now());
    this.#clocks.value = clocks ? { clocks, offsetMs: this.#offset.ms } : null;
  }

  #take(message: StreamMessage): void {
    const received = this.received.value;
    if (message.type === 'view') {
      const { match, state, legal } = message;
      this.#received.value = { match, state, legal, lines: received?.lines.slice(0, match.ply) ?? [] };
      void this.#readPast();
      return;
    }
    if (!received || message.type === 'presence' || message.type === 'chat') return;
    if (message.type === 'match') {
      const { match, legal } = message;
      const { ply } = received.match;
      // Legal actions come with the match where no action follows, as when the last seat is taken.
      this.#received.value =
        ply === match.ply ? { ...received, match, legal } : { ...received, match: { ...match, ply } };
      return;
    }
    const { from, ply, plies, state, actor, legal, result, clocks } = message;
    if (from !== received.match.ply) {
      this.#stream.startOver();
      return;
    }
    const status = result ? ('over' as const) : received.match.status;
    const match = { ...received.match, ply, actor, result, status, ...(clocks && { clocks }) };
    this.#received.value = { match, state, legal, lines: [...received.lines, ...plies.map((one) => one.action)] };
    // When the match is over nothing is hidden, including parts omitted before.
    if (result) void this.#readPast();
  }

  /** Reads the actions before this screen joined, cut to the ply of the stream. */
  async #readPast(): Promise<void> {
    const reply = await this.#host.record(this.#id, this.#seat ?? undefined);
    const received = this.received.value;
    if (!received || !reply.ok || reply.value.actions.length < received.match.ply) return;
    this.#received.value = { ...received, lines: reply.value.actions.slice(0, received.match.ply) };
  }
}
