import {
  LocalBell,
  MatchHost,
  type Meeting,
  type Met,
  type NewStoredMatch,
  type StoredMatch,
  type TableStore,
} from '@levante/host';
import {
  aCommit,
  aMatch,
  inProcessBots,
  MemoryStore,
  SILENT_LOG,
  SUITE_GAMES,
  TEST_TIME,
  testChance,
} from '@levante/testkit/host';
import { beforeEach, describe, expect, it } from 'vitest';

const none = (): void => {};
const OLD = 'aaaaaaaaaaaaaa';
const RESULT = { scores: [1, 2, 3, 4], ranks: [4, 3, 2, 1] };
const CLOCK = { kind: 'live', bankS: 60, incrementS: 5 } as const;

const person = (seat: number, id: string | null) =>
  ({ seat, kind: 'person', person: id, name: id, level: null }) as const;
/** Anna, Bo, a bot, and a person whose data was deleted. */
const SEATS = [
  person(0, 'anna'),
  person(1, 'bo'),
  { seat: 2, kind: 'bot', person: null, name: 'Marco', level: 'whole' } as const,
  person(3, ''),
];

/** Open tables with a prepared answer; the suites of the stores test real ones. */
class Tables implements TableStore {
  readonly met: Meeting[] = [];
  readonly left: string[] = [];
  readonly #store: MemoryStore;
  /** Match in which the next person is seated; null: the table of their request. */
  waiting: string | null = null;
  /** Whether the commitment of that match is the one that they know. */
  isSeated = true;
  leaving: 'left' | 'called-off' | null = 'left';
  /** Runs before a rematch is stored. */
  overtake: (match: NewStoredMatch) => Promise<boolean> = async () => true;

  constructor(store: MemoryStore) {
    this.#store = store;
  }

  openTables = async () => [];
  openTable = async () => null;
  invite = async () => false;
  invitesOf = async () => [];
  turnsOf = async () => [{ id: OLD, since: 1 }];

  async meet(meeting: Meeting): Promise<Met> {
    this.met.push(meeting);
    if (this.waiting === null) await this.#store.create(meeting.table);
    return { match: this.waiting ?? meeting.table.id, left: [], isSeated: this.isSeated };
  }

  async leave(match: string, one: string) {
    this.left.push(`${one} ${match}`);
    return this.leaving;
  }

  async rematch(_of: string, match: NewStoredMatch): Promise<boolean> {
    if (!(await this.overtake(match))) return false;
    await this.#store.create(match);
    return true;
  }
}

let store: MemoryStore;
let tables: Tables;
let created: number[];
let changed: string[];
let rings: string[];
let host: MatchHost;

beforeEach(() => {
  store = new MemoryStore();
  tables = new Tables(store);
  created = [];
  changed = [];
  rings = [];
  const bell = new LocalBell();
  bell.listen((match) => rings.push(match));
  host = new MatchHost({
    games: SUITE_GAMES,
    store,
    bots: inProcessBots(new Map()),
    bell,
    chance: testChance(),
    log: SILENT_LOG,
    time: TEST_TIME,
    turnMs: 20,
    meetings: tables,
    tablesChanged: (match: string) => changed.push(match),
    meter: { created: () => created.push(1), committed: none },
  });
});

/** Stores a finished match of these seats. */
async function finished(more: Partial<NewStoredMatch> & Pick<StoredMatch, 'rematch'> = {}): Promise<void> {
  await store.create(aMatch({ options: { players: 4, goal: 9 }, seats: SEATS, ...more }));
  await store.commit(aCommit(0, { result: RESULT }));
}

describe('a quick match', () => {
  const REQUEST = { game: 'purse-race', players: 3, name: 'Anna' };

  it('opens a listed table with the person in one seat and open seats, and counts it as created', async () => {
    const reply = await host.meet({ ...REQUEST, entropy: 'e', place: 'home' }, 'anna');
    expect(reply).toMatchObject({ ok: true, value: { status: 'waiting', options: { players: 3 } } });
    const [meeting] = tables.met;
    expect(meeting).toMatchObject({ person: 'anna', name: 'Anna', entropy: 'e' });
    expect(meeting?.table).toMatchObject({
      opener: { person: 'anna', place: 'home' },
      listedAs: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const people = meeting?.table.seats.map((seat) => `${seat.kind} ${seat.person}`);
    expect(people?.toSorted()).toEqual(['person anna', 'person null', 'person null']);
    expect([created, changed, rings]).toEqual([[1], [meeting?.table.id], [meeting?.table.id]]);
  });

  it('that joins a waiting table counts no match as created', async () => {
    await store.create(aMatch());
    tables.waiting = OLD;
    expect(await host.meet(REQUEST, 'bo')).toMatchObject({ ok: true, value: { id: OLD } });
    expect(tables.met[0]?.entropy).toBeNull();
    expect([created, changed]).toEqual([[], [OLD]]);
  });

  it('is refused for an unknown game, and opens no table', async () => {
    expect(await host.meet({ ...REQUEST, game: 'none' }, 'anna')).toMatchObject({ ok: false });
    expect([tables.met, changed]).toEqual([[], []]);
  });
});

describe('leaving a table', () => {
  it('is allowed to people who sit there or have a reserved seat, and to no one else', async () => {
    const seats = [person(0, 'anna'), { ...person(1, null), reservedFor: 'bo' }];
    await store.create(aMatch({ seats }));
    expect(await host.leave(OLD, 'anna')).toEqual({ ok: true, value: 'left' });
    expect(await host.leave(OLD, 'bo')).toEqual({ ok: true, value: 'left' });
    expect([rings, changed]).toEqual([
      [OLD, OLD],
      [OLD, OLD],
    ]);
    for (const stranger of ['eve', null]) {
      expect(await host.leave(OLD, stranger)).toEqual({ ok: false, fault: { code: 'not-your-seat' } });
    }
    expect(await host.leave('bbbbbbbbbbbbbb', 'anna')).toEqual({ ok: false, fault: { code: 'no-such-match' } });
    expect(tables.left).toEqual([`anna ${OLD}`, `bo ${OLD}`]);
  });

  it('is refused when the match has started, and notifies no followers', async () => {
    await store.create(aMatch());
    tables.leaving = null;
    expect(await host.leave(OLD, 'anna')).toEqual({ ok: false, fault: { code: 'no-open-seat' } });
    expect([rings, changed]).toEqual([[], []]);
  });
});

describe('a rematch', () => {
  it('moves every seat by one, keeps bots, and reserves the seats of the other people', async () => {
    await finished({ standIn: 'whole' });
    const reply = await host.rematch(OLD, 'bo');
    if (!reply.ok) throw new Error(reply.fault.code);
    const next = await store.read(reply.value.id);
    expect(next).toMatchObject({ rematchOf: OLD, standIn: 'whole', opener: 'bo', status: 'waiting', ply: 0 });
    expect(next?.options).toEqual({ players: 4, goal: 9 });
    expect(next?.seats).toEqual([
      person(0, 'bo'),
      { seat: 1, kind: 'bot', person: null, name: 'Marco', level: 'whole' },
      { ...person(2, null), name: '' },
      { ...person(3, null), name: 'anna', reservedFor: 'anna' },
    ]);
    expect(next?.seats[2]).not.toHaveProperty('reservedFor');
    expect(next).not.toHaveProperty('clocks');
    expect([created, rings]).toEqual([[1], [next?.id, OLD]]);
  });

  it('has the time control of the match, with its full time', async () => {
    const clocks = { control: CLOCK, seats: SEATS.map(() => ({ leftMs: 1, freeMs: 0, returned: false, since: null })) };
    await finished({ clocks });
    await host.rematch(OLD, 'anna');
    const next = (await store.matchesOf('anna', 100, 9)).find(({ rematchOf }) => rematchOf === OLD);
    expect(next?.clocks).toMatchObject({ control: CLOCK, seats: SEATS.map(() => ({ leftMs: 60_000 })) });
    expect(next).not.toHaveProperty('standIn');
  });

  it('is opened once, and returned to later requests', async () => {
    await finished({ rematch: 'bbbbbbbbbbbbbb' });
    await store.create(aMatch({ id: 'bbbbbbbbbbbbbb' }));
    expect(await host.rematch(OLD, 'anna')).toMatchObject({ ok: true, value: { id: 'bbbbbbbbbbbbbb' } });
    expect(created).toEqual([]);
  });

  it('reports that the match does not exist if the match was deleted meanwhile', async () => {
    await finished();
    tables.overtake = async () => false;
    expect(await host.rematch(OLD, 'anna')).toEqual({ ok: false, fault: { code: 'no-such-match' } });
    expect([created, rings]).toEqual([[], []]);
  });

  it('is refused to strangers, before the end, and for an unknown match', async () => {
    await store.create(aMatch());
    expect(await host.rematch(OLD, 'anna')).toEqual({ ok: false, fault: { code: 'not-over' } });
    for (const stranger of ['eve', null]) {
      expect(await host.rematch(OLD, stranger)).toEqual({ ok: false, fault: { code: 'not-your-seat' } });
    }
    expect(await host.rematch('bbbbbbbbbbbbbb', 'anna')).toEqual({ ok: false, fault: { code: 'no-such-match' } });
  });

  it('is refused for a game that this host does not have', async () => {
    await finished({ game: 'none' });
    expect(await host.rematch(OLD, 'anna')).toEqual({ ok: false, fault: { code: 'newer-rules' } });
  });
});

describe('the next match in which a person is to act', () => {
  it('is none for a request without an identity, and never the match that the person comes from', async () => {
    await store.create(aMatch());
    expect(await host.nextTurn(null, null)).toEqual({ match: null, count: 0 });
    expect(await host.nextTurn('anna', OLD)).toEqual({ match: null, count: 0 });
    expect(await host.nextTurn('anna', null)).toMatchObject({ match: { id: OLD }, count: 1 });
  });
});
