import type { MatchRecord } from '@levante/contract';
import type { Reply } from '@levante/table/host/fault.ts';
import type { Host } from '@levante/table/host/host.ts';
import { lazy } from '@levante/table/lib/lazy.ts';
import { noteServerDate } from '@levante/table/lib/server-now.ts';
import { isStorageForbidden } from '@levante/table/lib/storage.ts';
import { chooseName, isNameUnsent, keepOwnName, nameToSend, ownName } from '@levante/table/ui/own-name.ts';
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
  type NewProposal,
  type NextTurn,
  type PlayFrom,
  type ProposalAnswer,
  type QuickMatch,
  RETURNING_KINDS,
  type SeatBot,
  type TakeSeat,
} from '@levante/wire';

/** Time limit of a request, in milliseconds; one without a reply counts as lost. */
const REQUEST_MS = 30_000;
/** Time limit of a turn, in milliseconds: a clock may be running, and it is sent again with the same key. */
const TURN_MS = 6000;
/** Time limit of a sign of the page, in milliseconds. */
const SIGN_MS = 6000;

type Read<T> = (body: unknown) => T | null | Promise<T | null>;

const as =
  <T>(form: Form<T>): Read<T> =>
  (body) =>
    form(body) ? body : null;

/** Loads the record reader on first use. */
const fetchReader = lazy(async () => (await import('@levante/contract/record')).readRecord);

/** Loads opening and joining of matches on first use. */
const fetchSeating = lazy(() => import('./seating.ts'));

/** Without cookies the server would not recognise the person in the seat. */
const mayBeSeated = (): boolean => !isStorageForbidden();

const NO_COOKIES: Reply<never> = {
  ok: false,
  fault: { kind: 'refused', status: 401, error: { code: 'bad-identity', message: 'This browser keeps no cookies.' } },
};

/** Loads consents on first use. */
const fetchConsents = lazy(() => import('./consents.ts'));

/**
 * Client of the server's API, without streams: typed calls, with replies validated against the wire's schemas.
 * `ServerHost` adds the stream.
 */
export class Api implements Omit<Host, 'follow'> {
  readonly #base: string;
  readonly #fetch: typeof fetch;
  #identity: Promise<boolean> | null = null;

  /** Creates a client for a base URL without a trailing slash; empty for the page's own origin. */
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

  /** Returns the record as seen from one of my seats, by default the first. */
  record(id: string, seat?: number): Promise<Reply<MatchRecord>> {
    return this.#get(`/api/matches/${id}/record${seat === undefined ? '' : `?seat=${seat}`}`, async (body) => {
      const read = (await fetchReader())(body);
      return read.ok ? read.value : null;
    });
  }

  async create(match: MatchRequest): Promise<Reply<Match>> {
    return mayBeSeated() ? (await fetchSeating()).openMatch(this, match) : NO_COOKIES;
  }

  /** Takes a seat where another person waits for the same, or opens a table. */
  async quickMatch(request: QuickMatch): Promise<Reply<Match>> {
    return mayBeSeated() ? (await fetchSeating()).meetAnyone(this, request) : NO_COOKIES;
  }

  async takeSeat(id: string, seat: TakeSeat): Promise<Reply<Match>> {
    return mayBeSeated() ? (await fetchSeating()).takeOpenSeat(this, id, seat) : NO_COOKIES;
  }

  async playFrom(id: string, request: PlayFrom): Promise<Reply<Match>> {
    return mayBeSeated() ? (await fetchSeating()).openFrom(this, id, request) : NO_COOKIES;
  }

  /** Forgets the identity after it was deleted at the server. The next `meet` creates a new one. */
  forgetIdentity(): void {
    keepOwnName(null);
    this.#identity = null;
  }

  act(id: string, ply: number, actions: readonly string[], key: string): Promise<Reply<Acted>> {
    return this.#post(`/api/matches/${id}/actions`, { ply, key, actions }, isActed, TURN_MS);
  }

  /** Makes a proposal. For taking back a turn, adds a consent that proves it in the record. */
  async propose(id: string, proposal: NewProposal): Promise<Reply<Match>> {
    const consent = RETURNING_KINDS.includes(proposal.kind) ? await (await fetchConsents()).consentToAsk(this, id) : {};
    return this.post(`/api/matches/${id}/proposals`, { ...proposal, ...consent }, isMatch);
  }

  resign(id: string, seat: number): Promise<Reply<Match>> {
    return this.post(`/api/matches/${id}/resign`, { seat }, isMatch);
  }

  reclaimSeat(id: string, seat: number): Promise<Reply<Match>> {
    return this.post(`/api/matches/${id}/return`, { seat }, isMatch);
  }

  async answerProposal(id: string, number: number, answer: ProposalAnswer['answer']): Promise<Reply<Match>> {
    const consent = answer === 'agree' ? await (await fetchConsents()).consentToAgree(this, id, number) : {};
    return this.post(`/api/matches/${id}/proposals/${number}`, { answer, ...consent }, isMatch);
  }

  async rematch(id: string): Promise<Reply<Match>> {
    return mayBeSeated() ? (await fetchSeating()).openRematch(this, id) : NO_COOKIES;
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
   * Ensures that this browser has an identity. Requests it only once, so that two parallel calls do not create two
   * people.
   */
  async meet(): Promise<void> {
    const isKnown = this.#identity !== null;
    this.#identity ??= this.#meet();
    if (!(await this.#identity)) this.#identity = null;
    else if (isKnown && isNameUnsent()) await this.settleName(null);
  }

  /**
   * Adopts the server's name for this browser's person, or sends the name that was chosen here. Returns the server's
   * name afterwards.
   */
  async settleName(known: string | null): Promise<string | null> {
    const name = nameToSend(known);
    if (name === null) {
      keepOwnName(known);
      return known;
    }
    const reply = await this.post('/api/me', { name }, isMe);
    if (!reply.ok) return known;
    // Another one may have been chosen meanwhile.
    if (ownName.value === name) keepOwnName(name);
    return name;
  }

  /** Stores a name that the reader has chosen, and sends it now, or with the next page if that fails. */
  chooseName(name: string): void {
    chooseName(name);
    void this.meet();
  }

  async #meet(): Promise<boolean> {
    const reply = await this.#get('/api/me', as(isMe));
    if (reply.ok) await this.settleName(reply.value.name);
    return reply.ok;
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
    return this.#post(path, body, form, REQUEST_MS);
  }

  /** Sends a JSON body that is delivered even if the page is left meanwhile, and validates the reply. */
  sign<T>(path: string, body: unknown, form: Form<T>): Promise<Reply<T>> {
    return this.#request(path, { ...posting(body), keepalive: true }, as(form), SIGN_MS);
  }

  #post<T>(path: string, body: unknown, form: Form<T>, limitMs: number): Promise<Reply<T>> {
    return this.#request(path, posting(body), as(form), limitMs);
  }

  async #request<T>(path: string, init: RequestInit, read: Read<T>, limitMs = REQUEST_MS): Promise<Reply<T>> {
    try {
      const signal = AbortSignal.timeout(limitMs);
      const sentAt = Date.now();
      const response = await this.#fetch(this.#base + path, { credentials: 'same-origin', signal, ...init });
      noteServerDate(response.headers.get('date'), sentAt, Date.now());
      const body: unknown = await response.json();
      if (!response.ok) return refusedBy(response.status, body);
      const value = await read(body);
      return value === null ? { ok: false, fault: { kind: 'unreadable' } } : { ok: true, value };
    } catch {
      return { ok: false, fault: { kind: 'offline' } };
    }
  }
}

const posting = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { accept: 'application/json', 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function refusedBy(status: number, body: unknown): Reply<never> {
  if (isApiError(body)) return { ok: false, fault: { kind: 'refused', status, error: body } };
  return { ok: false, fault: status >= 500 ? { kind: 'offline' } : { kind: 'unreadable' } };
}
