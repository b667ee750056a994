import type { Registry, Seat } from '@levante/contract';
import type { Bell } from './bell.ts';
import type { Book } from './book.ts';
import { playBotTurn, QUICK, TURN_MS } from './bot-turn.ts';
import { Entry } from './entry.ts';
import { botToAct, type KeptMatch } from './kept.ts';
import type { Lines, Question, Thinker } from './thinker.ts';

/** Milliseconds after which bots that could not be fetched are asked for again. */
const RETRY_MS = 5000;

export interface RunnerParts {
  readonly games: Registry;
  readonly book: Book;
  readonly bell: Bell;
  readonly thinker: Thinker;
}

/** What is told of what happens beside the table. */
export interface RunnerNews {
  /** A bot failed, and another plays its turn. */
  replaced(seat: Seat): void;
  /** Whether the bots can be had; where not, it is tried again. */
  bots(there: boolean): void;
  /** The match cannot go on: the browser does not keep it. */
  stuck(error: unknown): void;
}

/** A bot's turn with the chances within it: its time runs through all of them, and so does that it was replaced. */
interface Turn {
  readonly seat: Seat;
  readonly end: number;
  replaced: boolean;
}

/**
 * Plays for chance and bots in one match, as long as somebody looks at it. It goes from the kept state to the next
 * decision of a person, committing each bot's turn as a unit; a kick while it runs is heard. In several tabs the first
 * commit counts, and the others go on from there.
 */
export class Runner {
  readonly #id: string;
  readonly #parts: RunnerParts;
  readonly #news: RunnerNews;
  #running = false;
  #kicked = false;
  #closed = false;
  #thinking = false;
  #turn: Turn | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, parts: RunnerParts, news: RunnerNews) {
    this.#id = id;
    this.#parts = parts;
    this.#news = news;
  }

  /** Sees to it that the match goes on, if it is not a person's turn. */
  kick(): void {
    clearTimeout(this.#retry);
    this.#kicked = true;
    if (!this.#running && !this.#closed) void this.#run();
  }

  /** Nothing is begun any more, and a bot that thinks is interrupted. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    if (this.#thinking) this.#parts.thinker.stop();
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      while (this.#kicked) {
        this.#kicked = false;
        while (!this.#closed && (await this.#step()));
      }
    } catch (error) {
      this.#news.stuck(error);
    } finally {
      this.#running = false;
    }
  }

  /** One unit of play for chance or a bot; false when it is a person's turn or nobody's. */
  async #step(): Promise<boolean> {
    const { games, book, bell } = this.#parts;
    const match = await book.read(this.#id);
    const seat = match && botToAct(match);
    if (!match || (seat === null && match.actor !== '*')) {
      this.#turn = null;
      return false;
    }
    const entry = new Entry(games, match);
    if (seat !== null && !(await this.#playBot(match, seat, entry))) return false;
    if (this.#closed) return false;
    const further = entry.close();
    if (await book.commit(match.ply, further.match, further.plies)) bell.ring(this.#id);
    return true;
  }

  async #playBot(match: KeptMatch, seat: Seat, entry: Entry): Promise<boolean> {
    const turn = this.#turn?.seat === seat ? this.#turn : { seat, end: performance.now() + TURN_MS, replaced: false };
    this.#turn = turn;
    const played = await playBotTurn(
      {
        game: match.game,
        seat,
        level: turn.replaced ? QUICK : (match.seats[seat]?.level ?? ''),
        think: (question) => this.#think(question),
        left: () => Math.max(0, turn.end - performance.now()),
        replaced: () => {
          turn.replaced = true;
          this.#news.replaced(seat);
        },
      },
      entry,
    );
    if (this.#closed) return false;
    this.#news.bots(played === 'played');
    if (played === 'unfetched') this.#retry = setTimeout(() => this.kick(), RETRY_MS);
    return played === 'played';
  }

  /** Closed in the midst of it, there is no answer and nobody to play for. */
  async #think(question: Question): Promise<Lines> {
    this.#thinking = true;
    const lines = await this.#parts.thinker.think(question);
    this.#thinking = false;
    return this.#closed ? { fault: 'unfetched' } : lines;
  }
}
