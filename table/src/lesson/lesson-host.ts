import type { MatchRecord } from '@levante/contract';
import type { Acted, StreamMessage } from '@levante/wire';
import type { Reply } from '../host/fault.ts';
import type { Following, FollowOptions, MatchListener } from '../host/host.ts';
import { conflict, LoneHost } from '../host/lone-host.ts';
import { isLearners, type Lesson } from '../match/lesson.ts';

/** Code of a silent refusal: the action is legal, but not part of the lesson. */
export const NOT_NOW = 'lesson-goes-on';

/**
 * Host of a match whose actions are all fixed. Accepts the learner's actions that follow the script, then plays all
 * others'. Any other action changes nothing.
 */
export class LessonHost extends LoneHost {
  readonly #lesson: Lesson;

  /** Starts after `ply` actions. Throws if the script is not a legal match. */
  constructor(lesson: Lesson, names: readonly string[], ply: number) {
    const { rules, options, seat, level } = lesson;
    const opened = rules.open(options);
    if (!opened.ok) throw new Error('a lesson with options that are none');
    super({ id: `lesson-${rules.id}`, table: opened.value, names, mine: [seat], bots: level, viewer: seat });
    this.#lesson = lesson;
    this.#play(ply);
  }

  /** Plays on to the learner's next decision. */
  override follow(id: string, wanted: FollowOptions, listener: MatchListener): Following {
    const following = super.follow(id, wanted, listener);
    // After the message with the position in which the lesson was opened.
    queueMicrotask(() => this.#playOthers());
    return following;
  }

  async record(): Promise<Reply<MatchRecord>> {
    const { rules, options } = this.#lesson;
    const actions = this.plies.map(({ action }) => action);
    const value: MatchRecord = {
      format: 'levante-record',
      version: 1,
      game: rules.id,
      rulesVersion: rules.rulesVersion,
      options,
      actions,
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

  /** Plays the script up to the learner's next decision, and publishes the actions since `from`. */
  #playOthers(from = this.ply): void {
    const { line } = this.#lesson;
    let until = this.ply;
    while (until < line.length && !isLearners(this.#lesson, until)) until++;
    this.#play(until);
    if (this.ply > from) this.tell(from);
  }

  /** Plays the script up to a ply. */
  #play(upTo: number): void {
    for (const action of this.#lesson.line.slice(this.ply, upTo)) {
      if (!this.play(action).ok) throw new Error(`the lesson's match has an action that is not legal: ${action}`);
    }
  }
}
