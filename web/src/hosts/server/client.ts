import type { MatchRecord } from '@levante/contract';
import type { Reply } from '@levante/table/host/fault.ts';
import type { Host } from '@levante/table/host/host.ts';
import { lazy } from '@levante/table/lib/lazy.ts';
import { keepOwnName } from '@levante/table/ui/own-name.ts';
import {
  type Acted,
  type Form,
  type GameList,
  isActed,
  isApiError,
  isGameList,
  isMatch,
  isMatchPage,
  isMe,
  isNextTurn,
  isNothing,
  type Match,
  type MatchPage,
  type MatchRequest,
  type Me,
  type NewProposal,
  type NextTurn,
  type PlayFrom,
  type ProposalAnswer,
  type QuickMatch,
  type SeatBot,
  type TakeSeat,
} from '@levante/wire';
import { randomHex } from '../../lib/random.ts';

/** Attempts per command without a reply; the idempotency key stays the same, so it runs at most once. */
const MAX_TRIES = 3;
const KEY_BYTES = 16;

type Read<T> = (body: unknown) => T | null | Promise<T | null>;

const as =
  <T>(form: Form<T>): Read<T> =>
  (body) =>
    form(body) ? body : null;

/** Loads the record reader on first use. */
const fetchReader = lazy(async () => (await import('@levante/contract/record')).readRecord);

/** Loads opening and joining of matches on first use. */
const fetchSeating = lazy(() => import('./seating.ts'));

/** Loads consents on first use. */
const fetchConsents = lazy(() => import('./consents.ts'));

/**
 * Client of the server's API, without streams: typed calls, with replies validated against the wire's schemas.
 * `ServerHost` adds the stream.
 */
export class Api implements Omit<Host, 'follow'> {
  readonly #base: string;
  readonly #fetch: typeof fetch;
  #identity: Promise<Reply<Me>> | null = null;

  /** Takes the server's base URL without a trailing slash; empty for the page's own origin. */
  constructor(base = '', fetcher: typeof fetch = (...args) => fetch(...args)) {
    this.#base = base;
    this.#fetch = fetcher;
  }

  games(): Promise<Reply<GameList>> {
    return this.#get('/api/games', as(isGameList));
  }

  /** Returns one page of my matches, newest first. */
  matches(before?: number): Promise<Reply<MatchPage>> {
    return this.#get(before === undefined ? '/api/matches' : `/api/matches?before=${before}`, as(isMatchPage));
  }

  match(id: string): Promise<Reply<Match>> {
    return this.#get(`/api/matches/${id}`, as(isMatch));
  }

  /** Returns the record as a seat of mine may see it; by default the first one. */
  record(id: string, seat?: number): Promise<Reply<MatchRecord>> {
    return this.#get(`/api/matches/${id}/record${seat === undefined ? '' : `?seat=${seat}`}`, async (body) => {
      const read = (await fetchReader())(body);
      return read.ok ? read.value : null;
    });
  }

  async create(match: MatchRequest): Promise<Reply<Match>> {
    return (await fetchSeating()).openMatch(this, match);
  }

  /** Sits down where somebody waits for the same, or opens a table. */
  async quickMatch(request: QuickMatch): Promise<Reply<Match>> {
    return (await fetchSeating()).meetAnyone(this, request);
  }

  async takeSeat(id: string, seat: TakeSeat): Promise<Reply<Match>> {
    return (await fetchSeating()).takeOpenSeat(this, id, seat);
  }

  async playFrom(id: string, request: PlayFrom): Promise<Reply<Match>> {
    return (await fetchSeating()).openFrom(this, id, request);
  }

  /** Forgets the identity after it was deleted at the server; the next `meet` creates a new one. */
  forgetIdentity(): void {
    keepOwnName(null);
    this.#identity = null;
  }

  /** Sends actions decided at `ply`. Retries with the same idempotency key if no reply arrives. */
  async act(id: string, ply: number, actions: readonly string[]): Promise<Reply<Acted>> {
    const body = { ply, key: randomHex(KEY_BYTES), actions };
    let reply: Reply<Acted> = { ok: false, fault: { kind: 'offline' } };
    for (let i = 0; i < MAX_TRIES && !reply.ok && reply.fault.kind === 'offline'; i++) {
      if (i > 0) await new Promise((resolve) => setTimeout(resolve, 400 * i));
      reply = await this.post(`/api/matches/${id}/actions`, body, isActed);
    }
    return reply;
  }

  /** Makes a proposal. To take back a turn, adds a consent that proves it in the record. */
  async propose(id: string, proposal: NewProposal): Promise<Reply<Match>> {
    const consent = proposal.kind === 'take-back' ? await (await fetchConsents()).consentToAsk(this, id) : {};
    return this.post(`/api/matches/${id}/proposals`, { ...proposal, ...consent }, isMatch);
  }

  resign(id: string, seat: number): Promise<Reply<Match>> {
    return this.post(`/api/matches/${id}/resign`, { seat }, isMatch);
  }

  takeSeatBack(id: string, seat: number): Promise<Reply<Match>> {
    return this.post(`/api/matches/${id}/return`, { seat }, isMatch);
  }

  async answerProposal(id: string, number: number, answer: ProposalAnswer['answer']): Promise<Reply<Match>> {
    const consent = answer === 'agree' ? await (await fetchConsents()).consentToAgree(this, id, number) : {};
    return this.post(`/api/matches/${id}/proposals/${number}`, { answer, ...consent }, isMatch);
  }

  async rematch(id: string): Promise<Reply<Match>> {
    return (await fetchSeating()).openRematch(this, id);
  }

  leave(id: string): Promise<Reply<object>> {
    return this.post(`/api/matches/${id}/leave`, {}, isNothing);
  }

  seatBot(id: string, bot: SeatBot): Promise<Reply<Match>> {
    return this.post(`/api/matches/${id}/bots`, bot, isMatch);
  }

  nextTurn(after: string): Promise<Reply<NextTurn>> {
    return this.#get(`/api/matches/next?after=${after}`, as(isNextTurn));
  }

  /**
   * Ensures that this browser has an identity; requests it once so that two parallel calls do not create two people.
   */
  async meet(): Promise<void> {
    this.#identity ??= this.#get('/api/me', as(isMe));
    const reply = await this.#identity;
    if (reply.ok) keepOwnName(reply.value.name);
    else this.#identity = null;
  }

  /** Gets JSON and validates the reply. */
  get<T>(path: string, form: Form<T>): Promise<Reply<T>> {
    return this.#get(path, as(form));
  }

  #get<T>(path: string, read: Read<T>): Promise<Reply<T>> {
    return this.#request(path, { headers: { accept: 'application/json' } }, read);
  }

  /** Sends a JSON body and validates the reply. */
  post<T>(path: string, body: unknown, form: Form<T>): Promise<Reply<T>> {
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    return this.#request(path, { method: 'POST', headers, body: JSON.stringify(body) }, as(form));
  }

  async #request<T>(path: string, init: RequestInit, read: Read<T>): Promise<Reply<T>> {
    try {
      const response = await this.#fetch(this.#base + path, { credentials: 'same-origin', ...init });
      const body: unknown = await response.json();
      if (!response.ok) return refusedBy(response.status, body);
      const value = await read(body);
      return value === null ? { ok: false, fault: { kind: 'unreadable' } } : { ok: true, value };
    } catch {
      return { ok: false, fault: { kind: 'offline' } };
    }
  }
}

function refusedBy(status: number, body: unknown): Reply<never> {
  if (isApiError(body)) return { ok: false, fault: { kind: 'refused', status, error: body } };
  return { ok: false, fault: status >= 500 ? { kind: 'offline' } : { kind: 'unreadable' } };
}
