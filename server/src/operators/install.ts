import type { MatchHost } from '@levante/host';
import type { ValidKeys } from '@levante/people';
import type { ChatFeed } from '@levante/people/chat';
import { Invitations, Operators, Service } from '@levante/people/operators';
import { SqlAccountStore } from '../accounts/account-store.ts';
import type { RunningAccounts } from '../accounts/install.ts';
import { leaveSeats } from '../accounts/leave-seats.ts';
import type { Backend } from '../backend/backend.ts';
import type { FeatureContext } from '../backend/context.ts';
import { SYSTEM_CHANCE, SYSTEM_TIME } from '../backend/machine.ts';
import type { EventStreams } from '../matches/event-streams.ts';
import type { RetentionPolicy } from '../matches/store/retention.ts';
import type { RunningTables } from '../tables/install.ts';
import { SqlActStore } from './act-store.ts';
import { SqlMemberStore } from './member-store.ts';
import { SqlOperatorReads } from './operator-reads.ts';
import { type OperatorWatch, watchOperators } from './operator-watch.ts';
import type { OperatorRouteParts } from './parts.ts';
import { addInvitations } from './routes/invitations.ts';
import { addOperate } from './routes/operate.ts';
import { addService, refusePaused, refuseUninvited } from './routes/service.ts';

export interface OperatorOptions {
  /** Whether opening matches and taking seats needs an invitation. Default: no. */
  readonly requireInvitation?: boolean;
}

/** Decisions of operators about people, as earlier features ask for them. */
export interface StandingOfPeople {
  readonly acts: SqlActStore;
  readonly isOperator: (person: string) => Promise<boolean>;
  /** Returns until when a person may not write; null if they may. */
  readonly mutedUntil: (person: string) => Promise<number | null>;
  readonly hasAccount: (person: string) => Promise<boolean>;
}

/** Opens what operators have decided about people. */
export function openStanding({ access, shared }: Pick<Backend, 'access' | 'shared'>): StandingOfPeople {
  const acts = new SqlActStore(access, shared !== null);
  const accounts = new SqlAccountStore(access, shared !== null);
  return {
    acts,
    isOperator: (person) => acts.isOperator(person),
    mutedUntil: async (person) => (await acts.standingOf(person, SYSTEM_TIME.now())).mute?.until ?? null,
    hasAccount: async (person) => (await accounts.accountOf(person)) !== null,
  };
}

/** Parts of earlier features and options that operators need. */
export interface OperatorNeeds extends Pick<OperatorRouteParts, 'health' | 'isReady'> {
  readonly acts: SqlActStore;
  readonly accounts: RunningAccounts;
  readonly host: Pick<MatchHost, 'poll' | 'list' | 'resign' | 'leave'>;
  readonly keys: Pick<ValidKeys, 'changed'>;
  readonly streams: EventStreams;
  readonly tables: RunningTables;
  readonly chats: Pick<ChatFeed, 'ring' | 'renew'>;
  readonly retention: RetentionPolicy;
  readonly options: OperatorOptions;
}

/** Adds operators to a server. Returns what applies their decisions from then on: they are in force when it resolves. */
export function installOperators(
  { backend, http, life, log }: FeatureContext,
  needs: OperatorNeeds,
): { readonly watch: () => Promise<void> } {
  const { acts, accounts, host, keys, streams, tables, chats, retention, options } = needs;
  const { app, bans, ensureIdentity, rateLimiters } = http;
  const service = new Service();
  let watch: OperatorWatch | null = null;
  const machine = { now: SYSTEM_TIME.now, newId: SYSTEM_CHANCE.newMatchId, below: SYSTEM_CHANCE.below };
  const members = new SqlMemberStore(backend.access);
  const isRequired = options.requireInvitation ?? false;
  const invitations = new Invitations({ store: members, acts, isRequired, now: machine.now });
  const operators = new Operators({
    ...machine,
    store: acts,
    accounts: accounts.accounts,
    applied: async () => await watch?.look(),
  });
  life.everyHour((now) => acts.deleteEnded(now));
  const startWatch = async (): Promise<void> => {
    await invitations.start();
    watch = await watchOperators({
      source: backend.store,
      time: SYSTEM_TIME,
      log,
      bans,
      host,
      keys,
      streams,
      chats,
      tableStreams: tables.streams,
      renewRules: async () => service.set(await acts.rules(SYSTEM_TIME.now())),
      settle: (match) => acts.settle(match, retention, SYSTEM_TIME.now()),
      vacate: async (person) => void (await leaveSeats(host, person)),
    });
  };
  app.addHook('preClose', async () => watch?.stop());
  const parts: OperatorRouteParts = {
    ...machine,
    bans,
    operators,
    acts,
    service,
    invitations,
    members,
    operatorReads: new SqlOperatorReads(backend.access),
    health: needs.health,
    isReady: needs.isReady,
    tables: tables.tables,
    provider: accounts.provider,
  };
  refusePaused(app, parts);
  refuseUninvited(app, parts);
  addService(app, parts);
  addInvitations(app, parts, ensureIdentity, rateLimiters);
  addOperate(app, parts);
  return { watch: startWatch };
}
