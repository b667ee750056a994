import type { ProviderSignIn } from '@levante/people';
import type {
  Invitations,
  MeasureStore,
  MemberStore,
  OperatorReads,
  Operators,
  Service,
} from '@levante/people/operators';
import type { FastifyBaseLogger } from 'fastify';
import type { Http } from '../http/http.ts';

/** Figures of a server for operators; null where unknown. */
export interface HealthOfServer {
  readonly answerMs: number | null;
  readonly requests: number;
  readonly failed: number;
  readonly botsWaiting: number | null;
  readonly streams: number;
  readonly diskFree: number | null;
}

/** Dependencies of the routes of operators and of the routes about the server. */
export interface OperatorRouteDependencies extends Pick<Http, 'bans'> {
  readonly operators: Operators;
  readonly operatorReads: OperatorReads;
  readonly measures: MeasureStore;
  /** The operators' rules for the whole server. */
  readonly service: Service;
  readonly invitations: Invitations;
  readonly members: MemberStore;
  /** Returns figures of this server. */
  readonly health: () => Promise<HealthOfServer>;
  /** Returns whether the store can be read and written and the server is not stopping; logs the reason if not. */
  readonly isReady: (log: Pick<FastifyBaseLogger, 'error'>) => Promise<boolean>;
  /** Number of people who follow the list of open tables; undefined if unknown. */
  readonly tables: { readonly here: number | undefined };
  /** Null if there is no OpenID provider. */
  readonly provider: Pick<ProviderSignIn, 'isDue'> | null;
  /** The system clock, and unpredictable ids and numbers. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly below: (n: number) => number;
}
