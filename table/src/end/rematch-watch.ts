import type { Match } from '@levante/wire';
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { codeOf, type Reply, type RequestFault } from '../host/fault.ts';
import type { Host } from '../host/host.ts';
import { serverNow } from '../lib/server-now.ts';
import { nameToPlay } from '../ui/own-name.ts';
import { openPage } from '../ui/pages.tsx';

const POLL_MS = 1500;
/** Time from the last answer to the new match, in seconds. */
const START_S = 3;
/** Time for which the server keeps a seat for its person before a bot may take it. */
const RESERVATION_S = 60;

const DONE: Reply<unknown> = { ok: true, value: null };

/** The finished match whose rematch is watched. */
interface Finished {
  readonly host: Host;
  readonly match: ReadonlySignal<Match | null>;
  /** Aborted when the match is no longer shown. */
  readonly left: AbortSignal;
}

const WATCHES = new WeakMap<Finished, RematchWatch>();

/** Returns the watch of a session's rematch, shared by all components that show it. */
export function rematchOf(context: {
  readonly session: Finished;
  readonly addressOf: (id: string) => string;
}): RematchWatch {
  const { session, addressOf } = context;
  const known = WATCHES.get(session);
  if (known) return known;
  const watch = new RematchWatch(session, (id) => openPage(addressOf(id)));
  WATCHES.set(session, watch);
  return watch;
}

/**
 * Follows the rematch of a finished match while the match is shown, even behind other sheets. Opens the new match once
 * it has started, if the reader was waiting for it on this page.
 */
export class RematchWatch {
  readonly #session: Finished;
  readonly #proposedId: Signal<string | null> = signal(null);
  readonly #next: Signal<Match | null> = signal(null);
  /** The rematch; null before the first request and after it was called off. */
  readonly next: ReadonlySignal<Match | null> = this.#next;
  readonly #fault: Signal<RequestFault | null> = signal(null);
  readonly fault: ReadonlySignal<RequestFault | null> = this.#fault;
  readonly #busy: Signal<boolean> = signal(false);
  readonly busy: ReadonlySignal<boolean> = this.#busy;
  readonly #startsIn: Signal<number | null> = signal(null);
  /** Seconds until the match is opened; null while it waits, and if it is not opened automatically. */
  readonly startsIn: ReadonlySignal<number | null> = this.#startsIn;
  readonly #now: Signal<number> = signal(serverNow());
  /** Seconds for which seats remain reserved for their people. */
  readonly reservedSeconds: ReadonlySignal<number> = computed(() => {
    const next = this.#next.value;
    return next ? Math.max(0, Math.ceil(RESERVATION_S - (this.#now.value - next.createdAt) / 1000)) : RESERVATION_S;
  });
  /** Whether the reader was seen waiting on this page. A rematch that had already started is not opened. */
  readonly #isAwaited: Signal<boolean> = signal(false);
  /**
   * Number of the last reading that was begun, and of the last one whose reply was used, since replies may arrive out
   * of order.
   */
  #begun = 0;
  #counted = 0;

  /** `open` shows the page of a match. */
  constructor(session: Finished, open: (id: string) => void) {
    this.#session = session;
    const id = computed(() => this.#proposedId.value ?? session.match.value?.rematch ?? null);
    const hasStarted = computed(() => this.#next.value !== null && this.#next.value.status !== 'waiting');
    const opened = computed(() => {
      const next = this.#next.value;
      return next && this.#isAwaited.value && hasStarted.value && next.mine.length > 0 ? next.id : null;
    });
    const stops = [
      effect(() => {
        const rematch = id.value;
        return rematch === null || hasStarted.value ? undefined : untracked(() => this.#poll(rematch));
      }),
      effect(() => {
        const started = opened.value;
        this.#startsIn.value = started === null ? null : START_S;
        return started === null ? undefined : countDown(START_S, (left) => this.#count(left, () => open(started)));
      }),
    ];
    session.left.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
  }

  /** Requests a rematch, or agrees to the requested one. */
  agree(): void {
    const next = this.#next.peek();
    void this.#run(() => (next ? this.#takeReserved(next) : this.#ask()));
  }

  /** Withdraws the agreement, or declines. */
  leave(): void {
    this.#isAwaited.value = false;
    const next = this.#next.peek();
    void this.#run(async () => (next && (await this.#session.host.leave?.(next.id))) ?? DONE);
  }

  seatBot(seat: number): void {
    const next = this.#next.peek();
    void this.#run(async () => (next && (await this.#botAt(seat, next))) ?? DONE);
  }

  #count(left: number, open: () => void): void {
    this.#startsIn.value = left;
    if (left === 0) open();
  }

  #poll(id: string): () => void {
    void this.#read(id);
    const timer = setInterval(() => {
      this.#now.value = serverNow();
      void this.#read(id);
    }, POLL_MS);
    return () => clearInterval(timer);
  }

  async #read(id: string): Promise<void> {
    this.#begun += 1;
    const number = this.#begun;
    const reply = await this.#session.host.match(id);
    if (this.#session.left.aborted || number < this.#counted) return;
    this.#counted = number;
    if (reply.ok) this.#adopt(reply.value);
    else if (codeOf(reply.fault) === 'no-such-match') {
      this.#next.value = null;
      // It was called off. A player may ask for another one.
      if (this.#proposedId.peek() === id) this.#proposedId.value = null;
    }
  }

  /** Ignores the replies to earlier requests, which describe the state before a change. */
  #forgetReadings(): void {
    this.#begun += 1;
    this.#counted = this.#begun;
  }

  #adopt(next: Match): void {
    if (next.status === 'waiting' && next.mine.length > 0) this.#isAwaited.value = true;
    this.#next.value = next;
  }

  async #run(change: () => Promise<Reply<unknown>>): Promise<void> {
    this.#busy.value = true;
    const reply = await change();
    this.#forgetReadings();
    this.#fault.value = reply.ok ? null : reply.fault;
    const id = this.#proposedId.peek() ?? this.#session.match.peek()?.rematch;
    if (id !== undefined) await this.#read(id);
    this.#busy.value = false;
  }

  async #ask(): Promise<Reply<unknown>> {
    const match = this.#session.match.peek();
    const reply = match && (await this.#session.host.rematch?.(match.id));
    if (!reply) return DONE;
    this.#noteAnswer(reply);
    if (!reply.ok) return reply;
    this.#proposedId.value = reply.value.id;
    if (reply.value.mine.length === 0) return await this.#takeReserved(reply.value);
    this.#adopt(reply.value);
    return reply;
  }

  /** Takes every seat reserved for this browser's person, otherwise an open one. */
  async #takeReserved(table: Match): Promise<Reply<unknown>> {
    const { host } = this.#session;
    // Not that of a seat, which may have a number.
    const own = nameToPlay();
    const reserved = table.seats.filter(({ reservedForMe }) => reservedForMe);
    let reply: Reply<unknown> = DONE;
    for (const { seat, name } of reserved) reply = await host.takeSeat(table.id, { seat, name: name ?? own });
    if (reserved.length === 0) reply = await host.takeSeat(table.id, { name: own });
    this.#noteAnswer(reply);
    return reply;
  }

  /**
   * Handles the reply to an answer. The last answer starts the match immediately, so no reading shows it waiting. An
   * answer whose reply was lost may have counted.
   */
  #noteAnswer(reply: Reply<unknown>): void {
    if (reply.ok || reply.fault.kind !== 'refused') this.#isAwaited.value = true;
  }

  async #botAt(seat: number, table: Match): Promise<Reply<unknown> | undefined> {
    const { host } = this.#session;
    const games = await host.games();
    const levels = games.ok ? (games.value.games.find((one) => one.id === table.game)?.levels ?? []) : [];
    const level = levels.find((one) => one === 'helmsman') ?? levels.at(-1);
    return level === undefined ? undefined : await host.seatBot?.(table.id, { seat, level });
  }
}

/**
 * Reports the seconds left, measured by the clock because a hidden tab gets few ticks. Zero is reported once. Returns a
 * stop function.
 */
export function countDown(seconds: number, report: (left: number) => void): () => void {
  const end = performance.now() + seconds * 1000;
  const stop = (): void => timers.forEach(clearTimeout);
  const tell = (): void => {
    const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    if (left === 0) stop();
    report(left);
  };
  const timers = [setInterval(tell, 1000), setTimeout(tell, seconds * 1000)];
  return stop;
}
