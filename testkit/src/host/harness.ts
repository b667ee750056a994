import type { MatchRecord, Registry } from '@levante/contract';
import type {
  BotReplaced,
  EndOfStream,
  FollowRequest,
  HostFault,
  HostLog,
  HostReply,
  MatchHost,
  NewMatchRequest,
  Store,
} from '@levante/host';
import type { Match, MatchUpdate } from '@levante/wire';
import { BrokenClaim, until } from './claims.ts';
import { SUITE_GAMES } from './suite-games.ts';

/** Input of the suite to the function that opens a host. */
export interface HostSetup {
  readonly games: Registry;
  readonly log: HostLog;
}

/** A host with its own store, and with `suiteKits` as its bots. */
export interface OpenedHost {
  readonly host: MatchHost;
  readonly store: Store;
  close(): Promise<void>;
}

export type OpenHost = (setup: HostSetup) => Promise<OpenedHost>;

/** Follower that keeps the messages it has received. */
export class Onlooker {
  readonly messages: MatchUpdate[] = [];
  readonly plies: (number | null)[] = [];
  ended: EndOfStream | null = null;
  stop: () => void = () => {};

  /** Actions it received, in order. */
  get actions(): string[] {
    return this.messages.flatMap((message) => (message.type === 'plies' ? message.plies.map((ply) => ply.action) : []));
  }

  get last(): MatchUpdate | undefined {
    return this.messages.at(-1);
  }

  untilPly(ply: number): Promise<void> {
    return until(() => this.plies.some((one) => one !== null && one >= ply), `ply ${ply} of a stream`);
  }
}

/** A host under test with its reported errors. */
export class HostUnderTest {
  readonly host: MatchHost;
  readonly store: Store;
  readonly replaced: BotReplaced[];
  readonly stuck: string[];
  readonly #close: () => Promise<void>;
  readonly #following: Onlooker[] = [];
  #keys = 0;

  private constructor({ host, store, close }: OpenedHost, replaced: BotReplaced[], stuck: string[]) {
    this.host = host;
    this.store = store;
    this.replaced = replaced;
    this.stuck = stuck;
    this.#close = close;
  }

  static async open(open: OpenHost): Promise<HostUnderTest> {
    const replaced: BotReplaced[] = [];
    const stuck: string[] = [];
    const log: HostLog = {
      botReplaced: (event) => replaced.push(event),
      botsUnavailable: (match) => stuck.push(`${match}: no bots`),
      stateUnreadable: (match) => stuck.push(`${match}: state`),
      matchStuck: (match) => stuck.push(match),
      streamFailed: (match) => stuck.push(`${match}: stream`),
    };
    return new HostUnderTest(await open({ games: SUITE_GAMES, log }), replaced, stuck);
  }

  async close(): Promise<void> {
    for (const onlooker of this.#following) onlooker.stop();
    await this.#close();
  }

  /** Creates a match of Purse Race for Anna, with the seats in this order. */
  async create(seats: NewMatchRequest['seats'], more: Partial<NewMatchRequest> = {}): Promise<Match> {
    const request = { game: 'purse-race', options: { players: seats.length }, shuffle: false, ...more, seats };
    return granted(await this.host.create(request, 'anna'));
  }

  /** Creates a match with both seats for Anna, and waits until it is dealt: seat 0 is to act at ply 3. */
  async ownMatch(goal = 9): Promise<Match> {
    const { id } = await this.create([ME, ME], { options: { players: 2, goal } });
    return await this.rested(id);
  }

  async match(id: string, person: string | null = 'anna'): Promise<Match> {
    return granted(await this.host.describe(id, person));
  }

  /** Waits until a person is to act, or the match is over. */
  async rested(id: string): Promise<Match> {
    const isRested = ({ status, actor, seats }: Match): boolean =>
      status === 'over' || seats.some(({ seat, kind }) => kind === 'person' && String(seat) === actor);
    await until(async () => isRested(await this.match(id)), 'a person’s turn');
    return await this.match(id);
  }

  act(id: string, ply: number, actions: readonly string[], more: { person?: string | null; key?: string } = {}) {
    this.#keys += 1;
    return this.host.act({ match: id, ply, actions, person: 'anna', key: `key-${this.#keys}`, ...more });
  }

  /** Follows a match as Anna from a full view on, unless overridden. */
  follow(match: string, more: Partial<FollowRequest> = {}): Onlooker {
    const onlooker = new Onlooker();
    this.#following.push(onlooker);
    onlooker.stop = this.host.follow(
      { match, person: 'anna', seat: null, resume: null, ...more },
      {
        send: (message, ply) => {
          // Serialised as in a stream, so that nothing else can pass here.
          onlooker.messages.push(JSON.parse(JSON.stringify(message)));
          onlooker.plies.push(ply);
          return true;
        },
        end: (why) => {
          onlooker.ended = why;
        },
      },
    );
    return onlooker;
  }

  async record(id: string, person: string | null = 'anna', seat: number | null = null): Promise<MatchRecord> {
    return granted(await this.host.record(id, person, seat));
  }
}

export const ME = { kind: 'me', name: 'Anna' } as const;
export const OPEN = { kind: 'open' } as const;
export const botOf = (level: string) => ({ kind: 'bot', level }) as const;

export function granted<T>(reply: HostReply<T>): T {
  if (reply.ok) return reply.value;
  throw new BrokenClaim(`refused: ${JSON.stringify(reply.fault)}`);
}

/** Returns the fault of a reply. Fails if the request succeeded. */
export function faultOf(reply: HostReply<unknown>): HostFault {
  if (!reply.ok) return reply.fault;
  throw new BrokenClaim(`not refused: ${JSON.stringify(reply.value)}`);
}
