import type { MatchHost } from '@levante/host';
import type { LeftSeat, ValidKeys } from '@levante/people';
import type { Chat } from '@levante/people/chat';
import type { Retention } from '../matches/store/retention.ts';

const PAGE = 50;

/**
 * Leaves the seats in which a person would keep others waiting: opens their seats in waiting matches, and lets a bot
 * play in matches with other people. Returns the seats, which the person may take back.
 */
export async function leaveSeats(
  host: Pick<MatchHost, 'list' | 'leave' | 'resign'>,
  person: string,
): Promise<readonly LeftSeat[]> {
  const leftSeats: LeftSeat[] = [];
  for (let before: number | null = Number.MAX_SAFE_INTEGER; before !== null; ) {
    const { matches, next }: Awaited<ReturnType<typeof host.list>> = await host.list(person, before, PAGE);
    for (const { id, status, seats, mine } of matches) {
      if (status === 'waiting') await host.leave(id, person);
      const isShared = seats.some(({ seat, kind, taken }) => kind === 'person' && taken && !mine.includes(seat));
      if (status !== 'running' || !isShared) continue;
      for (const { seat, playedBy } of seats) {
        if (!mine.includes(seat) || playedBy !== undefined) continue;
        const resigned = await host.resign({ match: id, person, seat });
        if (resigned.ok) leftSeats.push({ match: id, seat });
      }
    }
    before = next;
  }
  return leftSeats;
}

/**
 * Reclaims a seat for a person, in the match that continues theirs if turns were taken back meanwhile. Returns null if no bot
 * plays it, and false if that is not possible any more.
 */
async function reclaimSeat(
  host: Pick<MatchHost, 'reclaimSeat' | 'describe'>,
  person: string,
  { match, seat }: LeftSeat,
): Promise<boolean | null> {
  for (let id = match; ; ) {
    const taken = await host.reclaimSeat({ match: id, person, seat });
    if (taken.ok) return true;
    if (taken.fault.code === 'no-bot-plays') return null;
    const described = await host.describe(id, person);
    if (!described.ok || described.value.continuedBy === undefined) return false;
    id = described.value.continuedBy;
  }
}

/** Dependencies of the effects of a departure. */
export interface DepartureEffectsDependencies {
  readonly host: MatchHost;
  readonly retention: Pick<Retention, 'forget'>;
  readonly chat: Pick<Chat, 'forget'>;
  readonly keys: Pick<ValidKeys, 'changed'>;
}

/** Returns the effects of a departure on matches, chat lines and keys. */
export function departureEffects({ host, retention, chat, keys }: DepartureEffectsDependencies) {
  return {
    poll: (match: string): void => host.poll(match),
    leaveSeats: (person: string): Promise<readonly LeftSeat[]> => leaveSeats(host, person),
    reclaimSeat: (person: string, seat: LeftSeat): Promise<boolean | null> => reclaimSeat(host, person, seat),
    erase: async (person: string): Promise<void> => {
      await chat.forget(person);
      await retention.forget(person, (match) => host.poll(match)).finally(() => keys.changed(person));
    },
    keysChanged: (person: string): void => keys.changed(person),
  };
}
