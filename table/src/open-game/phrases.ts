import type { JsonObject, Refusal, Seat } from '@levante/contract';
import { refusalText } from '../host/fault.ts';
import type { LogGroup, LogLine, Phrases, StandInOf } from '../match/game.ts';
import type { AnyFact } from '../match/position.ts';
import { plyBefore, positionAt, type Timeline } from '../match/timeline.ts';
import type { Words } from '../words/en.ts';
import type { NamedPerson } from '../words/grammar.ts';

export interface OpenFact extends AnyFact {
  readonly seat?: Seat;
}

/** Sentences of a game without secrets, in one language. */
export interface OpenWords<P, F> {
  readonly title: string;
  readonly chance: string;
  /** Name of the board, and a note about it. */
  readonly board: { readonly label: string; readonly note: string };
  /** Describes the progress of the match. Each description has a heading in the log. */
  chapter(position: P): string;
  /** Asks the deciding seat for its action. */
  question(position: P): string;
  /** Returns in two words why the turn cannot end yet. */
  unfinished(position: P): string;
  /** Names a place and the piece on it. */
  place(position: P, at: string, who: (seat: Seat) => NamedPerson): string;
  /** An action as a heading or a button. */
  step(line: string): string;
  /** Returns a fact as a sentence of the log; empty if it needs none. */
  sentence(fact: F, who: (seat: Seat) => NamedPerson): string;
  /** A further effect of an action; empty if it is obvious. */
  effect(fact: F): string;
  /** Sentences for the game's own codes. */
  readonly refusals: { readonly [code: string]: (data: JsonObject) => string };
}

/** Phrases of a game without secrets, from its words and the players' names. */
export class OpenPhrases<P, F extends OpenFact> implements Phrases<P, F> {
  readonly words: OpenWords<P, F>;
  readonly forecast = null;
  readonly keys = [];
  readonly #who: (seat: Seat) => NamedPerson;
  readonly #standIn: StandInOf | undefined;

  /** `you` is the reader's seat; null if no person or several people play here. */
  constructor(
    words: OpenWords<P, F>,
    platform: Words,
    names: readonly string[],
    you: Seat | null,
    standIn?: StandInOf,
  ) {
    this.words = words;
    this.#standIn = standIn;
    this.#who = (seat) => ({ name: names[seat] || platform.seatWithoutName(seat), you: seat === you });
  }

  place(position: P, at: string): string {
    return this.words.place(position, at, this.#who);
  }

  get title(): string {
    return this.words.title;
  }

  get chance(): string {
    return this.words.chance;
  }

  whereabouts(position: P): string {
    return this.words.chapter(position);
  }

  question(position: P): string {
    return this.words.question(position);
  }

  refusal({ code, data, clause }: Refusal): { text: string; clause: string | null } {
    const own = this.words.refusals[code];
    return { text: own ? own(data) : refusalText(code, data), clause };
  }

  happened(ply: number, facts: readonly F[]): string {
    return facts
      .map((fact) => {
        const actor = (fact.seat !== undefined && this.#standIn?.(ply, fact.seat)) || null;
        return this.words.sentence(fact, (seat) => (actor !== null && seat === fact.seat ? actor : this.#who(seat)));
      })
      .filter((text) => text !== '')
      .join(' ');
  }

  /** Returns the log with a heading for each chapter and a line for each action. */
  log(timeline: Timeline<P, F>, ply: number): readonly LogGroup[] {
    const groups: { readonly title: string; readonly lines: LogLine[] }[] = [];
    for (let at = timeline.first + 1; at <= ply; at++) {
      const facts = plyBefore(timeline, at)?.facts ?? [];
      const text = this.happened(at, facts);
      if (text === '') continue;
      const title = this.words.chapter(positionAt(timeline, at - 1));
      if (groups[0]?.title !== title) groups.unshift({ title, lines: [] });
      groups[0]?.lines.unshift({ ply: at, seat: facts[0]?.seat ?? null, text });
    }
    return groups;
  }

  step(_before: P, line: string): { text: string; note: string; amount: number } {
    return { text: this.words.step(line), note: '', amount: 0 };
  }

  board(): { label: string; note: string } {
    return this.words.board;
  }
}
