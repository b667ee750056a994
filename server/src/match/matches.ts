import type { JsonObject } from '@levante/contract';
import { act, type Command } from './act.ts';
import { createMatch, type MatchWish } from './create.ts';
import { describe, type MatchDescription } from './describe.ts';
import { takeSeat } from './join.ts';
import { done, failed, type Outcome } from './outcome.ts';
import type { MatchParts } from './ports.ts';
import { type RecordForPerson, recordOf } from './record.ts';
import { Runner } from './runner.ts';

/** A game as it is offered to whoever opens a match. */
export interface GameOffer {
  readonly id: string;
  readonly rulesVersion: number;
  readonly players: [number, number];
  readonly options: JsonObject;
  readonly levels: string[];
}

/** All that can be done with matches: the one door between commands and the book. */
export class Matches {
  readonly #parts: MatchParts;
  readonly #runner: Runner;

  constructor(parts: MatchParts) {
    this.#parts = parts;
    this.#runner = new Runner(parts);
  }

  /** Goes on with every match that waits for chance or a bot. */
  async resume(): Promise<void> {
    for (const match of await this.#parts.store.unattended()) this.#runner.kick(match);
  }

  /** Ends after the commits in flight. */
  async stop(): Promise<void> {
    await this.#runner.stop();
  }

  games(): GameOffer[] {
    return [...this.#parts.games.values()].flatMap((game) => {
      const options = game.options({});
      if (!options.ok) return [];
      const levels = [...this.#parts.bots.levels(game.id)];
      const [fewest, most] = game.players;
      return [
        { id: game.id, rulesVersion: game.rulesVersion, players: [fewest, most], options: options.value, levels },
      ];
    });
  }

  async create(wish: MatchWish, person: string): Promise<Outcome<MatchDescription>> {
    const created = await createMatch(this.#parts, wish, person);
    if (!created.ok) return created;
    const described = await this.describe(created.value, person);
    this.#runner.kick(created.value);
    return described;
  }

  /** A match as a person may see it through one of her seats (null: the first); another's seat is refused. */
  async describe(id: string, person: string | null, wanted: number | null = null): Promise<Outcome<MatchDescription>> {
    const match = await this.#parts.store.read(id);
    if (!match) return failed({ code: 'no-such-match' });
    const described = describe(match, person, wanted);
    return wanted === null || described.viewer === wanted ? done(described) : failed({ code: 'not-your-seat' });
  }

  /** The matches in which a person sits, newest first; `next` is the `before` of the page after this one. */
  async list(
    person: string | null,
    before: number,
    limit: number,
  ): Promise<{ matches: MatchDescription[]; next: number | null }> {
    if (person === null) return { matches: [], next: null };
    const found = await this.#parts.store.matchesOf(person, before, limit + 1);
    const page = found.slice(0, limit);
    return {
      matches: page.map((match) => describe(match, person)),
      next: found.length > limit ? (page.at(-1)?.number ?? null) : null,
    };
  }

  async takeSeat(
    id: string,
    person: string,
    name: string,
    seat: number | undefined,
  ): Promise<Outcome<MatchDescription>> {
    const taken = await takeSeat(this.#parts, id, person, name, seat);
    if (!taken.ok) return taken;
    this.#parts.bell.ring(id);
    this.#runner.kick(id);
    return done(describe(taken.value, person));
  }

  async act(command: Command): Promise<Outcome<number>> {
    const acted = await act(this.#parts, command);
    if (acted.ok) {
      this.#parts.bell.ring(command.match);
      this.#runner.kick(command.match);
    }
    return acted;
  }

  /** The record as a person may see it through one of her seats (null: the first); another's seat is refused. */
  async record(id: string, person: string | null, wanted: number | null): Promise<Outcome<RecordForPerson>> {
    return await recordOf(this.#parts, id, person, wanted);
  }
}
