import type { Refusal } from '@levante/contract';
import { refusalText } from '@levante/table/host/fault.ts';
import type { LogGroup, Phrases } from '@levante/table/match/game.ts';
import { lastPly, plyBefore, type Timeline } from '@levante/table/match/timeline.ts';
import type { CoinFact, CoinPosition } from '../follow/position.ts';
import { cardWords } from '../words/card.ts';
import { coinWords } from '../words/words.ts';

/** Phrases of one match of the coin race. */
export class CoinPhrases implements Phrases<CoinPosition, CoinFact> {
  readonly title = cardWords.value.name;
  readonly words = coinWords.value;
  readonly chance = this.words.chance;
  readonly forecast = null;
  readonly keys = [];
  readonly #names: readonly string[];

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  whereabouts({ scores }: CoinPosition): string {
    return scores.join(' : ');
  }

  question(position: CoinPosition): string | null {
    return position.actor === null ? null : this.words.question;
  }

  refusal({ code, data, clause }: Refusal): { text: string; clause: string | null } {
    const text = code === 'cannot-afford' ? this.words.noPoint : refusalText(code, data);
    return { text, clause };
  }

  happened(_ply: number, facts: readonly CoinFact[]): string {
    return facts.map(({ seat, points }) => this.words.scored(this.#names[seat] ?? '', points)).join(' ');
  }

  log(timeline: Timeline<CoinPosition, CoinFact>, ply: number): readonly LogGroup[] {
    const plies = Array.from({ length: Math.min(ply, lastPly(timeline)) }, (_, i) => plyBefore(timeline, i + 1));
    const lines = plies.flatMap((one, i) =>
      one ? [{ ply: i + 1, seat: null, text: this.happened(0, one.facts) }] : [],
    );
    return [{ title: this.title, lines: lines.reverse() }];
  }

  step(_before: CoinPosition, line: string): { text: string; note: string; amount: number } {
    return { text: this.words.step(line.endsWith('1') ? 1 : 2), note: '', amount: 0 };
  }

  board(): { label: string; note: string } {
    return { label: this.words.board, note: cardWords.value.boardNote };
  }
}
