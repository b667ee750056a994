import type { MatchHost } from '@levante/host';
import type { Accounts } from '@levante/people';
import { Invitations, Operators, Service } from '@levante/people/operators';
import { leaveSeats } from '../accounts/leave-seats.ts';
import type { Backend } from '../backend/backend.ts';
import { SYSTEM_CHANCE, SYSTEM_TIME } from '../backend/machine.ts';
import type { HttpParts } from '../http/ports.ts';
import type { HourlyDeletion } from '../matches/expiry.ts';
import type { RetentionPolicy } from '../matches/store/retention.ts';
import type { SqlActStore } from './act-store.ts';
import { SqlMemberStore } from './member-store.ts';
import { SqlOperatorReads } from './operator-reads.ts';
import { type OperatorWatch, type OperatorWatchParts, watchOperators } from './operator-watch.ts';

/** Dependencies of the watch besides the store and the rules. */
type WatchedParts = Omit<OperatorWatchParts, 'source' | 'time' | 'renewRules' | 'settle' | 'vacate' | 'host'> & {
  readonly host: Pick<MatchHost, 'poll' | 'list' | 'resign' | 'leave'>;
};

/** The operators' side of a running server. */
export interface Operating {
  readonly parts: Pick<
    HttpParts,
    'operators' | 'operatorReads' | 'acts' | 'service' | 'invitations' | 'members' | 'now' | 'newId' | 'below'
  >;
  /** Deletes what operators have decided and has ended. */
  readonly deleteOld: HourlyDeletion;
  /** Applies operators' decisions to the server from now on; they are in force when it resolves. */
  watch(parts: WatchedParts): Promise<void>;
  stop(): void;
}

export interface OperatingOptions {
  /** Whether opening matches and taking seats needs an invitation. Default: no. */
  readonly requireInvitation?: boolean;
}

/** Creates what operators act with, and what applies their acts to this server. */
export function startOperating(
  { store, access }: Backend,
  { accounts, acts }: { readonly accounts: Accounts; readonly acts: SqlActStore },
  { requireInvitation = false, retention }: OperatingOptions & { readonly retention: RetentionPolicy },
): Operating {
  const service = new Service();
  let watch: OperatorWatch | null = null;
  const machine = { now: SYSTEM_TIME.now, newId: SYSTEM_CHANCE.newMatchId, below: SYSTEM_CHANCE.below };
  const members = new SqlMemberStore(access);
  const invitations = new Invitations({ store: members, acts, isRequired: requireInvitation, now: machine.now });
  const operators = new Operators({
    ...{ ...machine, store: acts, accounts },
    applied: async () => await watch?.look(),
  });
  return {
    parts: { ...machine, operators, acts, service, invitations, members, operatorReads: new SqlOperatorReads(access) },
    deleteOld: (now) => acts.deleteEnded(now),
    watch: async (parts) => {
      await invitations.start();
      watch = await watchOperators({
        ...{ ...parts, source: store, time: SYSTEM_TIME },
        renewRules: async () => service.set(await acts.rules(SYSTEM_TIME.now())),
        settle: (match) => acts.settle(match, retention, SYSTEM_TIME.now()),
        vacate: async (person) => void (await leaveSeats(parts.host, person)),
      });
    },
    stop: () => watch?.stop(),
  };
}
