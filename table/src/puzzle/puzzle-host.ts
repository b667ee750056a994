import type { RatedPuzzle } from '@levante/bots';
import { type Fact, type GameEntry, type MatchRecord, Random } from '@levante/contract';
import type { Acted, Match } from '@levante/wire';
import type { Reply } from '../host/fault.ts';
import { against, conflict, LoneHost } from '../host/lone-host.ts';

/** A turn as it was made. */
export interface TurnMade {
  readonly lines: readonly string[];
  readonly facts: readonly Fact[];
}

/** What a puzzle is opened with. */
export interface Opened {
  readonly id: string;
  readonly rules: GameEntry;
  readonly puzzle: RatedPuzzle;
  /** Who sits where; the one who solves it in the puzzle's seat. */
  readonly names: readonly string[];
  /** Told when the turn is over. */
  made(turn: TurnMade): void;
}

/** Plays the best turn of a puzzle by itself; null where the rules refuse it. */
export function bestTurnOf(rules: GameEntry, puzzle: RatedPuzzle): TurnMade | null {
  let made: TurnMade | null = null;
  const host = new PuzzleHost({
    ...{ id: 'best', rules, puzzle, names: [] },
    made(turn) {
      made = turn;
    },
  });
  host.playSolution();
  return made;
}

/** A host of one position and one turn: whoever solves it makes that turn, and there the match stops. */
export class PuzzleHost extends LoneHost {
  readonly #opened: Opened;
  readonly #random: Random;
  readonly #phase: unknown;
  readonly #round: unknown;
  readonly #lines: string[] = [];
  readonly #facts: Fact[] = [];
  #over = false;

  /** Throws where the position is none by these rules: a fault of the program. */
  constructor(opened: Opened) {
    const { id, rules, puzzle, names } = opened;
    const loaded = rules.load(puzzle.state);
    if (!loaded.ok) throw new Error(`a puzzle with a position that is none: ${loaded.refusal.code}`);
    super({ id, table: loaded.value, names, mine: [puzzle.seat], bots: '', viewer: puzzle.seat });
    this.#opened = opened;
    this.#random = new Random(puzzle.seed);
    const { phase, round } = this.table.state();
    this.#phase = phase;
    this.#round = round;
  }

  get halted(): boolean {
    return this.#over;
  }

  /** Makes the solution's turn for everybody to see. */
  playSolution(): void {
    void this.act('', this.ply, this.#opened.puzzle.solution);
  }

  async record(): Promise<Reply<MatchRecord>> {
    const { rules, puzzle } = this.#opened;
    const { game: _, options, ...start } = this.table.state(puzzle.seat);
    const value: MatchRecord = {
      ...{ format: 'levante-record', version: 1, game: rules.id, rulesVersion: rules.rulesVersion },
      ...{ options: this.table.options, start: { ...start, options: options ?? {} } },
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

  /** The match never ends: what counts here is the turn. */
  protected override describe(): Match {
    return { ...super.describe(), status: 'running', result: null };
  }

  /** Whether the turn of the puzzle is still being made. */
  #goesOn(): boolean {
    const { phase, round } = this.table.state();
    return this.table.actor() === this.#opened.puzzle.seat && phase === this.#phase && round === this.#round;
  }

  /** Chance goes on by itself, the same way each time. */
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
