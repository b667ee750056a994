import type { Refusal } from '@levante/contract';
import type { ElCapitanFact } from '@levante/el-capitan/rules';
import type { LogGroup, MatchContext, Phrases, StandInOf } from '@levante/table/match/game.ts';
import type { Timeline } from '@levante/table/match/timeline.ts';
import type { Words } from '@levante/table/words/en.ts';
import { cardWords } from '../card/words/index.ts';
import { entriesOf, LogBook } from '../log/log.ts';
import { logWords } from '../log/words/index.ts';
import type { Namer } from '../match/namer.ts';
import type { Position } from '../match/position.ts';
import type { Target } from '../match/props.ts';
import { hintForIntent, refusalWords } from './hints.ts';
import type { Intent } from './intents.ts';
import { doneName } from './names.ts';
import { costOf, promptOf } from './prompt.ts';
import { turnWords } from './words/index.ts';

/** Phrases for one match of El Capitán. */
export class ElCapitanPhrases implements Phrases<Position, ElCapitanFact> {
  readonly namer: Namer;
  readonly #platform: Words;
  readonly #standIn: StandInOf | undefined;
  readonly #book: LogBook;

  constructor(platform: Words, namer: Namer, standIn?: StandInOf) {
    this.#platform = platform;
    this.namer = namer;
    this.#standIn = standIn;
    this.#book = new LogBook(namer, standIn);
  }

  get title(): string {
    return cardWords.value.name;
  }

  get chance(): string {
    return turnWords.value.chanceDeals;
  }

  whereabouts({ json }: Position): string {
    const follow = logWords.value;
    if (json.step === 'over') return this.#platform.follow.over;
    if (json.step === 'settle' || json.step === 'starter') return follow.afterPayday(json.phase);
    const place = json.seat === null ? this.#platform.follow.beforePlay : follow.round(json.phase, json.round);
    return json.lastRound ? `${place}, ${follow.lastRound}` : place;
  }

  question(position: Position): string | null {
    const prompt = promptOf(position);
    return prompt && turnWords.value.question(prompt, this.namer);
  }

  refusal(refusal: Refusal): { text: string; clause: string | null } {
    return refusalWords(refusal, this.namer);
  }

  happened(ply: number, facts: readonly ElCapitanFact[]): string {
    if (facts.length === 0) return '';
    const entries = entriesOf(ply, facts, this.namer, this.#standIn);
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
    const intent: Intent = { lines: [line], targets: new Set() };
    return {
      text: doneName(before, line, this.namer),
      note: hintForIntent(before, intent, this.namer).lines.join(' '),
      amount: -(costOf(before, [text]) ?? 0),
    };
  }

  board({ board, json }: Position): { label: string; note: string } {
    const label = this.#platform.follow.boardInPlay(board.name, typeof json.options.board !== 'string');
    return { label, note: logWords.value.boardNote };
  }

  get forecast(): { on: string; off: string } {
    return { on: logWords.value.forecast, off: logWords.value.forecastOff };
  }

  get keys(): readonly (readonly [string, string])[] {
    return [['f', logWords.value.forecastKey]];
  }
}

export type ElCapitanMatch = MatchContext<Position, ElCapitanFact, Target, Intent, ElCapitanPhrases>;
