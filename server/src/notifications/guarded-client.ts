import { lookup as systemLookup } from 'node:dns';
import { Agent as HttpAgent, type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { isPublicAddress, literalIn } from './public-address.ts';

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
/** Redirects after which the same request is repeated. Others ask for a page, which no receiver of messages has. */
const REPEATING = new Set([301, 302, 307, 308]);
/** Bytes of a reply's body that are read, and dropped, before the connection is closed. */
const MAX_REPLY_BYTES = 1024;
const MAX_RETRY_AFTER_MS = 86_400_000;
/** Error codes of Node in words, for the person whose channel it is. */
const FAULTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection closed',
  EPIPE: 'connection closed',
  ETIMEDOUT: 'no answer in time',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
};
const ADDRESS_REFUSED = 'address not allowed';
/** Answer for internal names and for unknown ones. It must not reveal which names the operator's network has. */
const NO_PUBLIC_HOST = 'no public address with this name';
/** Time after which that is answered. A resolver nearby answers sooner for names inside than for others. */
const NO_HOST_MS = 1000;

export interface GuardOptions {
  /** Allows addresses of private networks and this machine. Default: false. */
  readonly allowPrivate?: boolean;
  /** Allows `http:` as well as `https:`. Default: false. */
  readonly allowHttp?: boolean;
  /** Resolves names. Default: the system's resolver. */
  readonly lookup?: LookupFunction;
  /** Decides which addresses are allowed. Default: public ones. */
  readonly isAllowed?: (address: string) => boolean;
  /** Time for a request with its redirects. */
  readonly timeoutMs?: number;
  /** Resolves after some milliseconds. Default: a timer. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** A request with a body. */
export interface Post {
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | Buffer;
  /** Redirects to follow. Default: 3. */
  readonly maxRedirects?: number;
}

interface Received {
  readonly status: number;
  readonly location: string | null;
  readonly retryAfterMs: number | null;
}

/** Reply to a request, or the reason why it failed. */
export type GuardedReply =
  | { readonly status: number; readonly retryAfterMs: number | null }
  | { readonly status: null; readonly fault: string };

/** A request that is not made, since its name has no address that is allowed. */
class NoPublicHost extends Error {}

/**
 * Sends requests to addresses that people have entered. It connects to public addresses only: names are resolved once
 * per connection, and the resolved addresses are checked before use, also after a redirect. It ignores proxies from the
 * environment.
 */
export class GuardedClient {
  readonly #timeoutMs: number;
  readonly #allowHttp: boolean;
  readonly #isAllowed: (address: string) => boolean;
  readonly #lookup: LookupFunction;
  readonly #pause: (ms: number) => Promise<unknown>;

  constructor(options: GuardOptions = {}) {
    this.#timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    this.#allowHttp = options.allowHttp ?? false;
    this.#isAllowed = options.allowPrivate ? () => true : (options.isAllowed ?? isPublicAddress);
    this.#pause = options.pause ?? ((ms) => setTimeout(ms));
    this.#lookup = guardedLookup(options.lookup ?? systemLookup, this.#isAllowed);
  }

  /**
   * Returns why a request to an address would be refused. Null if it is allowed, as far as known without resolving its
   * name.
   */
  faultOf(address: string): string | null {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url === null) return 'not an address';
    if (url.protocol !== 'https:' && !(this.#allowHttp && url.protocol === 'http:')) return 'not https';
    // Node does not resolve names that are addresses already.
    const literal = literalIn(url.hostname);
    return literal !== null && !this.#isAllowed(literal) ? ADDRESS_REFUSED : null;
  }

  /** Posts a body and follows redirects. Never rejects. */
  async post(address: string, { headers, body, maxRedirects = MAX_REDIRECTS }: Post): Promise<GuardedReply> {
    const signal = AbortSignal.timeout(this.#timeoutMs);
    const began = performance.now();
    let target = address;
    try {
      for (let redirects = 0; redirects <= maxRedirects; redirects++) {
        const fault = this.faultOf(target);
        if (fault !== null) return { status: null, fault };
        const received = await this.#postOnce(new URL(target), { headers, body, signal });
        const { status, location, retryAfterMs } = received;
        if (!REPEATING.has(status) || location === null) return { status, retryAfterMs };
        if (!URL.canParse(location, target)) return { status: null, fault: 'redirect to no address' };
        target = new URL(location, target).href;
      }
      return { status: null, fault: 'too many redirects' };
    } catch (error) {
      if (error instanceof NoPublicHost) {
        await this.#pause(Math.max(0, NO_HOST_MS - (performance.now() - began)));
        return { status: null, fault: NO_PUBLIC_HOST };
      }
      return { status: null, fault: signal.aborted ? 'no answer in time' : reasonOf(error) };
    }
  }

  async #postOnce(url: URL, { headers, body, signal }: Post & { readonly signal: AbortSignal }): Promise<Received> {
    const isHttps = url.protocol === 'https:';
    // An agent for this request alone: the global one may use a proxy of the environment.
    const agent = isHttps ? new HttpsAgent() : new HttpAgent();
    const options = { method: 'POST', agent, lookup: this.#lookup, headers, signal };
    return new Promise<Received>((resolve, reject) => {
      const request = (isHttps ? requestHttps : requestHttp)(url, options, (reply) => {
        const { statusCode: status = 0, headers: received } = reply;
        const retryAfterMs = retryAfterIn(received['retry-after']);
        // The status is the answer, however the body ends.
        dropBody(reply, () => resolve({ status, location: received.location ?? null, retryAfterMs }));
      });
      request.on('error', reject);
      request.end(body);
    }).finally(() => agent.destroy());
  }
}

/** Reads at most `MAX_REPLY_BYTES` of a reply, then closes it. */
function dropBody(reply: IncomingMessage, done: () => void): void {
  let bytes = 0;
  reply.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_REPLY_BYTES) reply.destroy();
  });
  reply.on('error', () => {});
  reply.on('close', done);
}

/** Returns a lookup that fails alike if a name is unknown or resolves to an address that is not allowed, even beside allowed ones. */
function guardedLookup(lookup: LookupFunction, isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, done) =>
    lookup(host, options, (error, found, family) => {
      if (error) return done(new NoPublicHost(), '');
      const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address);
      if (addresses.length > 0 && addresses.every(isAllowed)) return done(null, found, family);
      done(new NoPublicHost(), '');
    });
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = FAULTS[code];
  if (known !== undefined) return known;
  return /CERT|SELF_SIGNED|ISSUER|_SSL_|ALTNAME|EPROTO/.test(code) ? 'certificate or TLS not accepted' : 'not sent';
}

/** Parses `Retry-After`, seconds or a date. */
function retryAfterIn(header: string | undefined): number | null {
  if (header === undefined) return null;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), MAX_RETRY_AFTER_MS) : null;
}
