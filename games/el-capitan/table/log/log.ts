import type { ElCapitanFact } from '@levante/el-capitan/rules';
import type { TimelinePly as AnyPly, Timeline as AnyTimeline } from '@levante/table/match/timeline.ts';
import type { Position } from '../match/position.ts';
import type { Namer } from '../names/namer.ts';
import { type Entry, entriesOf, gathered } from './entries.ts';
import type { FactType } from './facts.ts';
import { logWords } from './words/en.ts';

type Ply = AnyPly<Position, ElCapitanFact>;
type Timeline = AnyTimeline<Position, ElCapitanFact>;

/** The lines of one round. */
export interface Chapter {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** What the headings tell, or the line of the cards: a match begins with nothing else. */
const HEADED: ReadonlySet<FactType> = new Set<FactType>(['revealed', 'phase-begun', 'turn-begun']);

/** What the log says of one ply: made once, since a ply never changes. */
interface Told {
  /** The heading under which it stands. */
  readonly title: string;
  /** Cards that it turned up; those turned up together make one line. */
  readonly cards: readonly string[];
  readonly entries: readonly Entry[];
}

/** The log of one match in one language. */
export class LogBook {
  readonly #namer: Namer;
  readonly #told = new WeakMap<Ply, Told>();

  constructor(namer: Namer) {
    this.#namer = namer;
  }

  /** The log up to `ply`, by rounds, oldest first. */
  upTo(timeline: Timeline, ply: number): readonly Chapter[] {
    const chapters: { title: string; entries: Entry[] }[] = [];
    let cards: readonly string[] = [];
    const plies = timeline.plies.slice(0, Math.max(0, ply - timeline.first));
    const told = plies.map((one, i) => this.#tell(timeline, one, i));
    for (const [i, { title, cards: turnedUp, entries }] of told.entries()) {
      if (chapters.at(-1)?.title !== title) chapters.push({ title, entries: [] });
      const chapter = chapters.at(-1);
      cards = [...cards, ...turnedUp];
      if (turnedUp.length > 0 && !told[i + 1]?.cards.length) {
        const text = logWords.value.revealed(cards.join(', '));
        chapter?.entries.push({ ply: timeline.first + i + 1, seat: null, text, amount: null });
        cards = [];
      }
      chapter?.entries.push(...entries);
    }
    return chapters
      .filter((chapter) => chapter.entries.length > 0)
      .map(({ title, entries }) => ({ title, entries: gathered(entries, this.#namer) }));
  }

  #tell(timeline: Timeline, ply: Ply, i: number): Told {
    const known = this.#told.get(ply);
    if (known) return known;
    const { seat, phase, round } = (timeline.plies[i - 1]?.position ?? timeline.start).json;
    const others = ply.facts.filter(({ type }) => !HEADED.has(type));
    const told = {
      title: seat === null ? logWords.value.beforePlay : logWords.value.round(phase, round),
      cards: ply.facts.flatMap((fact) => (fact.type === 'revealed' ? [this.#namer.card(fact.card)] : [])),
      entries: entriesOf(timeline.first + i + 1, others, this.#namer),
    };
    this.#told.set(ply, told);
    return told;
  }
}
