import {
  type Commit,
  type CommitNews,
  LiveMatches,
  type MatchClocks,
  type ReadMatch,
  type RecalledMatch,
  type StoredDealer,
  type StoredMatch,
} from '@levante/host';

type State = StoredMatch['state'];

/**
 * Live matches with a seeded fault: of two copies of a match they compare the ply only. So a late read replaces what was read
 * since, and a commit makes a waiting match a running one. Tables are as without the fault.
 */
export class PlyOnlyMatches extends LiveMatches {
  readonly #matches = new Map<string, RecalledMatch>();
  readonly #reads = new Map<string, Set<{ isOutdated: boolean }>>();

  override recall(id: string): RecalledMatch | null {
    return this.#matches.get(id) ?? null;
  }

  override dealerAt(): StoredDealer | null {
    return null;
  }

  override async reading(id: string, read: () => Promise<ReadMatch | null>): Promise<StoredMatch | null> {
    const pending = { isOutdated: false };
    const others = this.#reads.get(id) ?? new Set();
    this.#reads.set(id, others.add(pending));
    const found = await read().finally(() => others.delete(pending));
    const match = found && { ...found.head, state: found.state() };
    if (!match || pending.isOutdated) return match;
    if ((this.#matches.get(id)?.ply ?? 0) > match.ply) return match;
    this.#matches.set(id, { ...match, news: [] });
    super.drop(id);
    return match;
  }

  override committed(commit: Commit, at: number, state: () => State): void {
    super.committed(commit, at, state);
    const known = this.#matches.get(commit.match);
    this.drop(commit.match);
    if (known?.ply !== commit.from) return;
    const next = after(known, { ...commit, at }, commit.clocks?.after ?? null);
    this.#matches.set(commit.match, { ...next, state: state() });
  }

  override learn(news: CommitNews): boolean {
    const { match: id, from, plies, seatVersion } = news;
    const known = this.#matches.get(id);
    if (!known) return false;
    if (known.ply >= from + plies.length && (known.seatVersion ?? 0) >= seatVersion) return true;
    const { state, news: before, ...head } = known;
    if (before.length === 0) {
      super.drop(id);
      super.remember({ head, state: () => state });
    }
    const learned = super.learn(news) ? super.recall(id) : null;
    if (learned)
      this.#matches.set(id, { ...after(known, news, news.clocks), state: learned.state, news: learned.news });
    return learned !== null;
  }

  override drop(...ids: readonly string[]): void {
    super.drop(...ids);
    for (const id of ids) {
      this.#matches.delete(id);
      for (const pending of this.#reads.get(id) ?? []) pending.isOutdated = true;
    }
  }
}

type Step = Pick<CommitNews, 'from' | 'plies' | 'actor' | 'result' | 'at'>;

function after(known: RecalledMatch, { from, plies, actor, result, at }: Step, clocks: MatchClocks | null) {
  return {
    ...known,
    actor,
    result,
    ply: from + plies.length,
    status: result ? 'over' : 'running',
    actedAt: at,
    news: [],
    ...(clocks && { clocks }),
  } satisfies RecalledMatch;
}
