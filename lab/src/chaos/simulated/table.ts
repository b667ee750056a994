import type { GameEntry, JsonObject } from '@levante/contract';
import type { HostReply, MatchHost, SeatRequest, Store, StoredSeat } from '@levante/host';
import type { World } from '@levante/testkit/simulation';
import type { Match, TimeControl } from '@levante/wire';
import type { RecordSeen } from '../check/check-match.ts';
import { type CommandAnswer, RandomPlayer, type SentCommand } from '../people/player.ts';
import { Watch } from '../people/watch.ts';
import { SIMULATED_LEVEL } from './bots.ts';
import type { Net } from './net.ts';
import { seedFrom, storePreparedMatch } from './prepared-match.ts';

/** Dependencies of a table. */
export interface TableParts {
  readonly world: World;
  readonly net: Net;
  readonly game: GameEntry;
  readonly players: number;
  /** Maximum number of commands by each person at a table. */
  readonly commands: number;
  /** Whether visitors sit down and leave before the match starts. */
  readonly isBusy: boolean;
  /** Called with the table of the match that continues one after a turn was taken back. */
  continued(branch: SimulatedTable): void;
}

const THINK_MS = 400;
const RETRY_MS = 600;
/** Maximum number of requests of a person besides actions, and the time between two. */
const REQUESTS = 6;
const REQUEST_MS = 3000;
const ENTROPY_DIGITS = 32;
const NAMES = ['Anna', 'Bo', 'Cleo', 'Dora'] as const;
/** Name of a person who sits down and leaves. */
const VISITOR = 'Mallory';
const VISITS = 3;
type Name = (typeof NAMES)[number] | typeof VISITOR;
/** Returns the platform's id of a person, which no other person may ever read. */
const personOf = (name: string): string => `pid-of-${name}`;
const keepAll = (text: string): string => text;

/** A match of a simulated world with the people around it, who open it, take seats, follow and play. */
export class SimulatedTable {
  readonly #parts: TableParts;
  readonly sent: SentCommand[] = [];
  readonly watches: Watch[] = [];
  readonly #players: RandomPlayer[] = [];
  readonly records: RecordSeen[] = [];
  readonly keep = keepAll;
  id = '';
  /** Ply at which people started to play here. */
  since = 0;
  /** Number of active devices. */
  #busy = 0;
  #stopped = false;
  /** Whether the people have left for a match that continues this one. */
  #isContinued = false;

  constructor(parts: TableParts) {
    this.#parts = parts;
  }

  get isQuiet(): boolean {
    return this.#busy === 0;
  }

  stop(): void {
    this.#stopped = true;
    this.#stopPlayers();
  }

  #stopPlayers(): void {
    for (const player of this.#players) player.stop();
  }

  /** Continues a match as a branch of another. */
  continue({ id, continues, seats }: Match): void {
    this.id = id;
    this.since = continues?.ply ?? 0;
    for (const name of NAMES) {
      const mine = seats.filter((one) => one.kind === 'person' && one.name === name).map(({ seat }) => seat);
      if (mine.length > 0) this.#play(name, mine);
    }
    this.#watchFromAfar();
  }

  /** Continues a prepared match from the middle. */
  async resume(store: Store): Promise<void> {
    const { world, game, players } = this.#parts;
    const { random } = world;
    this.id = `course-${String(random.next()).padStart(10, '0')}`;
    const seats: StoredSeat[] = this.#someSeats().map((name, seat) =>
      name === null
        ? { seat, kind: 'bot', person: null, name: null, level: SIMULATED_LEVEL }
        : { seat, kind: 'person', person: personOf(name), name, level: null },
    );
    const share = random.below(100) / 100;
    const start = { id: this.id, seats, course: random.below(100), share };
    this.since = await storePreparedMatch(store, game, { players }, start);
    for (const name of NAMES) {
      const mine = seats.filter((one) => one.name === name).map(({ seat }) => seat);
      if (mine.length > 0) this.#play(name, mine);
    }
    this.#watchFromAfar();
  }

  /** Opens a match as one of the people; the others join. */
  async begin(): Promise<void> {
    this.#busy += 1;
    const { game, players, world } = this.#parts;
    const names = this.#someSeats();
    const host = names.find((name) => name !== null) ?? 'Anna';
    const seats = names.map((name): SeatRequest => {
      if (name === host) return { kind: 'me', name };
      return name === null ? { kind: 'bot', level: SIMULATED_LEVEL } : { kind: 'open' };
    });
    const options: JsonObject = { players };
    const timeControl = this.#someControl();
    const request = { game: game.id, options, seats, shuffle: world.once(2), timeControl };
    const made = await this.#insist((net) => net.call((at) => at.create(request, personOf(host))));
    this.id = made.id;
    if (made.status === 'waiting' && world.once(2)) {
      const added = { match: made.id, person: personOf(host), entropy: this.#someEntropy() };
      await this.#parts.net.call((at) => at.addEntropy(added));
    }
    this.#play(host, made.mine);
    this.#watchFromAfar();
    if (this.#parts.isBusy && made.status === 'waiting' && world.once(2)) void this.#visit();
    const others = new Set(names.filter((name) => name !== null && name !== host));
    await Promise.all([...others].map((name) => name && this.#join(name, names.filter((one) => one === name).length)));
    this.#busy -= 1;
  }

  async #join(name: Name, seats: number): Promise<void> {
    const { world } = this.#parts;
    const entropy = world.once(2) ? this.#someEntropy() : undefined;
    const request = { match: this.id, person: personOf(name), name, entropy };
    let mine: readonly number[] = [];
    await world.pause(world.random.below(THINK_MS));
    while (mine.length < seats) {
      const now = await this.#insist((net) => net.call((at) => at.describe(this.id, personOf(name))));
      const open = now.seats.filter(({ taken }) => !taken).map(({ seat }) => seat);
      mine = now.mine;
      if (mine.length >= seats || open.length === 0) break;
      // If two want the same seat, one of them looks for another.
      await this.#parts.net.call((at) => at.takeSeat({ ...request, seat: open[world.random.below(open.length)] }));
    }
    this.#play(name, mine);
  }

  /** Takes a seat as another person and leaves again. If the match has started, the visitor plays. */
  async #visit(): Promise<void> {
    const { world, net } = this.#parts;
    const person = personOf(VISITOR);
    const match = this.id;
    this.#busy += 1;
    this.#watch(VISITOR, null);
    for (let left = VISITS; left > 0 && !this.#stopped; left--) {
      await world.pause(world.random.below(THINK_MS));
      await net.call((at) => at.takeSeat({ match, person, name: VISITOR }));
      await world.pause(world.random.below(THINK_MS));
      await net.call((at) => at.leave(match, person));
    }
    const now = await this.#insist(() => net.call((at) => at.describe(match, person)));
    if (now.mine.length > 0) this.#play(VISITOR, now.mine);
    this.#busy -= 1;
  }

  /** Reads the current records that all people around the table may read. */
  async read(): Promise<void> {
    const readers = [...new Set(this.watches.map(({ name }) => name))];
    for (const name of readers) {
      const reply = await this.#parts.net.call((host) => host.record(this.id, name && personOf(name), null));
      if (reply?.ok) this.records.push({ name, record: reply.value });
    }
  }

  /** Repeats a request until there is an answer. None of these requests may be refused. */
  async #insist(ask: (net: Net) => Promise<HostReply<Match> | null>): Promise<Match> {
    const { net, world } = this.#parts;
    for (;;) {
      const reply = await ask(net);
      if (reply?.ok) return reply.value;
      if (reply && reply.fault.code !== 'busy') throw new Error(`refused: ${JSON.stringify(reply.fault)}`);
      await world.pause(1 + world.random.below(RETRY_MS));
    }
  }

  /** Draws a time control; a minute of service time is a few seconds here. */
  #someControl(): TimeControl {
    const { world } = this.#parts;
    const { random } = world;
    if (world.once(2)) return { kind: 'none' };
    return { kind: 'live', bankS: 60 + random.below(60), incrementS: random.below(30), freeS: random.below(10) };
  }

  /** Occasionally hands over seats, takes them back, proposes and answers, until the match continues elsewhere. */
  async #request(name: Name): Promise<void> {
    const { world, net } = this.#parts;
    this.#busy += 1;
    for (let left = REQUESTS; left > 0 && !this.#stopped && !this.#isContinued; left--) {
      await world.pause(1 + world.random.below(REQUEST_MS));
      if (this.#stopped) break;
      const reply = await net.call((host) => this.#someRequest(host, personOf(name)));
      if (!reply?.ok) continue;
      const { status, result, continuedBy } = reply.value;
      if (status === 'over' && result === null) this.#stopPlayers();
      if (continuedBy !== undefined) await this.#follow(continuedBy);
    }
    this.#busy -= 1;
  }

  async #someRequest(host: MatchHost, person: string): Promise<HostReply<Match>> {
    const { world } = this.#parts;
    const match = this.id;
    switch (world.random.below(6)) {
      case 0:
        return await host.resign({ match, person });
      case 1:
        return await host.reclaimSeat({ match, person });
      case 2:
        return await host.propose({ match, person, kind: world.once(8) ? 'cancel' : 'take-back' });
      case 3:
        return await host.describe(match, person);
      default: {
        const seen = await host.describe(match, person);
        const number = seen.ok ? (seen.value.proposal?.number ?? 1) : 1;
        return await host.answerProposal({ match, person, number, answer: world.once(4) ? 'refuse' : 'agree' });
      }
    }
  }

  /** Lets every person play on in the match that continues this one. Does so only once. */
  async #follow(id: string): Promise<void> {
    if (this.#isContinued) return;
    this.#isContinued = true;
    const match = await this.#insist((net) => net.call((at) => at.describe(id, null)));
    if (this.#stopped) return;
    const branch = new SimulatedTable(this.#parts);
    branch.continue(match);
    this.#parts.continued(branch);
  }

  #someEntropy(): string {
    return seedFrom(this.#parts.world.random).slice(0, ENTROPY_DIGITS);
  }

  /** Draws the people of the seats; null for a bot. At least one seat has a person. */
  #someSeats(): (Name | null)[] {
    const { world, players } = this.#parts;
    const people = NAMES.slice(0, 1 + world.random.below(3));
    const seats = Array.from({ length: players }, (): Name | null =>
      world.once(2) ? null : (people[world.random.below(people.length)] ?? null),
    );
    if (!seats.some((name) => name !== null)) seats[world.random.below(players)] = people[0] ?? null;
    return seats;
  }

  #watch(name: Name | null, seat: number | null): Watch {
    const { world, net } = this.#parts;
    const from = world.once(2) ? 0 : null;
    const watch = new Watch({ match: this.id, name, seat, from, keep: keepAll });
    this.watches.push(watch);
    net.follow(watch, name && personOf(name));
    return watch;
  }

  /** Adds one spectator, and sometimes another. */
  #watchFromAfar(): void {
    this.#watch(null, null);
    if (this.#parts.world.once(2)) this.#watch('Dora', null);
  }

  /** Plays on a device, sometimes on two that are unaware of each other. */
  #play(name: Name, mine: readonly number[]): void {
    const { world, net, game, commands } = this.#parts;
    const devices = world.once(3) ? 2 : 1;
    void this.#request(name);
    for (let device = 0; device < devices; device++) {
      const watches = mine.map((seat) => this.#watch(name, seat));
      const send = async (command: SentCommand): Promise<CommandAnswer | null> => {
        const { match, ply, key, actions } = command;
        const reply = await net.call((host) => host.act({ match, person: personOf(name), ply, key, actions }));
        if (reply === null) return null;
        return reply.ok ? { ok: true, ply: reply.value } : { ok: false, code: reply.fault.code };
      };
      const player = new RandomPlayer(
        {
          name,
          game,
          random: world.random,
          send,
          pause: (ms) => world.pause(ms),
          sent: this.sent,
          thinkMs: THINK_MS,
          retryMs: RETRY_MS,
        },
        `${name}-${device}`,
        watches,
        commands,
      );
      this.#players.push(player);
      // A person who sat down late finds all others gone.
      if (this.#stopped) player.stop();
      this.#busy += 1;
      void player.run().then(() => {
        this.#busy -= 1;
      });
    }
  }
}
