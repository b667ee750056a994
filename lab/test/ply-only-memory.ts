import type { Commit, CommitNews, StoredDealer, StoredMatch } from '@levante/host';
import type { ProcessMemory } from '@levante/testkit/host';

/**
 * A memory with a seeded fault: of two copies of a match it compares the ply only. So a late read replaces what was read
 * since, and a commit makes a waiting match a running one.
 */
export class PlyOnlyMemory implements ProcessMemory {
  readonly #matches = new Map<string, StoredMatch>();
  readonly #pending = new Map<string, Set<{ isOutdated: boolean }>>();

  recall(id: string): StoredMatch | null {
    return this.#matches.get(id) ?? null;
  }

  dealerAt(): StoredDealer | null {
    return null;
  }

  rememberDealer(): void {}

  awaits({ match, from, seatVersion }: CommitNews): boolean {
    const known = this.#matches.get(match);
    return known?.ply === from && known.status === 'running' && (known.seatVersion ?? 0) === seatVersion;
  }

  has({ match, from, plies, seatVersion }: CommitNews): boolean {
    const known = this.#matches.get(match);
    return known !== undefined && known.ply >= from + plies.length && (known.seatVersion ?? 0) >= seatVersion;
  }

  async reading(...[id, read]: Parameters<ProcessMemory['reading']>): Promise<StoredMatch | null> {
    const pending = { isOutdated: false };
    const others = this.#pending.get(id) ?? new Set();
    this.#pending.set(id, others.add(pending));
    const found = await read().finally(() => others.delete(pending));
    const match = found && { ...found.head, state: found.state() };
    if (!match || pending.isOutdated) return match;
    if ((this.#matches.get(id)?.ply ?? 0) <= match.ply) this.#matches.set(id, match);
    return match;
  }

  committed(
    { match, from, plies, actor, result, clocks }: Commit,
    at: number,
    state: () => StoredMatch['state'],
  ): void {
    this.#change({ match, from, plies, actor, result, clocks: clocks?.after ?? null, at }, state());
  }

  heard(news: CommitNews, state: () => StoredMatch['state']): void {
    if (this.awaits(news)) this.#change(news, state(), news.plies);
  }

  drop(...ids: readonly string[]): void {
    for (const id of ids) {
      this.#matches.delete(id);
      for (const pending of this.#pending.get(id) ?? []) pending.isOutdated = true;
    }
  }

  #change(
    { match, from, plies, actor, result, clocks, at }: Omit<CommitNews, 'seatVersion' | 'words' | 'isCommand'>,
    state: StoredMatch['state'],
    heard: CommitNews['plies'] = [],
  ): void {
    const known = this.#matches.get(match);
    if (heard.length === 0) this.drop(match);
    if (!known || known.ply !== from) return;
    const { heard: before = [], ...rest } = known;
    const actions = heard.length === 0 ? [] : [...before, ...heard.map(({ action }) => action)];
    this.#matches.set(match, {
      ...rest,
      state,
      actor,
      result,
      ply: from + plies.length,
      status: result ? 'over' : 'running',
      actedAt: at,
      ...(clocks && { clocks }),
      ...(actions.length > 0 && { heard: actions }),
    });
  }
}
