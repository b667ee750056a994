import type { Registry } from '@levante/contract';
import type { Logger } from 'pino';
import type { Http } from '../http/http.ts';
import type { Backend } from './backend.ts';
import type { ServerLife } from './life.ts';

/** Parts of a server that every feature may use. */
export interface FeatureContext {
  readonly backend: Backend;
  readonly http: Http;
  readonly games: Registry;
  readonly life: ServerLife;
  readonly log: Logger;
}
