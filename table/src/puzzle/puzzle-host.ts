import type { RatedPuzzle } from '@levante/bots';
import { type Fact, type GameEntry, type MatchRecord, Random, type Table, writeActor } from '@levante/contract';
import type { Acted, Match, StreamPly } from '@levante/wire';
import type { Reply, RequestFault } from '../host/fault.ts';
import type { Following, Host, MatchListener } from '../host/host.ts';

const CONFLICT = 409;
const UNPROCESSABLE = 422;
const NOT_HERE: { readonly ok: false; readonly fault: RequestFault } = { ok: false, fault: { kind: 'not-here' } };

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

/** A host of one position and one turn: whoever solves it makes that turn, and there the match stops. */
export class PuzzleHost implements Host {
  readonly #opened: Opened;
  readonly #table: Table;
  readonly #random: Random;
  readonly #phase: unknown;
  readonly #round: unknown;
  readonly #plies: StreamPly[] = [];
  readonly #lines: string[] = [];
  readonly #facts: Fact[] = [];
  #listener: MatchListener | null = null;
  #over = false;

  /** Throws where the position is none by these rules: a fault of the program. */
  constructor(opened: Opened) {
    const loaded = opened.rules.load(opened.puzzle.state);
    if (!loaded.ok) throw new Error(`a puzzle with a position that is none: ${loaded.refusal.code}`);
    this.#opened = opened;
    this.#table = loaded.value;
    this.#random = new Random(opened.puzzle.seed);
    const { phase, round } = this.#table.state();
    this.#phase = phase;
    this.#round = round;
  }

  /** Makes the solution's turn for everybody to see. */
  playSolution(): void {
    void this.act('', this.#plies.length, this.#opened.puzzle.solution);
  }

  async games() {
    return NOT_HERE;
  }

  async create() {
    return NOT_HERE;
  }

  async takeSeat() {
    return NOT_HERE;
  }

  async match(): Promise<Reply<Match>> {
    return { ok: true, value: this.#describe() };
  }

  async record(): Promise<Reply<MatchRecord>> {
    const { rules, puzzle } = this.#opened;
    const { game: _, options, ...start } = this.#table.state(puzzle.seat);
    const value: MatchRecord = {
      ...{ format: 'levante-record', version: 1, game: rules.id, rulesVersion: rules.rulesVersion },
      ...{ options: this.#table.options, start: { ...start, options: options ?? {} } },
      actions: [],
    };
    return { ok: true, value };
  }

  async act(_: string, ply: number, actions: readonly string[]): Promise<Reply<Acted>> {
    if (this.#over || ply !== this.#plies.length) {
      return { ok: false, fault: { kind: 'refused', status: CONFLICT, error: { code: 'stale-ply', message: '' } } };
    }
    for (const line of actions) {
      this.#deal();
      const played = this.#table.play(line);
      if (!played.ok) {
        const { code, clause, data } = played.refusal;
        const error = { code, message: '', ...(clause === null ? {} : { clause }), data };
        return { ok: false, fault: { kind: 'refused', status: UNPROCESSABLE, error } };
      }
      this.#lines.push(line);
      this.#note(line, played.value);
    }
    this.#deal();
    this.#over = !this.#goesOn();
    this.#tell(ply);
    if (this.#over) this.#opened.made({ lines: this.#lines, facts: this.#facts });
    return { ok: true, value: { ply: this.#plies.length } };
  }

  follow(_id: string, _wanted: unknown, listener: MatchListener): Following {
    const startOver = () => {
      // The listener is told only after it has been given its way to the host.
      queueMicrotask(() => {
        if (this.#listener !== listener) return;
        listener.line('live');
        const state = this.#table.state(this.#opened.puzzle.seat);
        listener.message({ type: 'view', match: this.#describe(), state, legal: null });
      });
    };
    this.#listener = listener;
    startOver();
    const close = () => {
      if (this.#listener === listener) this.#listener = null;
    };
    return { retryNow: () => {}, startOver, close };
  }

  /** Whether the turn of the puzzle is still being made. */
  #goesOn(): boolean {
    const { phase, round } = this.#table.state();
    return this.#table.actor() === this.#opened.puzzle.seat && phase === this.#phase && round === this.#round;
  }

  /** Chance goes on by itself, the same way each time. */
  #deal(): void {
    while (this.#table.actor() < 0) {
      const before = this.#table.clone();
      const line = this.#table.playRandom(this.#random);
      if (line === null) return;
      const played = before.play(line);
      this.#note(line, played.ok ? played.value : []);
    }
  }

  #note(line: string, facts: readonly Fact[]): void {
    const { seat } = this.#opened.puzzle;
    this.#facts.push(...facts);
    const journal = facts.map((fact) => this.#table.viewFact(fact, seat));
    this.#plies.push({ action: this.#table.viewAction(line, seat), journal });
  }

  #tell(from: number): void {
    const { seat } = this.#opened.puzzle;
    this.#listener?.message({
      ...{ type: 'plies', from, ply: this.#plies.length, plies: this.#plies.slice(from) },
      ...{ state: this.#table.state(seat), actor: writeActor(this.#table.actor()), legal: null, result: null },
    });
  }

  /** The match never ends: what counts here is the turn. */
  #describe(): Match {
    const { id, rules, puzzle, names } = this.#opened;
    const { options } = this.#table;
    return {
      ...{ id, game: rules.id, rulesVersion: rules.rulesVersion, options },
      seats: Array.from({ length: options.players }, (_, seat) => ({
        ...{ seat, kind: seat === puzzle.seat ? ('person' as const) : ('bot' as const) },
        ...{ name: names[seat] ?? null, level: seat === puzzle.seat ? null : '' },
        ...{ taken: true, mine: seat === puzzle.seat },
      })),
      ...{ mine: [puzzle.seat], viewer: puzzle.seat, status: 'running' as const },
      ...{ commitment: '', ply: this.#plies.length, actor: writeActor(this.#table.actor()), result: null },
      createdAt: 0,
    };
  }
}
