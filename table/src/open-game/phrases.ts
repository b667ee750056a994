import type { JsonObject, Refusal, Seat } from '@levante/contract';
import { refusalText } from '../host/fault.ts';
import type { LogGroup, LogLine, Phrases } from '../match/game.ts';
import type { AnyFact } from '../match/position.ts';
import { plyBefore, positionAt, type Timeline } from '../match/timeline.ts';
import type { Words } from '../words/en.ts';
import type { NamedPerson } from '../words/grammar.ts';

/** A fact; one that belongs to a seat names it. */
export interface OpenFact extends AnyFact {
  readonly seat?: Seat;
}

/** Everything that a game without secrets says of a match, in one language. */
export interface OpenWords<P, F> {
  readonly title: string;
  /** Said while chance decides. */
  readonly chance: string;
  /** The name of the board, and what there is to know of it. */
  readonly board: { readonly label: string; readonly note: string };
  /** Where in the match a position is; the log has a heading for each. */
  chapter(position: P): string;
  /** What is asked of the seat that decides, in a sentence. */
  asked(position: P): string;
  /** Why the turn cannot be ended yet, in two words. */
  unfinished(position: P): string;
  /** What a place and what stands on it is called. */
  place(position: P, at: string, who: (seat: Seat) => NamedPerson): string;
  /** An action as a heading or a button. */
  step(line: string): string;
  /** A fact as a sentence of the log; empty for what needs none. */
  told(fact: F, who: (seat: Seat) => NamedPerson): string;
  /** What an action would bring about besides itself; empty for what goes without saying. */
  foretold(fact: F): string;
  /** Sentences for the codes of the game's own. */
  readonly refusals: { readonly [code: string]: (data: JsonObject) => string };
}

/** What the page says of a match: the words of a game, with the names of those who play. */
export class OpenPhrases<P, F extends OpenFact> implements Phrases<P, F> {
  readonly words: OpenWords<P, F>;
  readonly forecast = null;
  readonly keys = [];
  readonly #who: (seat: Seat) => NamedPerson;

  /** `you` is the reader's seat; null where nobody or several people play here. */
  constructor(words: OpenWords<P, F>, platform: Words, names: readonly string[], you: Seat | null) {
    this.words = words;
    this.#who = (seat) => ({ name: names[seat] || platform.seatWithoutName(seat), you: seat === you });
  }

  /** A place and what stands on it. */
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

  asked(position: P): string {
    return this.words.asked(position);
  }

  refusal({ code, data, clause }: Refusal): { text: string; clause: string | null } {
    const own = this.words.refusals[code];
    return { text: own ? own(data) : refusalText(code, data), clause };
  }

  happened(_ply: number, facts: readonly F[]): string {
    return facts
      .map((fact) => this.words.told(fact, this.#who))
      .filter((text) => text !== '')
      .join(' ');
  }

  /** The log, with a heading for each chapter; what a seat does in a turn stands in one line. */
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
