import { commitmentOf } from '@levante/dealer';
import { LocalBell, MatchHost, type ReservedSeed, TICKET_MS } from '@levante/host';
import {
  aMatch,
  inProcessBots,
  MemoryStore,
  SILENT_LOG,
  SUITE_GAMES,
  TEST_TIME,
  testChance,
} from '@levante/testkit/host';
import { beforeEach, describe, expect, it } from 'vitest';

const ENTROPY = 'e'.repeat(32);
const OTHER = 'f'.repeat(32);
const REQUEST = { game: 'purse-race', options: { players: 2 } };
const AROUND_ONE_SCREEN = [
  { kind: 'me', name: 'Anna' },
  { kind: 'me', name: 'Bo' },
] as const;
const EXPIRED = { ok: false, fault: { code: 'ticket-expired' } };

let store: MemoryStore;
let host: MatchHost;
let now: number;
/** Opens the match of this id at the moment before the host stores its own. */
let overtaken: () => Promise<void>;

class OvertakenStore extends MemoryStore {
  override async create(match: Parameters<MemoryStore['create']>[0]): Promise<void> {
    await overtaken();
    await super.create(match);
  }
}

beforeEach(() => {
  now = 1_000_000;
  overtaken = async () => {};
  store = new OvertakenStore();
  const sealed = new Map<string, ReservedSeed>();
  const tickets = {
    seal(reserved: ReservedSeed): string {
      const ticket = `ticket ${sealed.size}`;
      sealed.set(ticket, reserved);
      return ticket;
    },
    open: (ticket: string) => sealed.get(ticket) ?? null,
  };
  host = new MatchHost({
    games: SUITE_GAMES,
    store,
    bots: inProcessBots(new Map()),
    bell: new LocalBell(),
    chance: testChance(),
    log: SILENT_LOG,
    time: { ...TEST_TIME, now: () => now },
    turnMs: 20,
    tickets,
  });
});

const create = (ticket: string, person = 'anna', entropy = ENTROPY) =>
  host.create({ ...REQUEST, seats: AROUND_ONE_SCREEN, contribution: { ticket, entropy } }, person);

describe('a match that is opened with a ticket', () => {
  it('has the committed seed, and the entropy of its opener in each of their seats', async () => {
    const { commitment, ticket } = host.commitToSeed('anna');
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }] as const;
    const contribution = { ticket, entropy: ENTROPY };
    const reply = await host.create({ ...REQUEST, seats, shuffle: false, contribution }, 'anna');
    expect(reply).toMatchObject({ ok: true, value: { commitment, status: 'waiting', mine: [0] } });
    const dealer = await store.dealerOf(reply.ok ? reply.value.id : '');
    expect(commitmentOf(dealer?.seed ?? '')).toBe(commitment);
    expect(dealer?.entropy).toEqual([ENTROPY, null]);
  });

  it('includes the entropy even if it starts when it is opened', async () => {
    const { ticket } = host.commitToSeed('anna');
    const reply = await create(ticket);
    expect(reply).toMatchObject({ ok: true, value: { status: 'running', mine: [0, 1] } });
    expect((await store.dealerOf(reply.ok ? reply.value.id : ''))?.entropy).toEqual([ENTROPY, ENTROPY]);
  });

  it('is returned to an opener who sends the ticket again, with the entropy of the first request', async () => {
    const { ticket } = host.commitToSeed('anna');
    const first = await create(ticket);
    const again = await create(ticket, 'anna', OTHER);
    expect(again.ok && first.ok && again.value.id === first.value.id).toBe(true);
    expect((await store.dealerOf(first.ok ? first.value.id : ''))?.entropy).toEqual([ENTROPY, ENTROPY]);
  });

  it('is created once by two requests at the same time', async () => {
    const { ticket } = host.commitToSeed('anna');
    overtaken = async () => {
      overtaken = async () => {};
      await create(ticket, 'anna', OTHER);
    };
    const reply = await create(ticket);
    expect(reply).toMatchObject({ ok: true });
    expect(await store.matchesOf('anna', 100, 9)).toHaveLength(1);
    expect((await store.dealerOf(reply.ok ? reply.value.id : ''))?.entropy).toEqual([OTHER, OTHER]);
  });

  it('is refused for an unknown or expired ticket, and for another person’s ticket', async () => {
    const { ticket } = host.commitToSeed('anna');
    expect(await create(ticket, 'eve')).toEqual(EXPIRED);
    expect(await create('ticket 9')).toEqual(EXPIRED);
    now += TICKET_MS;
    expect(await create(ticket)).toEqual(EXPIRED);
    expect(store.all()).toEqual([]);
  });

  it('is refused if another person has become the opener of the ticket’s match', async () => {
    const { ticket } = host.commitToSeed('anna');
    const first = await create(ticket);
    const id = first.ok ? first.value.id : '';
    store.delete(id);
    await store.create(aMatch({ id, opener: { person: 'bo', place: null } }));
    expect(await create(ticket)).toEqual(EXPIRED);
  });
});
