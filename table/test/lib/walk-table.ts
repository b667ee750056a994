import { isObject, type JsonObject, type Refusal, refuse, type Seat } from '@levante/contract';
import type { StreamMessage } from '@levante/wire';
import type { Outcome, TablePosition } from '../../src/match/position.ts';
import type { IntentReader } from '../../src/match/selection.ts';
import type { TimelineReader } from '../../src/match/session.ts';
import { pliesFrom } from '../../src/match/timeline.ts';

import { matchAt } from './coin-table.ts';

/**
 * A position without rules behind it, for drafts and turns of several steps: three seats in turn go to up to three
 * different places (`0 go a`). The turn may be ended after the first step (`0 end`) and is complete with the third; a draw
 * (`0 draw`) interrupts it, because chance continues.
 */
export class WalkPosition implements TablePosition<WalkPosition, WalkFact> {
  readonly seat: Seat;
  readonly places: readonly string[];
  readonly interrupted: boolean;
  readonly over = false;

  constructor(seat: Seat = 0, places: readonly string[] = [], interrupted = false) {
    this.seat = seat;
    this.places = places;
    this.interrupted = interrupted;
  }

  get actor(): Seat | null {
    return this.interrupted ? null : this.seat;
  }

  get drafting(): Seat | null {
    return this.actor;
  }

  get turn(): Seat {
    return this.seat;
  }

  get ending(): string | null {
    return this.places.length > 0 && !this.interrupted ? `${this.seat} end` : null;
  }

  get endRefusal(): Refusal | null {
    return this.places.length > 0 ? null : refuse<string>('act-first');
  }

  get texts(): readonly string[] {
    return this.interrupted ? [] : ['a', 'b', 'c', 'd'].map((place) => `${this.seat} go ${place}`);
  }

  get json(): JsonObject {
    return { seat: this.seat, places: this.places, interrupted: this.interrupted };
  }

  turnAhead(seat: Seat): WalkPosition | null {
    return seat === this.actor ? null : new WalkPosition(seat);
  }

  after(line: string): Outcome<WalkPosition, WalkFact> {
    const [who, what, place = ''] = line.split(' ');
    if (who !== (this.actor === null ? '*' : String(this.seat))) return no('not-your-turn');
    if (what === 'draw') return led(new WalkPosition(this.seat, this.places, true), line);
    if (what === 'end')
      return this.places.length > 0 ? led(new WalkPosition((this.seat + 1) % 3), line) : no('act-first');
    if (this.places.includes(place)) return no('been-there');
    const places = [...this.places, place];
    return led(places.length === 3 ? new WalkPosition((this.seat + 1) % 3) : new WalkPosition(this.seat, places), line);
  }
}

export interface WalkFact {
  readonly type: string;
}

const no = (code: string): Outcome<WalkPosition, WalkFact> => ({ ok: false, refusal: refuse<string>(code) });
const led = (position: WalkPosition, line: string): Outcome<WalkPosition, WalkFact> => ({
  ok: true,
  position,
  facts: [{ type: line }],
});

function readPosition(state: unknown): WalkPosition | Refusal {
  if (!isObject(state) || typeof state.seat !== 'number' || !Array.isArray(state.places)) return refuse('bad-state');
  return new WalkPosition(state.seat, state.places.map(String), state.interrupted === true);
}

export const walkFollower: TimelineReader<WalkPosition, WalkFact> = {
  secret: false,
  pauses: {},
  read: readPosition,
  opening: () => new WalkPosition(),
  follow: (from, received) =>
    pliesFrom<WalkPosition, WalkFact>(
      from,
      received.map(({ action }) => action),
    ),
  past: () => null,
  stops: () => false,
};

/** A place to go to, or the signpost, which means all places and leads to where it points. */
export type WalkTarget = { readonly on: 'place'; readonly place: string } | { readonly on: 'signpost' };

interface WalkIntent {
  readonly lines: readonly { readonly text: string }[];
  readonly targets: ReadonlySet<string>;
}

const keyOf = (target: WalkTarget): string => (target.on === 'place' ? target.place : target.on);

export const walkReader: IntentReader<WalkPosition, WalkTarget, WalkIntent> = {
  keyOf,
  intentsOf: (position, _, target) =>
    position.texts
      .filter((text) => (target.on === 'signpost' || text.endsWith(` ${target.place}`)) && position.after(text).ok)
      .map((text) => ({ lines: [{ text }], targets: new Set([keyOf(target)]) })),
  whyNot: (position, _, target) => {
    const outcome = target.on === 'place' ? position.after(`${position.seat} go ${target.place}`) : null;
    return outcome && !outcome.ok ? outcome.refusal : null;
  },
  leads: ({ on }) => on === 'signpost',
};

const SEATS = [0, 1, 2].map((seat) => ({
  seat,
  kind: 'person' as const,
  name: `P${seat}`,
  level: null,
  taken: true,
  mine: false,
}));

/** A walk played by hand, as messages. */
export class WalkMatch {
  #position = new WalkPosition();
  #ply = 0;

  view(mine: readonly Seat[]): Extract<StreamMessage, { type: 'view' }> {
    return { type: 'view', match: matchAt(this.#ply, mine, { seats: SEATS }), state: this.#position.json, legal: null };
  }

  /** Plays lines; returns the message with them. */
  play(...lines: readonly string[]): StreamMessage {
    const from = this.#ply;
    for (const line of lines) {
      const outcome = this.#position.after(line);
      if (!outcome.ok) throw new Error(`${line}: ${outcome.refusal.code}`);
      this.#position = outcome.position;
      this.#ply += 1;
    }
    const { actor } = this.#position;
    const plies = lines.map((action) => ({ action, journal: [] }));
    const rest = { state: this.#position.json, actor: actor === null ? '*' : String(actor), legal: null, result: null };
    return { type: 'plies', from, ply: this.#ply, plies, ...rest };
  }
}
