import { randomUUID } from 'node:crypto';
import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node';
import type { TaskPool } from '../lib/threads.ts';
import { buildMarkOf, type TaskKind } from './kinds.ts';
import { type Assigned, type Finished, pack, TASK_SUBJECTS, type TaskOffer, unpack } from './messages.ts';

/** How often it is said that there is something to do. */
const OFFER_MS = 500;
/** A task whose worker says nothing for so long is given to another. */
const SILENCE_MS = 6000;
/** After so long without anybody who takes a task, that is said. */
const NOBODY_MS = 10_000;
/** More than any number of threads takes at a time. */
const AT_HAND = 256;

interface Asked<Task, Outcome> {
  readonly task: Task;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
  /** When the worker that has it was last heard; null while nobody has it. */
  heard: number | null;
}

/** Does tasks through whichever workers of the same build speak to the same NATS; they come and go as they like. */
export class RemotePool<Task, Outcome> implements TaskPool<Task, Outcome> {
  readonly atHand = AT_HAND;
  readonly #connection: NatsConnection;
  readonly #offer: TaskOffer;
  readonly #open = new Map<number, Asked<Task, Outcome>>();
  readonly #timer: NodeJS.Timeout;
  readonly #warn: (line: string) => void;
  #tickets = 0;
  #taken = performance.now();

  private constructor(connection: NatsConnection, kind: TaskKind, warn: (line: string) => void) {
    this.#connection = connection;
    this.#warn = warn;
    this.#offer = { run: randomUUID(), kind, mark: buildMarkOf(kind) };
    const { run } = this.#offer;
    const hear = (subject: string, heard: (message: Msg) => void) =>
      connection.subscribe(subject, { callback: (error, message) => (error ? undefined : heard(message)) });
    hear(TASK_SUBJECTS.take(run), (message) => this.#give(message));
    hear(TASK_SUBJECTS.done(run), (message) => this.#finish(message));
    hear(TASK_SUBJECTS.alive(run), (message) => this.#hear(unpack(message.data)));
    this.#timer = setInterval(() => this.#look(), OFFER_MS);
  }

  /** `address` is that of NATS; `warn` is told where no worker takes anything. Rejects where there is no NATS. */
  static async connect<Task, Outcome>(address: string, kind: TaskKind, warn: (line: string) => void) {
    const connection = await connect({ servers: address, maxReconnectAttempts: -1 });
    return new RemotePool<Task, Outcome>(connection, kind, warn);
  }

  run(task: Task): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#tickets += 1;
      this.#open.set(this.#tickets, { task, resolve, reject, heard: null });
      // A worker that went idle learns of it at once.
      if (this.#open.size === 1) this.#tell();
    });
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    for (const { reject } of this.#open.values()) reject(new Error('ended'));
    this.#open.clear();
    await this.#connection.drain();
  }

  #tell(): void {
    this.#connection.publish(TASK_SUBJECTS.offer, pack(this.#offer));
  }

  /** Says what there is to do, and takes back what nobody does any more. */
  #look(): void {
    const now = performance.now();
    let waiting = false;
    for (const asked of this.#open.values()) {
      if (asked.heard !== null && now - asked.heard > SILENCE_MS) asked.heard = null;
      waiting ||= asked.heard === null;
    }
    if (!waiting) this.#taken = now;
    else this.#tell();
    if (now - this.#taken > NOBODY_MS) {
      this.#taken = now;
      this.#warn(`no worker of this build (${this.#offer.mark}) takes a task: start some with levante worker --nats`);
    }
  }

  #give(message: Msg): void {
    for (const [ticket, asked] of this.#open) {
      if (asked.heard !== null) continue;
      asked.heard = this.#taken = performance.now();
      const assigned: Assigned<Task> = { ticket, task: asked.task };
      message.respond(pack(assigned));
      return;
    }
    message.respond();
  }

  #hear(tickets: readonly number[]): void {
    for (const ticket of tickets) {
      const asked = this.#open.get(ticket);
      if (asked) asked.heard = performance.now();
    }
  }

  /** The first answer counts: a worker that was taken for dead may come to the same one later. */
  #finish(message: Msg): void {
    message.respond();
    const finished: Finished<Outcome> = unpack(message.data);
    const asked = this.#open.get(finished.ticket);
    this.#open.delete(finished.ticket);
    if (finished.ok) asked?.resolve(finished.outcome);
    else asked?.reject(new Error(finished.message));
  }
}
