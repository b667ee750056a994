import type { Refusal, Seat } from '@levante/contract';
import type { CityCode, Colour, GoldenHornFact, Place } from '@levante/golden-horn/rules';
import { refusalText } from '@levante/table/host/fault.ts';
import type { LogGroup, LogLine, MatchContext, Phrases, StandInOf } from '@levante/table/match/game.ts';
import type { Timeline, TimelinePly } from '@levante/table/match/timeline.ts';
import type { Words } from '@levante/table/words/en.ts';
import { raised, say } from '@levante/table/words/grammar.ts';
import { words } from '@levante/table/words/index.ts';
import { cardWords } from '../card/words/index.ts';
import type { Target } from '../match/context.ts';
import type { Position } from '../match/position.ts';
import { notesOfIntent, refusalWords, type Speech } from '../turn/hints.ts';
import { type Intent, promptOf } from '../turn/intents.ts';
import { sayAction, sayPrompt } from '../turn/words/index.ts';
import type { FactType, PersonOf } from './words/en.ts';
import { hornLogWords } from './words/index.ts';

/** Facts that other lines or the headings of the log already tell. */
const UNTOLD: ReadonlySet<FactType> = new Set<FactType>(['turn-begun', 'voyage-ended']);

function seatOf(fact: GoldenHornFact): Seat | null {
  return 'seat' in fact ? fact.seat : null;
}

/** Facts whose sentences have the seat's person as subject. In other sentences ships stay theirs if a bot sails them. */
const ACTS: ReadonlySet<FactType> = new Set<FactType>([
  'card-drawn',
  'card-played',
  'raided',
  'loaded',
  'unloaded',
  'passed',
  'announced',
  'went-on',
]);

const isAct = (fact: GoldenHornFact): boolean => ACTS.has(fact.type) && !(fact.type === 'unloaded' && fact.cubes === 0);

/** People in the sentence of a fact: a stand-in is named where it acts. */
function peopleOf(fact: GoldenHornFact, ply: number, name: PersonOf, standIn: StandInOf | undefined): PersonOf {
  const seat = seatOf(fact);
  const actor = seat !== null && isAct(fact) && standIn?.(ply, seat);
  return actor ? (one) => (one === seat ? actor : name(one)) : name;
}

/** Returns the sentences for one ply. */
export function sentencesOf(
  ply: number,
  facts: readonly GoldenHornFact[],
  name: PersonOf,
  standIn?: StandInOf,
): readonly string[] {
  const shown = facts.filter(({ type }) => !UNTOLD.has(type));
  return shown.map((fact) => say(hornLogWords.value.facts, fact.type, fact, peopleOf(fact, ply, name, standIn)));
}

/** A summary in progress: the steps of a voyage, the cubes of a refill, or cards drawn. */
type Running =
  | {
      readonly kind: 'voyage';
      readonly seat: Seat;
      readonly ship: 'mono' | 'duo' | 'trio';
      readonly from: Place;
      to: Place;
      cards: Colour[];
    }
  | { readonly kind: 'refill'; readonly city: CityCode; colours: Colour[] }
  | { readonly kind: 'draw'; readonly seat: Seat; count: number; colours: Colour[] };

/** Gathers the lines of one round. */
class Chapter {
  readonly title: string;
  readonly lines: LogLine[] = [];
  readonly #name: PersonOf;
  readonly #standIn: StandInOf | undefined;
  #running: Running | null = null;
  #paid: Colour[] = [];
  /** Whether a turn has begun since the last line. */
  #fresh = true;
  /** The number of actions up to the last fact that was added. */
  #ply = 0;

  constructor(title: string, name: PersonOf, standIn: StandInOf | undefined) {
    this.title = title;
    this.#name = name;
    this.#standIn = standIn;
  }

  /** Adds what happened, with the number of actions that the match had had then. */
  add(fact: GoldenHornFact, ply: number): void {
    if (this.#goesOn(fact)) {
      this.#ply = ply;
      return;
    }
    // A voyage may end without its own line; the next turn's, even by the same ship, is a new one.
    if (fact.type === 'turn-begun') {
      this.close();
      this.#fresh = true;
    }
    if (UNTOLD.has(fact.type)) return;
    this.close();
    this.#ply = ply;
    if (fact.type === 'card-played' && fact.for === 'raid') return;
    const people = peopleOf(fact, ply, this.#name, this.#standIn);
    this.#say(seatOf(fact), say(hornLogWords.value.facts, fact.type, fact, people));
  }

  /** Adds a line for the facts combined so far. */
  close(): void {
    const sum = this.#running;
    this.#running = null;
    if (sum === null) return;
    const { sums } = hornLogWords.value;
    if (sum.kind === 'refill') this.#say(null, sums.refilled(sum.city, sum.colours));
    else if (sum.kind === 'draw')
      this.#say(
        sum.seat,
        sums.drew(this.#standIn?.(this.#ply, sum.seat) ?? this.#name(sum.seat), sum.count, sum.colours),
      );
    else this.#say(sum.seat, sums.voyage(this.#name(sum.seat), sum.ship, sum.from, sum.to, sum.cards));
  }

  /** Adds a sentence; everything a seat does in a turn forms one line. */
  #say(seat: Seat | null, text: string): void {
    const last = this.lines.at(-1);
    if (seat !== null && last?.seat === seat && !this.#fresh)
      this.lines[this.lines.length - 1] = { ply: this.#ply, seat, text: `${last.text} ${text}` };
    else this.lines.push({ ply: this.#ply, seat, text });
    this.#fresh = false;
  }

  /** Takes a fact into the sum it belongs to, a new one if need be; false if it belongs to none. */
  #goesOn(fact: GoldenHornFact): boolean {
    const sum = this.#running;
    switch (fact.type) {
      case 'stepped':
        if (sum?.kind === 'voyage' && sum.seat === fact.seat && sum.ship === fact.ship) {
          sum.to = fact.to;
          sum.cards.push(...this.#paid.splice(0));
        } else {
          this.close();
          const { seat, ship, from, to } = fact;
          this.#running = { kind: 'voyage', seat, ship, from, to, cards: this.#paid.splice(0) };
        }
        return true;
      case 'card-played':
        if (fact.for === 'step') this.#paid.push(fact.colour);
        return fact.for === 'step';
      case 'cube-drawn':
        if (sum?.kind === 'refill' && sum.city === fact.city) sum.colours.push(fact.colour);
        else {
          this.close();
          this.#running = { kind: 'refill', city: fact.city, colours: [fact.colour] };
        }
        return true;
      case 'card-drawn': {
        const seen = fact.colour === '?' ? [] : [fact.colour];
        if (sum?.kind === 'draw' && sum.seat === fact.seat) {
          sum.count += 1;
          sum.colours.push(...seen);
        } else {
          this.close();
          this.#running = { kind: 'draw', seat: fact.seat, count: 1, colours: seen };
        }
        return true;
      }
      default:
        return false;
    }
  }
}

/** Returns the log up to `ply` by rounds, newest first. Steps, refills and draws are combined. */
export function logOf(
  timeline: Timeline<Position, GoldenHornFact>,
  ply: number,
  name: PersonOf,
  standIn?: StandInOf,
): readonly LogGroup[] {
  const chapters: Chapter[] = [];
  const plies = timeline.plies.slice(0, Math.max(0, ply - timeline.first));
  for (const [i, one] of plies.entries()) {
    const title = chapterTitle(plies[i - 1] ?? null, timeline);
    let chapter = chapters.at(-1);
    if (chapter?.title !== title) {
      chapter?.close();
      chapter = new Chapter(title, name, standIn);
      chapters.push(chapter);
    }
    for (const fact of one.facts) chapter.add(fact, timeline.first + i + 1);
  }
  chapters.at(-1)?.close();
  return chapters
    .filter(({ lines }) => lines.length > 0)
    .reverse()
    .map(({ title, lines }) => ({ title, lines: [...lines].reverse() }));
}

function chapterTitle(
  before: TimelinePly<Position, GoldenHornFact> | null,
  timeline: Timeline<Position, GoldenHornFact>,
): string {
  const { json } = before?.position ?? timeline.start;
  return json.seat === null ? words.value.follow.beforePlay : hornLogWords.value.round(json.round);
}

/** Phrases for one match of Golden Horn. */
export class GoldenHornPhrases implements Phrases<Position, GoldenHornFact> {
  readonly speech: Speech;
  readonly forecast = null;
  readonly keys = [];
  readonly #words: Words;
  readonly #person: PersonOf;
  readonly #standIn: StandInOf | undefined;

  /** Creates the phrases. `you` is the reader's seat; null unless exactly one person plays at this screen. */
  constructor(words: Words, names: readonly string[], you: Seat | null = null, standIn?: StandInOf) {
    this.#words = words;
    this.#standIn = standIn;
    this.#person = (seat) => ({ name: this.speech.name(seat), you: seat === you });
    this.speech = {
      name: (seat) => names[seat] || words.seatWithoutName(seat),
      otherRefusal: ({ code, data }) => refusalText(code, data),
    };
  }

  get title(): string {
    return cardWords.value.name;
  }

  get chance(): string {
    return hornLogWords.value.chance;
  }

  whereabouts({ json }: Position): string {
    const place = json.seat === null ? this.#words.follow.beforePlay : hornLogWords.value.round(json.round);
    return json.lastRound && json.step !== 'over' ? `${place}, ${hornLogWords.value.lastRoundShort}` : place;
  }

  question(position: Position): string | null {
    const prompt = promptOf(position);
    return prompt && sayPrompt(prompt);
  }

  refusal(refusal: Refusal): { text: string; clause: string | null } {
    return refusalWords(refusal, this.speech);
  }

  happened(ply: number, facts: readonly GoldenHornFact[]): string {
    return sentencesOf(ply, facts, this.#person, this.#standIn).join(' ');
  }

  log(timeline: Timeline<Position, GoldenHornFact>, ply: number): readonly LogGroup[] {
    return logOf(timeline, ply, this.#person, this.#standIn);
  }

  step(before: Position, text: string): { text: string; note: string; amount: number } | null {
    const line = before.legal.find((one) => one.text === text);
    if (!line) return null;
    const intent = { lines: [line], targets: new Set<string>(), to: null, cards: [], later: [] };
    const notes = notesOfIntent(before, intent, this.speech);
    return { text: raised(sayAction(line, this.speech.name)), note: notes.join(' '), amount: 0 };
  }

  board({ board, json }: Position): { label: string; note: string } {
    const own = typeof json.options.board !== 'string';
    return {
      label: `${this.#words.follow.boardInPlay(board.name, own)} · ${hornLogWords.value.ruleset[json.options.ruleset]}`,
      note: `${hornLogWords.value.boardNote} ${hornLogWords.value.rulesetNote(json.options.ruleset)}`,
    };
  }
}

export type GoldenHornMatch = MatchContext<Position, GoldenHornFact, Target, Intent, GoldenHornPhrases>;
