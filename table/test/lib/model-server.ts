import type { MatchRecord, Seat } from '@levante/contract';
import type { Match, StreamMessage } from '@levante/wire';
import type { Reply, RequestFault } from '../../src/host/fault.ts';
import { matchAt } from './coin-table.ts';
import { WalkPosition } from './walk-table.ts';

/** Seat of the person. */
export const PERSON: Seat = 0;

/** Returns a reply that refuses a request. */
export const refusedWith = (code: string): Reply<never> => {
  const fault: RequestFault = { kind: 'refused', status: 409, error: { code, message: '' } };
  return { ok: false, fault };
};

/** Lines of one person's or bot's turn that were committed together. */
export interface CommittedTurn {
  readonly ply: number;
  readonly lines: readonly string[];
  readonly by: 'person' | 'bot';
  /** Key of the person's command. */
  readonly key?: string;
}

/** A server of one walk: executes a command once for each key, and refuses as `host/src/match/act.ts` does. */
export class ModelServer {
  readonly lines: string[] = [];
  readonly turns: CommittedTurn[] = [];
  readonly #answers = new Map<string, Reply<{ ply: number }>>();
  #position = new WalkPosition();
  hasStandIn = false;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get ply(): number {
    return this.lines.length;
  }

  get actor(): Seat | null {
    return this.#position.actor;
  }

  act(ply: number, lines: readonly string[], key: string): Reply<{ ply: number }> {
    const known = this.#answers.get(key);
    if (known) return known;
    if (ply !== this.ply) return refusedWith('stale-ply');
    if (this.hasStandIn) {
      const answer = refusedWith('bot-plays');
      this.#answers.set(key, answer);
      return answer;
    }
    if (!lines.every((line) => line.startsWith(`${PERSON} `)) || !this.commit(lines, 'person', key))
      return refusedWith('refused');
    const answer: Reply<{ ply: number }> = { ok: true, value: { ply: this.ply } };
    this.#answers.set(key, answer);
    return answer;
  }

  /** Returns whether a command with this key is refused for good. */
  hasRefused(key: string): boolean {
    return this.#answers.get(key)?.ok === false;
  }

  commit(lines: readonly string[], by: CommittedTurn['by'], key?: string): boolean {
    let position = this.#position;
    for (const line of lines) {
      const outcome = position.after(line);
      if (!outcome.ok) return false;
      position = outcome.position;
    }
    this.turns.push({ ply: this.ply, lines, by, ...(key === undefined ? {} : { key }) });
    this.#position = position;
    this.lines.push(...lines);
    this.#changed();
    return true;
  }

  /** Lets a bot play for the person from now on, or ends that. */
  standIn(hasStandIn: boolean): void {
    this.hasStandIn = hasStandIn;
    this.#changed();
  }

  match(): Match {
    const seats = [0, 1, 2].map((seat) => ({
      seat,
      kind: 'person' as const,
      name: `P${seat}`,
      level: null,
      taken: true,
      mine: seat === PERSON,
      ...(seat === PERSON && this.hasStandIn ? { playedBy: { level: 'deckhand', why: 'time' as const } } : {}),
    }));
    return matchAt(this.ply, [PERSON], { seats, options: { players: 3 } });
  }

  view(): StreamMessage {
    return { type: 'view', match: this.match(), state: this.#position.json, legal: null };
  }

  since(from: number): StreamMessage {
    const { actor } = this;
    const plies = this.lines.slice(from).map((action) => ({ action, journal: [] }));
    const rest = { state: this.#position.json, actor: actor === null ? '*' : String(actor), legal: null, result: null };
    return { type: 'plies', from, ply: this.ply, plies, ...rest };
  }

  record(): MatchRecord {
    const head = { format: 'levante-record', version: 1, game: 'walk', rulesVersion: 1 } as const;
    return { ...head, options: { players: 3 }, actions: [...this.lines] };
  }
}
