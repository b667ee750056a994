import type { MatchRecord } from '@levante/contract';
import type { Acted, StreamMessage } from '@levante/wire';
import type { Reply } from '../host/fault.ts';
import type { Following, MatchListener, Wanted } from '../host/host.ts';
import { conflict, LoneHost } from '../host/lone-host.ts';
import { isLearners, type Lesson } from '../match/lesson.ts';

/** The code of a fault that nobody is told as one: it could be done, but the lesson goes another way. */
export const NOT_NOW = 'lesson-goes-on';

/**
 * A host of one match that is fixed from the first action to the last. What the learner does is taken where it is what the
 * match has there, and everybody else's actions follow; anything else changes nothing.
 */
export class LessonHost extends LoneHost {
  readonly #lesson: Lesson;

  /** At the position after `ply` actions. Throws where the lesson's match is not one: a fault of the program. */
  constructor(lesson: Lesson, names: readonly string[], ply: number) {
    const { rules, options, seat, level } = lesson;
    const opened = rules.open(options);
    if (!opened.ok) throw new Error('a lesson with options that are none');
    super({ id: `lesson-${rules.id}`, table: opened.value, names, mine: [seat], bots: level, viewer: seat });
    this.#lesson = lesson;
    this.#play(ply);
  }

  /** Opened where others act, the match goes on by itself to the learner's next decision. */
  override follow(id: string, wanted: Wanted, listener: MatchListener): Following {
    const following = super.follow(id, wanted, listener);
    // After the position in which the lesson was opened.
    queueMicrotask(() => this.#playOthers());
    return following;
  }

  async record(): Promise<Reply<MatchRecord>> {
    const { rules, options } = this.#lesson;
    const actions = this.plies.map(({ action }) => action);
    const value: MatchRecord = {
      ...{ format: 'levante-record', version: 1, game: rules.id, rulesVersion: rules.rulesVersion },
      ...{ options, actions },
    };
    return { ok: true, value };
  }

  async act(_: string, ply: number, actions: readonly string[]): Promise<Reply<Acted>> {
    const { line } = this.#lesson;
    if (ply !== this.ply || actions.some((action, i) => line[ply + i] !== action)) return conflict(NOT_NOW);
    this.#play(ply + actions.length);
    this.#playOthers(ply);
    return { ok: true, value: { ply: this.ply } };
  }

  protected override beginning(fromBeginning: boolean): readonly StreamMessage[] {
    if (!fromBeginning) return super.beginning(false);
    return [{ type: 'match', match: this.describe(), legal: null }, this.since(0)];
  }

  /** Does what the match has up to the learner's next decision, and publishes what has been done since `from`. */
  #playOthers(from = this.ply): void {
    const { line } = this.#lesson;
    let until = this.ply;
    while (until < line.length && !isLearners(this.#lesson, until)) until++;
    this.#play(until);
    if (this.ply > from) this.tell(from);
  }

  /** Does what the match has up to a ply. */
  #play(upTo: number): void {
    for (const action of this.#lesson.line.slice(this.ply, upTo)) {
      if (!this.play(action).ok) throw new Error(`the lesson's match has an action that is not legal: ${action}`);
    }
  }
}
