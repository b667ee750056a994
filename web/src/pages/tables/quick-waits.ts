import { codeOf, type RequestFault } from '@levante/table/host/fault.ts';
import { browserStorage, tabStorage } from '@levante/table/lib/storage.ts';
import { nameToPlay } from '@levante/table/ui/own-name.ts';
import { openPage } from '@levante/table/ui/pages.tsx';
import { isNothing, type Match } from '@levante/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { forgetWait, isAwaitedHere, rememberWait, START_S, waitsIn } from '../../lib/waits.ts';
import { serverAddress, usePageDependencies } from '../dependencies.ts';
import { type Preset, presetKey } from './presets.ts';
import type { MyTables } from './use-mine.ts';

/** Outcome of a press of a cell. */
type QuickNews = 'waiting' | 'starting' | 'left' | 'too-many';

export interface QuickWaits {
  /** Returns my match of a preset, waiting or starting, or null. */
  matchOf(preset: Preset): Match | null;
  /** The match that is starting, or null. */
  readonly starting: Match | null;
  /** Seconds until the match starts, or null. */
  readonly startsIn: number | null;
  readonly busy: string | null;
  readonly fault: RequestFault | null;
  /** The latest change, for an announcement. */
  readonly news: { readonly kind: QuickNews; readonly game: string } | null;
  /** Takes a seat for a preset, or opens a match that is starting. */
  sitDown(preset: Preset): Promise<void>;
  leave(preset: Preset): Promise<void>;
}

/** Returns whether a match of mine is one that the preset leads to. */
function isOf({ game, seats, clocks, listed }: Match, { players, control, ...preset }: Preset): boolean {
  if (!listed || game !== preset.game || seats.length !== players || !clocks) return false;
  const mine = clocks.control;
  if (mine.kind === 'days' || control.kind === 'days') {
    return (
      mine.kind === 'days' &&
      control.kind === 'days' &&
      mine.hours === control.hours &&
      mine.reserveH === control.reserveH
    );
  }
  return mine.bankS === control.bankS && mine.incrementS === control.incrementS;
}

/**
 * Takes seats for presets and waits for other players. The first full table takes its people along; the server removes
 * them from the others.
 */
export function useQuickWaits(mine: MyTables, tablesOpen: ReadonlySet<string> | null): QuickWaits {
  const { server } = usePageDependencies();
  const [joined, setJoined] = useState(() => waitsIn(tabStorage));
  const [starting, setStarting] = useState<Match | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [fault, setFault] = useState<RequestFault | null>(null);
  const [news, setNews] = useState<QuickWaits['news']>(null);
  const { matches, reload } = mine;

  // Matches that waited when they were last seen here.
  const waits = useRef<ReadonlySet<string>>(new Set());
  const start = (match: Match) => {
    setStarting((now) => now ?? match);
    setNews({ kind: 'starting', game: match.game });
  };
  useEffect(() => {
    if (!matches) return;
    // It may have started before this page was opened.
    const isAwaited = ({ id, listed }: Match): boolean =>
      isAwaitedHere(id) || (waits.current.has(id) && (listed === true || joined.has(id)));
    const started = matches.find((match) => match.status === 'running' && isAwaited(match));
    waits.current = new Set(matches.flatMap(({ id, status }) => (status === 'waiting' ? [id] : [])));
    if (started) start(started);
  }, [matches]);
  // A table of mine that is no longer open has filled.
  const isStale = tablesOpen !== null && [...waits.current].some((id) => joined.has(id) && !tablesOpen.has(id));
  useEffect(() => {
    if (isStale) void reload();
  }, [isStale, reload, tablesOpen]);

  const startsIn = useCountdown(starting);
  const matchOf = (preset: Preset): Match | null => {
    if (starting && isOf(starting, preset)) return starting;
    return matches?.find((match) => match.status === 'waiting' && isOf(match, preset)) ?? null;
  };

  const sitDown = async (preset: Preset) => {
    if (starting && isOf(starting, preset)) return openPage(serverAddress(starting.id));
    setBusy(presetKey(preset));
    setFault(null);
    const { game, players, control: timeControl } = preset;
    const name = nameToPlay();
    const reply = await server.quickMatch({ game, players, timeControl, name });
    if (reply.ok) {
      const match = reply.value;
      setJoined(rememberWait(match.id));
      setNews({ kind: 'waiting', game });
      if (match.status === 'running') start(match);
      await reload();
    } else if (codeOf(reply.fault) === 'too-many-waits') setNews({ kind: 'too-many', game });
    else setFault(reply.fault);
    setBusy(null);
  };
  const leave = async (preset: Preset) => {
    const match = matchOf(preset);
    if (match?.status !== 'waiting') return;
    setBusy(presetKey(preset));
    const reply = await server.post(`/api/matches/${match.id}/leave`, {}, isNothing);
    setFault(reply.ok || reply.fault.kind === 'refused' ? null : reply.fault);
    if (reply.ok) {
      forgetWait(browserStorage, match.id);
      setNews({ kind: 'left', game: match.game });
    }
    await reload();
    setBusy(null);
  };
  return { matchOf, starting, startsIn, busy, fault, news, sitDown, leave };
}

/** Counts down to the page of a match that starts, and opens it. Counts by the time: hidden tabs have fewer ticks. */
function useCountdown(starting: Match | null): number | null {
  const [left, setLeft] = useState(START_S);
  const id = starting?.id;
  useEffect(() => {
    if (id === undefined) return;
    const from = performance.now();
    const timer = setInterval(() => setLeft(START_S - Math.floor((performance.now() - from) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [id]);
  useEffect(() => {
    if (id !== undefined && left <= 0) openPage(serverAddress(id));
  }, [id, left]);
  return id === undefined ? null : Math.max(0, left);
}
