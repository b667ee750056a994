import type { Match } from '@levante/wire';
import { useEffect, useState } from 'preact/hooks';
import { codeOf, type Reply, type RequestFault } from '../host/fault.ts';
import { useMatch } from '../match/match-context.ts';
import { openPage } from '../ui/pages.tsx';

const POLL_MS = 1500;
/** Time from the last answer to the new match, in seconds. */
const START_S = 3;
/** Time for which the server keeps a seat for its person before a bot may take it. */
const KEPT_S = 60;

export interface Rematch {
  /** Null before anyone has asked, or after it was called off. */
  readonly next: Match | null;
  readonly fault: RequestFault | null;
  readonly busy: boolean;
  /** Seconds until the match is opened; null while it waits. */
  readonly startsIn: number | null;
  /** Seconds for which seats are still kept for their people. */
  readonly keptFor: number;
  agree(): void;
  leave(): void;
  seatBot(seat: number): void;
}

/** Follows the rematch of the finished match on the table, and opens it when everybody is ready. */
export function useRematch(match: Match): Rematch {
  const { session, addressOf } = useMatch();
  const { host } = session;
  const [asked, setAsked] = useState<string | null>(null);
  const [next, setNext] = useState<Match | null>(null);
  const [fault, setFault] = useState<RequestFault | null>(null);
  const [busy, setBusy] = useState(false);
  const id = asked ?? match.rematch ?? null;
  const read = async (): Promise<void> => {
    if (id === null) return;
    const reply = await host.match(id);
    if (reply.ok) setNext(reply.value);
    else if (codeOf(reply.fault) === 'no-such-match') setNext(null);
  };
  useEffect(() => {
    void read();
    const timer = setInterval(() => void read(), POLL_MS);
    return () => clearInterval(timer);
  }, [id]);
  const now = useSeconds(id !== null);
  const startsIn = useStart(next, addressOf);
  const run = async (change: () => Promise<Reply<unknown>>) => {
    setBusy(true);
    const reply = await change();
    setFault(reply.ok ? null : reply.fault);
    await read();
    setBusy(false);
  };
  const ask = async (): Promise<Reply<unknown>> => {
    const reply = await host.rematch?.(match.id);
    if (!reply) return { ok: true, value: null };
    if (reply.ok) {
      setAsked(reply.value.id);
      setNext(reply.value);
      if (reply.value.mine.length === 0) return await takeKept(reply.value);
    }
    return reply;
  };
  /** Takes every seat that is kept for this browser's person, or else an open one. */
  const takeKept = async (table: Match): Promise<Reply<unknown>> => {
    const own = match.seats.find(({ mine }) => mine)?.name ?? '';
    const kept = table.seats.filter(({ reservedForMe }) => reservedForMe);
    let reply: Reply<unknown> = { ok: true, value: null };
    for (const { seat, name } of kept) reply = await host.takeSeat(table.id, { seat, name: name ?? own });
    return kept.length > 0 ? reply : await host.takeSeat(table.id, { name: own });
  };
  return {
    next,
    fault,
    busy,
    startsIn,
    keptFor: next ? Math.max(0, Math.ceil(KEPT_S - (now - next.createdAt) / 1000)) : KEPT_S,
    agree: () => void run(() => (next ? takeKept(next) : ask())),
    leave: () => void run(async () => (next && (await host.leave?.(next.id))) ?? { ok: true, value: null }),
    seatBot: (seat) => void run(async () => (await botAt(seat, next)) ?? { ok: true, value: null }),
  };

  async function botAt(seat: number, table: Match | null): Promise<Reply<unknown> | undefined> {
    if (!table) return undefined;
    const games = await host.games();
    const levels = games.ok ? (games.value.games.find((one) => one.id === table.game)?.levels ?? []) : [];
    const level = levels.find((one) => one === 'helmsman') ?? levels.at(-1);
    return level === undefined ? undefined : await host.seatBot?.(table.id, { seat, level });
  }
}

/** Returns the time, each second while `isOn`. */
function useSeconds(isOn: boolean): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOn]);
  return now;
}

/** Counts down once a rematch of mine has started, and opens it. */
function useStart(next: Match | null, addressOf: (id: string) => string): number | null {
  const id = next && next.status !== 'waiting' && next.mine.length > 0 ? next.id : null;
  const [left, setLeft] = useState(START_S);
  useEffect(() => {
    if (id === null) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [id]);
  useEffect(() => {
    if (id !== null && left <= 0) openPage(addressOf(id));
  }, [id, left, addressOf]);
  return id === null ? null : Math.max(0, left);
}
