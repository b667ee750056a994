import type { Refusal } from '@levante/contract';
import type { ElCapitanFact } from '@levante/el-capitan/rules';
import type { LogGroup, Phrases } from '@levante/table/match/game.ts';
import type { Timeline } from '@levante/table/match/timeline.ts';
import type { Words } from '@levante/table/words/en.ts';
import { entriesOf } from '../log/entries.ts';
import { LogBook } from '../log/log.ts';
import type { Position } from '../match/position.ts';
import { cardWords } from '../words/card.ts';
import type { Namer } from '../words/namer.ts';
import type { ElCapitanWords } from '../words/words.ts';
import { hintForWay } from './hints.ts';
import type { Intent } from './intents.ts';
import { doneName } from './names.ts';
import { costOf, promptOf } from './prompt.ts';
import { refusalWords } from './refusals.ts';

/** What El Capitán says of one match. */
export class ElCapitanPhrases implements Phrases<Position, ElCapitanFact> {
  /** What El Capitán says, and the names it says it with. */
  readonly words: ElCapitanWords;
  readonly namer: Namer;
  readonly #platform: Words;
  readonly #book: LogBook;

  constructor(platform: Words, words: ElCapitanWords, namer: Namer) {
    this.#platform = platform;
    this.words = words;
    this.namer = namer;
    this.#book = new LogBook(words, namer);
  }

  get title(): string {
    return cardWords.value.name;
  }

  get chance(): string {
    return this.words.act.chanceDeals;
  }

  whereabouts({ json }: Position): string {
    const { follow } = this.words;
    if (json.step === 'over') return this.#platform.follow.over;
    if (json.step === 'settle' || json.step === 'starter') return follow.afterPayday(json.phase);
    const place = json.seat === null ? follow.beforePlay : follow.phaseAndRound(json.phase, json.round);
    return json.lastRound ? `${place}, ${follow.lastRound}` : place;
  }

  asked(position: Position): string | null {
    const asked = promptOf(position);
    return asked && this.words.act.asked(asked, this.namer);
  }

  refusal(refusal: Refusal): { text: string; clause: string | null } {
    return refusalWords(refusal, this.namer);
  }

  happened(ply: number, facts: readonly ElCapitanFact[]): string {
    if (facts.length === 0) return '';
    const entries = entriesOf(ply, facts, this.words.follow, this.namer);
    return entries.map(({ text }) => text).join(' ');
  }

  log(timeline: Timeline<Position, ElCapitanFact>, ply: number): readonly LogGroup[] {
    return [...this.#book.upTo(timeline, ply)].reverse().map(({ title, entries }) => ({
      title,
      lines: [...entries].reverse().map(({ ply: after, seat, text, amount }) => ({
        ply: after,
        seat,
        text,
        ...(amount === null ? {} : { amount }),
      })),
    }));
  }

  step(before: Position, text: string): { text: string; note: string; amount: number } | null {
    const line = before.legal.find((one) => one.text === text);
    if (!line) return null;
    const way: Intent = { lines: [line], targets: new Set() };
    return {
      text: doneName(before, line, this.words, this.namer),
      note: hintForWay(before, way, this.words, this.namer).lines.join(' '),
      amount: -(costOf(before, [text]) ?? 0),
    };
  }

  board({ board, json }: Position): { label: string; note: string } {
    const label = this.#platform.follow.boardInPlay(board.name, typeof json.options.board !== 'string');
    return { label, note: this.words.follow.boardNote };
  }

  get forecast(): { on: string; off: string } {
    return { on: this.words.follow.forecast, off: this.words.follow.forecastOff };
  }

  get keys(): readonly (readonly [string, string])[] {
    return [['f', this.words.follow.forecastKey]];
  }
}
