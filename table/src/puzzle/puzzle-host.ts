import type { RatedPuzzle } from '@levante/bots';
import { type Fact, type JsonObject, type MatchRecord, Random } from '@levante/contract';
import type { Acted, Match } from '@levante/wire';
import type { Reply } from '../host/fault.ts';
import { against, conflict, LoneHost } from '../host/lone-host.ts';
import type { GamePuzzles } from '../match/study.ts';

/** A turn that was played. */
export interface TurnMade {
  readonly lines: readonly string[];
  readonly facts: readonly Fact[];
}

/** The parts of a game that tell when a turn ends. */
type TurnEvaluation = Pick<GamePuzzles, 'rules' | 'isSameTurn'>;

/** Input of a puzzle's host. */
export interface PuzzleSetup {
  readonly id: string;
  readonly puzzles: TurnEvaluation;
  readonly puzzle: RatedPuzzle;
  /** Names by seat; the solver has the puzzle's seat. */
  readonly names: readonly string[];
  /** Called when the turn is over. */
  made(turn: TurnMade): void;
}

/** Plays the best turn of a puzzle; null if the rules refuse it. */
export function bestTurnOf(puzzles: TurnEvaluation, puzzle: RatedPuzzle): TurnMade | null {
  let made: TurnMade | null = null;
  const host = new PuzzleHost({
    id: 'best',
    puzzles,
    puzzle,
    names: [],
    made(turn) {
      made = turn;
    },
  });
  host.playSolution();
  return made;
}

/** Host of a single turn from a puzzle's position. */
export class PuzzleHost extends LoneHost {
  readonly #opened: PuzzleSetup;
  readonly #random: Random;
  readonly #start: JsonObject;
  readonly #lines: string[] = [];
  readonly #facts: Fact[] = [];
  #over = false;

  /** Throws if the position is not valid. */
  constructor(opened: PuzzleSetup) {
    const { id, puzzles, puzzle, names } = opened;
    const loaded = puzzles.rules.load(puzzle.state);
    if (!loaded.ok) throw new Error(`a puzzle with a position that is none: ${loaded.refusal.code}`);
    super({ id, table: loaded.value, names, mine: [puzzle.seat], bots: '', viewer: puzzle.seat });
    this.#opened = opened;
    this.#random = new Random(puzzle.seed);
    this.#start = this.table.state();
  }

  get halted(): boolean {
    return this.#over;
  }

  /** Plays the solution. */
  playSolution(): void {
    void this.act('', this.ply, this.#opened.puzzle.solution);
  }

  async record(): Promise<Reply<MatchRecord>> {
    const { puzzle } = this.#opened;
    const { rules } = this.#opened.puzzles;
    const { game: _, options, ...start } = this.table.state(puzzle.seat);
    const value: MatchRecord = {
      format: 'levante-record',
      version: 1,
      game: rules.id,
      rulesVersion: rules.rulesVersion,
      options: this.table.options,
      start: { ...start, options: options ?? {} },
      actions: [],
    };
    return { ok: true, value };
  }

  async act(_: string, ply: number, actions: readonly string[]): Promise<Reply<Acted>> {
    if (this.#over || ply !== this.ply) return conflict('stale-ply');
    for (const line of actions) {
      this.#deal();
      const played = this.play(line);
      if (!played.ok) return against(played.refusal);
      this.#lines.push(line);
      this.#facts.push(...played.value);
    }
    this.#deal();
    this.#over = !this.#goesOn();
    this.tell(ply);
    if (this.#over) this.#opened.made({ lines: this.#lines, facts: this.#facts });
    return { ok: true, value: { ply: this.ply } };
  }

  /** Describes the match, which never ends because only the turn counts. */
  protected override describe(): Match {
    return { ...super.describe(), status: 'running', result: null };
  }

  /** Returns whether the puzzle's turn continues. */
  #goesOn(): boolean {
    const { puzzles, puzzle } = this.#opened;
    return this.table.actor() === puzzle.seat && puzzles.isSameTurn(this.#start, this.table.state());
  }

  /** Plays chance, with the same result each time. */
  #deal(): void {
    while (this.table.actor() < 0) {
      const before = this.table.clone();
      const line = this.table.playRandom(this.#random);
      if (line === null) return;
      const played = before.play(line);
      const facts = played.ok ? played.value : [];
      this.#facts.push(...facts);
      this.note(line, facts);
    }
  }
}
