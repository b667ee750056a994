import type { Registry } from '@levante/contract';
import type { Logger } from 'pino';
import type { Http } from '../http/http.ts';
import type { Backend } from './backend.ts';
import type { ServerLife } from './life.ts';

/** What every feature of a server may use. */
export interface FeatureContext {
  readonly backend: Backend;
  readonly http: Http;
  readonly games: Registry;
  readonly life: ServerLife;
  readonly log: Logger;
}
