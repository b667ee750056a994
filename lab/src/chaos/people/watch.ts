import type { Fact, JsonObject, Result } from '@levante/contract';
import { type Match, type MatchMessage, type PliesMessage, parseStreamMessage, type ViewMessage } from '@levante/wire';
import type { ChaosFault, ChaosFaultKind } from '../fault.ts';

/** A message about a match at a ply, reduced to what can be compared with the store. */
export interface ReceivedMessage {
  /** Seat of the viewer; null for a spectator. */
  readonly viewer: number | null;
  /** Ply after which its actions start; null for a message without actions. */
  readonly from: number | null;
  readonly ply: number;
  /** True if it contains state and legal actions; there are none while seats are open. */
  readonly withState: boolean;
  readonly withLegal: boolean;
  readonly isWaiting: boolean;
  /** True if the match was ended without a result. */
  readonly isEnded: boolean;
  /** Text of the message, or its digest. */
  readonly kept: string;
}

/** State of a follower after the last message. */
export interface LastSeen {
  readonly ply: number;
  readonly legal: readonly string[] | null;
  readonly state: JsonObject | null;
}

/** Parts of a message besides the description of the match. */
export interface MessageParts {
  readonly plies: readonly { readonly action: string; readonly journal: readonly Fact[] }[] | null;
  readonly state: JsonObject | null;
  readonly actor: string | null;
  readonly legal: readonly string[] | null;
  readonly result: Result | null;
}

/** Serialises the parts of a message. Equal messages give equal texts. */
export function messageText({ plies, state, actor, legal, result }: MessageParts): string {
  const done = plies?.map(({ action, journal }) => [action, journal]);
  return JSON.stringify([done, state, actor, legal, result && [result.scores, result.ranks]]);
}

/** A request to follow a match, through one of the person's seats (null: the first). */
export interface WatchRequest {
  readonly match: string;
  readonly name: string | null;
  readonly seat: number | null;
  /** Ply to start after; null for a whole view. */
  readonly from: 0 | null;
  /** Reduces a message to the part to store. */
  keep(text: string): string;
}

/** Content of a description of a match besides its ply. */
interface Described {
  readonly status: Match['status'];
  /** Number of the latest proposal. */
  readonly proposal: number;
  readonly isDecided: boolean;
}

const STATUSES: readonly Match['status'][] = ['waiting', 'running', 'over'];

/** Fields that no message may contain. */
const NEVER = /"(?:seed|words|person|hash|key)":/;

/**
 * Follower of a match that always reconnects with the last ply received. A message that does not start at the end of
 * the previous one is a fault, and so is a full view for a follower that sent a ply.
 */
export class Watch {
  readonly match: string;
  /** Name of the person, if they have a seat. */
  readonly name: string | null;
  readonly seat: number | null;
  readonly received: ReceivedMessage[] = [];
  readonly faults: ChaosFault[] = [];
  readonly #keep: (text: string) => string;
  /** Last ply received, or null. */
  ply: number | null;
  viewer: number | null = null;
  isOver = false;
  turn: LastSeen = { ply: -1, legal: null, state: null };
  /** Content of the last description of the match besides its ply. */
  #described: Described = { status: 'waiting', proposal: 0, isDecided: false };

  constructor({ match, name, seat, from, keep }: WatchRequest) {
    this.match = match;
    this.name = name;
    this.seat = seat;
    this.ply = from;
    this.#keep = keep;
  }

  /** Handles a message. `id` is the ply to resume after. */
  take(id: number | null, text: string): void {
    const message = parseStreamMessage(text);
    const never = NEVER.exec(text);
    if (never) this.#fault('shown', `a message contains ${never[0]}`);
    if (!message) this.#fault('shown', `invalid message: ${text.slice(0, 200)}`);
    else if (message.type === 'plies') this.#plies(id, message);
    else if (message.type === 'view') this.#view(id, message);
    else if (message.type === 'match') this.#match(message);
  }

  #plies(id: number | null, message: PliesMessage): void {
    const { from, ply, plies, state, legal } = message;
    if (from !== this.ply) this.#fault('astray', `received from ply ${from}, expected ${this.ply}`);
    if (ply !== from + plies.length || id !== ply)
      this.#fault('astray', `${plies.length} plies from ${from}, id ${id}`);
    this.ply = ply;
    this.isOver = message.result !== null;
    this.#record({ from, ply, isWaiting: false }, message);
    this.turn = { ply, legal, state };
  }

  #view(id: number | null, { match, state, legal }: ViewMessage): void {
    if (this.ply !== null)
      this.#fault('astray', `the whole view at ply ${match.ply}, after ply ${this.ply} was received`);
    if (id !== match.ply) this.#fault('astray', `the view of ply ${match.ply} has the id ${id}`);
    this.ply = match.ply;
    this.#describe(match);
    this.isOver = match.result !== null;
    const { ply, status, actor, result } = match;
    this.#record({ from: null, ply, isWaiting: status === 'waiting' }, { plies: null, state, actor, legal, result });
    this.turn = { ply: match.ply, legal, state };
  }

  /** Handles a match message. Its `legal` is null if another message with the match follows. */
  #match({ match, legal }: MatchMessage): void {
    this.#describe(match);
    const { ply, actor, result } = match;
    if (legal !== null)
      this.#record({ from: null, ply, isWaiting: false }, { plies: null, state: null, actor, legal, result });
    if (ply === this.ply) this.turn = { ply, legal, state: this.turn.ply === ply ? this.turn.state : null };
  }

  /** Compares a description of the match with earlier ones: a match starts once, and no proposal is undone. */
  #describe(match: Match): void {
    this.viewer = match.viewer;
    const { status, proposal } = match;
    const before = this.#described;
    const now = {
      status,
      proposal: proposal?.number ?? 0,
      isDecided: proposal !== undefined && proposal.outcome !== null && proposal.outcome !== 'void',
    };
    if (STATUSES.indexOf(status) < STATUSES.indexOf(before.status))
      this.#fault('astray', `the match is ${status} again, after it was ${before.status}`);
    if (now.proposal < before.proposal || (now.proposal === before.proposal && before.isDecided && !now.isDecided))
      this.#fault('astray', `proposal ${before.proposal} is as before, after it was made or decided`);
    this.#described = now;
  }

  #record(when: Pick<ReceivedMessage, 'from' | 'ply' | 'isWaiting'>, parts: MessageParts): void {
    const kept = this.#keep(messageText(parts));
    const withState = parts.state !== null;
    const withLegal = parts.legal !== null;
    const isEnded = parts.actor === null && parts.result === null;
    this.isOver ||= isEnded;
    this.received.push({ viewer: this.viewer, ...when, withState, withLegal, isEnded, kept });
  }

  #fault(kind: ChaosFaultKind, what: string): void {
    const who = this.seat === null ? 'a follower' : `the follower in seat ${this.seat}`;
    this.faults.push({ kind, match: this.match, what: `${who}: ${what}` });
  }
}
