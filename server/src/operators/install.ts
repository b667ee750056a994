import type { MatchHost } from '@levante/host';
import type { ValidKeys } from '@levante/people';
import type { ChatFeed } from '@levante/people/chat';
import { Invitations, Operators, Service } from '@levante/people/operators';
import { leaveSeats } from '../accounts/departure-effects.ts';
import type { AccountsFeature } from '../accounts/install.ts';
import type { FeatureContext } from '../backend/context.ts';
import { SYSTEM_CHANCE, SYSTEM_TIME } from '../backend/machine.ts';
import type { MatchStreams } from '../matches/match-streams.ts';
import type { RetentionPolicy } from '../matches/store/retention.ts';
import type { TablesFeature } from '../tables/install.ts';
import type { OperatorRouteDependencies } from './dependencies.ts';
import type { SqlMeasureStore } from './measure-store.ts';
import { SqlMemberStore } from './member-store.ts';
import { SqlOperatorReads } from './operator-reads.ts';
import { type OperatorWatch, watchOperators } from './operator-watch.ts';
import { addInvitations } from './routes/invitations.ts';
import { addOperate } from './routes/operate.ts';
import { addService, refusePaused, refuseUninvited } from './routes/service.ts';

export interface OperatorOptions {
  /** Whether opening matches and taking seats needs an invitation. Default: no. */
  readonly requireInvitation?: boolean;
}

/** Dependencies of operators on earlier features, and their options. */
export interface OperatorDependencies extends Pick<OperatorRouteDependencies, 'health' | 'isReady'> {
  readonly measures: SqlMeasureStore;
  readonly accounts: AccountsFeature;
  readonly host: Pick<MatchHost, 'poll' | 'list' | 'resign' | 'leave'>;
  readonly keys: Pick<ValidKeys, 'changed'>;
  readonly streams: MatchStreams;
  readonly tables: TablesFeature;
  readonly chats: Pick<ChatFeed, 'ring' | 'renew'>;
  readonly retention: RetentionPolicy;
  readonly options: OperatorOptions;
}

/**
 * Adds operators to a server. Returns a function that starts to apply their decisions. They are in force when it
 * resolves.
 */
export function installOperators(
  { backend, http, life, log }: FeatureContext,
  dependencies: OperatorDependencies,
): { readonly watch: () => Promise<void> } {
  const { measures, accounts, host, keys, streams, tables, chats, retention, options } = dependencies;
  const { app, bans, ensureIdentity, rateLimiters } = http;
  const service = new Service();
  let watch: OperatorWatch | null = null;
  const machine = { now: SYSTEM_TIME.now, newId: SYSTEM_CHANCE.newMatchId, below: SYSTEM_CHANCE.below };
  const members = new SqlMemberStore(backend.access);
  const isRequired = options.requireInvitation ?? false;
  const invitations = new Invitations({ store: members, measures, isRequired, now: machine.now });
  const operators = new Operators({
    ...machine,
    store: measures,
    accounts: accounts.accounts,
    applied: async () => await watch?.look(),
  });
  life.everyHour((now) => measures.deleteEnded(now));
  const startWatch = async (): Promise<void> => {
    await invitations.start();
    watch = await watchOperators({
      source: backend.stores.notices,
      time: SYSTEM_TIME,
      log,
      bans,
      host,
      keys,
      streams,
      chats,
      tableStreams: tables.streams,
      renewRules: async () => service.set(await measures.rules(SYSTEM_TIME.now())),
      settle: (match) => measures.settle(match, retention, SYSTEM_TIME.now()),
      vacate: async (person) => void (await leaveSeats(host, person)),
    });
  };
  app.addHook('preClose', async () => watch?.stop());
  const routeDependencies: OperatorRouteDependencies = {
    ...machine,
    bans,
    operators,
    measures,
    service,
    invitations,
    members,
    operatorReads: new SqlOperatorReads(backend.access),
    health: dependencies.health,
    isReady: dependencies.isReady,
    tables: tables.tables,
    provider: accounts.provider,
  };
  refusePaused(app, routeDependencies);
  refuseUninvited(app, routeDependencies);
  addService(app, routeDependencies);
  addInvitations(app, routeDependencies, ensureIdentity, rateLimiters);
  addOperate(app, routeDependencies);
  return { watch: startWatch };
}
