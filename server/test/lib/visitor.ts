import { randomUUID } from 'node:crypto';
import { type Match, Match as MatchSchema } from '@levante/wire';
import * as z from 'zod/mini';
import { Follower } from './follower.ts';

export interface Reply {
  readonly status: number;
  /** The body parsed as JSON, or null. */
  readonly json: unknown;
  readonly text: string;
  readonly headers: Headers;
}

const Coded = z.looseObject({ code: z.string() });

/** Returns the code of an error reply, or ''. */
export function codeOf(reply: Reply): string {
  const parsed = z.safeParse(Coded, reply.json);
  return parsed.success ? parsed.data.code : '';
}

/** Parses the match in a reply. */
export function matchIn(reply: Reply): Match {
  return z.parse(MatchSchema, reply.json);
}

const isSuccess = (reply: Reply): boolean => reply.status >= 200 && reply.status < 300;

/** A client of the API that keeps its cookie and every byte it receives. */
export class Visitor {
  readonly received: string[] = [];
  cookie: string | null = null;
  /** Cookie of the addresses that the browser knows. */
  known: string | null = null;
  token: string | null = null;
  /** Cookies that bind a message or an offer to the browser, by name. */
  readonly bound = new Map<string, string>();
  #url: () => string;

  constructor(url: () => string) {
    this.#url = url;
  }

  get url(): string {
    return this.#url();
  }

  headers(): Record<string, string> {
    if (this.token !== null) return { authorization: `Bearer ${this.token}` };
    const cookies = [this.cookie, this.known, ...this.bound.values()].filter((one) => one !== null);
    return cookies.length === 0 ? {} : { cookie: cookies.join('; ') };
  }

  async send(path: string, init: RequestInit = {}): Promise<Reply> {
    const headers = { ...this.headers(), ...Object.fromEntries(new Headers(init.headers)) };
    const response = await fetch(`${this.url}${path}`, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [cookie = ''] = line.split(';', 1);
      const bound = /^levante-(asked|leaving)=/.exec(cookie)?.[1];
      if (cookie.startsWith('levante-known=')) this.known = cookie;
      else if (bound !== undefined) this.bound.set(bound, cookie);
      else this.cookie = cookie;
    }
    const text = await response.text();
    this.received.push(JSON.stringify([...response.headers]), text);
    return { status: response.status, json: readJson(text), text, headers: response.headers };
  }

  get(path: string): Promise<Reply> {
    return this.send(path);
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return this.send(path, { method: 'POST', body: text, headers: { 'content-type': 'application/json', ...headers } });
  }

  /** Opens a match. Throws if that is refused. */
  async open(body: object): Promise<Match> {
    const reply = await this.post('/api/matches', body);
    if (!isSuccess(reply)) throw new Error(`not opened: ${reply.text}`);
    return matchIn(reply);
  }

  act(match: string, ply: number, actions: readonly string[], key: string = randomUUID()): Promise<Reply> {
    return this.post(`/api/matches/${match}/actions`, { ply, key, actions });
  }

  async match(id: string): Promise<Match> {
    return matchIn(await this.get(`/api/matches/${id}`));
  }

  /** Follows a match through one of the visitor's seats (default: the first). The caller closes the follower. */
  follow(match: string, lastEventId?: string, seat?: number): Follower {
    const id: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
    const query = seat === undefined ? '' : `&seat=${seat}`;
    return new Follower(
      `${this.url}/api/matches/${match}/stream?people=1${query}`,
      { ...this.headers(), ...id },
      this.received,
    );
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
