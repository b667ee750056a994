import type { Random } from '@levante/contract';
import type { OutboxEvent } from '@levante/people/notifications';
import type { Match } from '@levante/wire';
import { DAY_MS, decided, type MatchState } from './notification-stage.ts';

export const PEOPLE = ['anna', 'bo'] as const;
const MATCHES = 3;

/** Dependencies of the matches of a world. */
export interface WorldMatchesParts {
  readonly random: Random;
  readonly now: () => number;
  /** Stores an event for a person with a channel. Returns its id; null for one without. */
  happened(kind: OutboxEvent['kind'], person: string, match: string, ply: number): string | null;
  /** Notes that the person to act has decided something, and is still to act. */
  decided(match: string): void;
  /** Notes that what events of a match say is no longer so, for every person or one person. */
  over(match: string, kind: OutboxEvent['kind'], person?: string): void;
}

/** Matches of Anna and Bo. One invites the other; they move, propose, leave and return; and the match ends. */
export class WorldMatches {
  readonly all = new Map<string, MatchState>();
  /** States of matches right after events, by event. */
  readonly after = new Map<string, MatchState>();
  readonly #parts: WorldMatchesParts;
  #open: string[] = [];
  #count = 0;

  constructor(parts: WorldMatchesParts) {
    this.#parts = parts;
    for (let i = 0; i < MATCHES; i++) this.#begin();
  }

  /** Lets something happen in a match: one of those that are not over, unless it is named. */
  move(id = this.#open[this.#parts.random.below(this.#open.length)] ?? ''): void {
    const state = this.all.get(id);
    if (!state || state.status === 'over') return;
    if (state.status === 'waiting') this.#join(state);
    else this.#moveIn(state);
  }

  #moveIn(state: MatchState): void {
    const seat = this.#parts.random.below(PEOPLE.length);
    const isAsking = state.proposal?.outcome === null;
    const isMine = String(seat) === state.actor;
    const isOwn = state.played === undefined;
    const what = this.#parts.random.below(12);
    if (what === 0) this.#end(state);
    else if (what === 1 && isOwn && !isAsking) this.#propose(state, seat);
    else if (what === 2 && isAsking) this.#set(this.#decided(state, 'refused'), []);
    else if (what === 3 && isOwn) this.#replace(state, seat);
    else if (what === 4 && state.played === seat && !isMine) this.#return(state);
    else if (what >= 10 && state.played !== Number(state.actor)) this.#decide(state);
    else this.#turn(state);
  }

  /** Opens a match with a seat that is reserved for the other person. */
  #begin(): void {
    this.#count += 1;
    const id = `m${this.#count}`;
    const invited = this.#parts.random.below(PEOPLE.length);
    this.#open.push(id);
    this.#set({ id, status: 'waiting', ply: 0, actor: null, invited }, [['invited', invited]]);
  }

  #join({ invited: _invited, ...state }: MatchState): void {
    this.#parts.over(state.id, 'invited');
    const events = PEOPLE.map((_, seat) => ['started', seat] as const);
    this.#set({ ...state, status: 'running', actor: '0', clocks: this.#clocks(0) }, [...events, ['turn', 0]]);
  }

  /** Lets whose turn it is move, or the bot that plays for them. */
  #turn(state: MatchState): void {
    const before = Number(state.actor);
    const next = 1 - before;
    this.#parts.over(state.id, 'turn');
    const moved = {
      ...this.#decided(state, 'void'),
      ply: state.ply + 1,
      turnPly: state.ply + 1,
      actor: String(next),
      clocks: this.#clocks(next),
    };
    this.#set(moved, [['taken', before], ...(state.played === next ? [] : [['turn', next] as const])]);
  }

  /** Lets whose turn it is decide something, after which they are still to act. */
  #decide(state: MatchState): void {
    this.#parts.decided(state.id);
    this.#set(decided(this.#decided(state, 'void'), this.#parts.now()), []);
  }

  #end(state: MatchState): void {
    for (const kind of ['turn', 'started', 'replaced'] as const) this.#parts.over(state.id, kind);
    const { clocks: _clocks, ...over } = this.#decided(state, 'void');
    this.#open = this.#open.filter((one) => one !== state.id);
    const ended = PEOPLE.map((_, seat) => ['ended', seat] as const);
    this.#set({ ...over, status: 'over', ply: state.ply + 1, actor: null }, [['taken', Number(state.actor)], ...ended]);
    this.#begin();
  }

  /** Proposes something. The database notifies both, of whom one has nothing to answer. */
  #propose(state: MatchState, seat: number): void {
    const number = (state.proposal?.number ?? 0) + 1;
    const proposal: MatchState['proposal'] = {
      number,
      kind: 'cancel',
      seat,
      to: null,
      asked: [1 - seat],
      agreed: [],
      by: null,
      outcome: null,
      leftMs: DAY_MS,
    };
    const events = PEOPLE.map((_, one) => ['proposed', one] as const);
    this.#set({ ...state, proposal }, events);
    this.#parts.over(state.id, 'proposed', PEOPLE[seat]);
  }

  /** Returns a match whose open proposal is decided. */
  #decided(state: MatchState, outcome: 'refused' | 'void'): MatchState {
    const { proposal } = state;
    if (proposal?.outcome !== null) return state;
    this.#parts.over(state.id, 'proposed');
    return { ...state, proposal: { ...proposal, outcome } };
  }

  /** Lets a bot play for a person, immediately if it is their turn. */
  #replace(state: MatchState, played: number): void {
    this.#set({ ...this.#decided(state, 'void'), played }, [['replaced', played]]);
    const replaced = this.all.get(state.id);
    if (replaced && state.actor === String(played)) this.#turn(replaced);
  }

  #return({ played: _played, ...state }: MatchState): void {
    this.#parts.over(state.id, 'replaced');
    this.#set(state, []);
  }

  /** Stores a match and events for the people of seats. */
  #set(state: MatchState, events: readonly (readonly [kind: OutboxEvent['kind'], seat: number])[]): void {
    this.all.set(state.id, state);
    for (const [kind, seat] of events) {
      const event = this.#parts.happened(kind, PEOPLE[seat] ?? '', state.id, state.ply);
      if (event !== null) this.after.set(event, state);
    }
  }

  /** Returns clocks over days of which one runs from now. */
  #clocks(seat: number): Match['clocks'] {
    const leftMs = 2 * DAY_MS;
    const { now } = this.#parts;
    const since = now();
    return {
      control: { kind: 'days', hours: 48 },
      get now() {
        return now();
      },
      seats: [0, 1].map((one) => ({ leftMs, since: one === seat ? since : null })),
    };
  }
}
