import type { Refusal, Seat } from '@levante/contract';
import type { GoldenHornFact } from '@levante/golden-horn/rules';
import { refusalText } from '@levante/table/host/fault.ts';
import type { LogGroup, MatchContext, Phrases } from '@levante/table/match/game.ts';
import type { Timeline } from '@levante/table/match/timeline.ts';
import type { Words } from '@levante/table/words/en.ts';
import { raised } from '@levante/table/words/grammar.ts';
import { cardWords } from '../card/words/en.ts';
import type { Target } from '../match/context.ts';
import type { Position } from '../match/position.ts';
import { notesOfWay } from '../turn/hints.ts';
import type { Intent } from '../turn/intents.ts';
import { promptOf } from '../turn/prompt.ts';
import { refusalWords, type Speech } from '../turn/refusals.ts';
import { hornTurnWords } from '../turn/words/en.ts';
import { logOf, sentencesOf } from './log.ts';
import { hornLogWords, type PersonOf } from './words/en.ts';

/** What Golden Horn says of one match. */
export class GoldenHornPhrases implements Phrases<Position, GoldenHornFact> {
  readonly speech: Speech;
  readonly forecast = null;
  readonly keys = [];
  readonly #words: Words;
  readonly #person: PersonOf;

  /** `you` is the reader's seat; null where nobody or more than one person plays at this screen. */
  constructor(words: Words, names: readonly string[], you: Seat | null = null) {
    this.#words = words;
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
    const place = json.seat === null ? hornLogWords.value.beforePlay : hornLogWords.value.round(json.round);
    return json.lastRound && json.step !== 'over' ? `${place}, ${hornLogWords.value.lastRoundShort}` : place;
  }

  asked(position: Position): string | null {
    const asked = promptOf(position);
    return asked && hornTurnWords.value.asked(asked);
  }

  refusal(refusal: Refusal): { text: string; clause: string | null } {
    return refusalWords(refusal, this.speech);
  }

  happened(_ply: number, facts: readonly GoldenHornFact[]): string {
    return sentencesOf(facts, this.#person).join(' ');
  }

  log(timeline: Timeline<Position, GoldenHornFact>, ply: number): readonly LogGroup[] {
    return logOf(timeline, ply, this.#person);
  }

  step(before: Position, text: string): { text: string; note: string; amount: number } | null {
    const line = before.legal.find((one) => one.text === text);
    if (!line) return null;
    const way = { lines: [line], targets: new Set<string>(), to: null, cards: [], later: [] };
    const notes = notesOfWay(before, way, this.speech);
    return { text: raised(hornTurnWords.value.doing(line, this.speech.name)), note: notes.join(' '), amount: 0 };
  }

  board({ board, json }: Position): { label: string; note: string } {
    const own = typeof json.options.board !== 'string';
    return {
      label: `${this.#words.follow.boardInPlay(board.name, own)} · ${hornLogWords.value.ruleset[json.options.ruleset]}`,
      note: `${hornLogWords.value.boardNote} ${hornLogWords.value.rulesetNote(json.options.ruleset)}`,
    };
  }
}

/** A match of Golden Horn one sits at. */
export type GoldenHornMatch = MatchContext<Position, GoldenHornFact, Target, Intent, GoldenHornPhrases>;
