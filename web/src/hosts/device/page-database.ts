import type { CommandKey, MatchDatabase, MatchWork, MatchWorkMode } from './database.ts';

/** The contents of a database. */
interface Contents {
  readonly matches: Map<string, unknown>;
  readonly plies: Map<string, unknown[]>;
  readonly commands: Map<string, unknown>;
}

/**
 * Stores matches in memory until the page is left, for browsers that store nothing for this site. Reads return copies.
 */
export class PageDatabase implements MatchDatabase {
  #contents: Contents = { matches: new Map(), plies: new Map(), commands: new Map() };
  #last: Promise<unknown> = Promise.resolve();

  run<T>(mode: MatchWorkMode, job: (work: MatchWork) => Promise<T>): Promise<T> {
    if (mode === 'readonly') return job(workIn(this.#contents));
    const result = this.#last.then(() => this.#change(job));
    this.#last = result.catch(() => {});
    return result;
  }

  async close(): Promise<void> {}

  /** Runs a job on a copy. The copy replaces the contents unless the job fails. */
  async #change<T>(job: (work: MatchWork) => Promise<T>): Promise<T> {
    const { matches, plies, commands } = this.#contents;
    const copy = {
      matches: new Map(matches),
      plies: new Map([...plies].map(([id, actions]) => [id, [...actions]])),
      commands: new Map(commands),
    };
    const result = await job(workIn(copy));
    this.#contents = copy;
    return result;
  }
}

function workIn({ matches, plies, commands }: Contents): MatchWork {
  const keyOf = (key: CommandKey): string => key.join(' ');
  return {
    match: async (id) => structuredClone(matches.get(id)),
    matches: async () => structuredClone([...matches.values()]),
    addMatch(match) {
      if (matches.has(match.id)) throw new DOMException('there is such a match', 'ConstraintError');
      matches.set(match.id, structuredClone(match));
    },
    putMatch: (match) => void matches.set(match.id, structuredClone(match)),
    plies: async (id, from, to) => structuredClone(plies.get(id)?.slice(from, to) ?? []),
    addPly(id, ply, action) {
      const all = plies.get(id) ?? [];
      all[ply] = structuredClone(action);
      plies.set(id, all);
    },
    command: async (key) => structuredClone(commands.get(keyOf(key))),
    addCommand(key, command) {
      if (commands.has(keyOf(key))) throw new DOMException('the key was used before', 'ConstraintError');
      commands.set(keyOf(key), structuredClone(command));
    },
    deleteAll(id) {
      matches.delete(id);
      plies.delete(id);
      for (const key of [...commands.keys()]) if (key.startsWith(`${id} `)) commands.delete(key);
    },
  };
}
