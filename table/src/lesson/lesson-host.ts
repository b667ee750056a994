import { type MatchRecord, NOBODY, type Table, writeActor } from '@levante/contract';
import type { Acted, Match, StreamPly } from '@levante/wire';
import type { Reply, RequestFault } from '../host/fault.ts';
import type { Following, Host, MatchListener, Wanted } from '../host/host.ts';
import { isLearners, type Lesson } from '../match/lesson.ts';

/** The code of a fault that nobody is told as one: it could be done, but the lesson goes another way. */
export const NOT_NOW = 'lesson-goes-on';

const NOT_HERE: { readonly ok: false; readonly fault: RequestFault } = { ok: false, fault: { kind: 'not-here' } };

/**
 * A host of one match that is fixed from the first action to the last. What the learner does is taken where it is what the
 * match has there, and everybody else's actions follow; anything else changes nothing.
 */
export class LessonHost implements Host {
  readonly #lesson: Lesson;
  readonly #names: readonly string[];
  readonly #table: Table;
  readonly #plies: StreamPly[] = [];
  #listener: MatchListener | null = null;

  /** At the position after `ply` actions. Throws where the lesson's match is not one: a fault of the program. */
  constructor(lesson: Lesson, names: readonly string[], ply: number) {
    const opened = lesson.rules.open(lesson.options);
    if (!opened.ok) throw new Error('a lesson with options that are none');
    this.#lesson = lesson;
    this.#names = names;
    this.#table = opened.value;
    this.#play(ply);
  }

  /** How many actions have been done. */
  get ply(): number {
    return this.#plies.length;
  }

  /** The position as the learner sees it. */
  get state() {
    return this.#table.state(this.#lesson.seat);
  }

  /** Plays on for everybody, the learner included, up to `ply` actions. */
  playTo(ply: number): void {
    this.#tell(this.#play(ply));
  }

  async games() {
    return NOT_HERE;
  }

  async create() {
    return NOT_HERE;
  }

  async takeSeat() {
    return NOT_HERE;
  }

  async match(): Promise<Reply<Match>> {
    return { ok: true, value: this.#describe() };
  }

  async record(): Promise<Reply<MatchRecord>> {
    const { rules, options } = this.#lesson;
    const actions = this.#plies.map(({ action }) => action);
    const value: MatchRecord = {
      ...{ format: 'levante-record', version: 1, game: rules.id, rulesVersion: rules.rulesVersion },
      ...{ options, actions },
    };
    return { ok: true, value };
  }

  async act(_: string, ply: number, actions: readonly string[]): Promise<Reply<Acted>> {
    const { line } = this.#lesson;
    if (ply !== this.ply || actions.some((action, i) => line[ply + i] !== action)) {
      return { ok: false, fault: { kind: 'refused', status: 409, error: { code: NOT_NOW, message: '' } } };
    }
    let until = ply + actions.length;
    while (until < line.length && !isLearners(this.#lesson, until)) until++;
    this.playTo(until);
    return { ok: true, value: { ply: until } };
  }

  follow(_: string, { fromBeginning }: Wanted, listener: MatchListener): Following {
    const startOver = () => {
      // The listener is told only after it has been given its way to the host.
      queueMicrotask(() => {
        if (this.#listener !== listener) return;
        listener.line('live');
        const match = this.#describe();
        if (!fromBeginning) listener.message({ type: 'view', match, state: this.state, legal: null });
        else {
          listener.message({ type: 'match', match, legal: null });
          this.#tell(0);
        }
      });
    };
    this.#listener = listener;
    startOver();
    const close = () => {
      if (this.#listener === listener) this.#listener = null;
    };
    return { retryNow: () => {}, startOver, close };
  }

  /** Does what the match has up to a ply; gives the ply it began at. */
  #play(upTo: number): number {
    const from = this.ply;
    const { line, seat } = this.#lesson;
    for (const action of line.slice(from, upTo)) {
      const played = this.#table.play(action);
      if (!played.ok) throw new Error(`the lesson's match has an action that is not legal: ${action}`);
      const journal = played.value.map((fact) => this.#table.viewFact(fact, seat));
      this.#plies.push({ action: this.#table.viewAction(action, seat), journal });
    }
    return from;
  }

  /** Tells what has been done from a ply on. */
  #tell(from: number): void {
    const { actor, result } = this.#describe();
    this.#listener?.message({
      ...{ type: 'plies', from, ply: this.ply, plies: this.#plies.slice(from) },
      ...{ state: this.state, actor, legal: null, result },
    });
  }

  #describe(): Match {
    const { rules, options, seat, level } = this.#lesson;
    const { players } = this.#table.options;
    const told = this.#table.result();
    const result = told && { scores: [...told.scores], ranks: [...told.ranks] };
    return {
      ...{ id: `lesson-${rules.id}`, game: rules.id, rulesVersion: rules.rulesVersion, options },
      seats: Array.from({ length: players }, (_, one) => ({
        ...{ seat: one, kind: one === seat ? ('person' as const) : ('bot' as const) },
        ...{ name: this.#names[one] ?? null, level: one === seat ? null : level },
        ...{ taken: true, mine: one === seat },
      })),
      ...{ mine: [seat], viewer: seat, status: this.#table.actor() === NOBODY ? 'over' : 'running' },
      ...{ commitment: '', ply: this.ply, actor: writeActor(this.#table.actor()), result, createdAt: 0 },
    };
  }
}
