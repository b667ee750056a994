import './match.css';
import { useEffect, useMemo } from 'preact/hooks';
import type { AnyWay } from '../act/picking.ts';
import { MatchAnalysis } from '../analysis/match-analysis.ts';
import type { AnyTarget } from '../show/pointing.ts';
import { late } from '../ui/lazy.ts';
import { words } from '../words/index.ts';
import { Acting } from './acting.ts';
import { Announcer } from './announcer.tsx';
import { Connection } from './connection.tsx';
import type { RoomProps, Seated, TableGame, Voice } from './game.ts';
import { Header } from './header.tsx';
import { useKeys } from './keys.ts';
import { Log } from './log.tsx';
import { namesOf } from './names.ts';
import { NoMatch } from './no-match.tsx';
import { PassScreen } from './pass-screen.tsx';
import type { AnyFact, TablePosition } from './position.ts';
import { Sight } from './sight.ts';
import { MatchStore } from './store.ts';
import { type AnySeated, type Parts, SeatedContext } from './table-context.ts';
import { TurnView } from './turn-view.tsx';

const Lobby = late(async () => (await import('./lobby.tsx')).Lobby);
const Overlays = late(async () => (await import('./overlays.tsx')).Overlays);

/** The room of one match: everything on its page that is the same for every game, round the table of this one. */
export function MatchRoom<
  P extends TablePosition<P, F>,
  F extends AnyFact,
  T extends AnyTarget,
  W extends AnyWay,
  V extends Voice<P, F>,
>({ game, ...props }: RoomProps & { readonly game: TableGame<P, F, T, W, V> }) {
  const seated = useSeating(props, game);
  const { store, acting, analysis } = seated;
  useEffect(() => {
    const retry = () => store.retryNow();
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
      analysis.cancel();
      acting.close();
      store.close();
    };
  }, [store, acting, analysis]);
  const shell = useMemo(() => shellOf(seated), [seated]);
  useKeys(shell);
  useEndOfMatch(seated);
  const fault = store.fault.value;
  if (fault) return <NoMatch fault={fault} />;
  return (
    <SeatedContext.Provider value={shell}>
      <Connection />
      <Contents seated={seated} />
    </SeatedContext.Provider>
  );
}

function Contents<
  P extends TablePosition<P, F>,
  F extends AnyFact,
  T extends AnyTarget,
  W extends AnyWay,
  V extends Voice<P, F>,
>({ seated }: { seated: Seated<P, F, T, W, V> }) {
  const { game, store } = seated;
  const match = store.match.value;
  if (!match) return <p class="match-loading">{words.value.follow.loading}</p>;
  if (match.status === 'waiting') return <Lobby />;
  if (store.passTo.value !== null) return <PassScreen seat={store.passTo.value} />;
  return (
    <>
      <game.Table seated={seated} header={<Header />} turn={<TurnView />} log={<Log />} />
      <Announcer />
      <Overlays />
    </>
  );
}

/** The same match for those parts that are the same for every game. */
function shellOf<
  P extends TablePosition<P, F>,
  F extends AnyFact,
  T extends AnyTarget,
  W extends AnyWay,
  V extends Voice<P, F>,
>(seated: Seated<P, F, T, W, V>): AnySeated {
  const { game, store, acting, sight, words: language, voice, names, analysis } = seated;
  const parts: Parts = {
    turn: () => game.turn(seated),
    choices() {
      const position = acting.position.value;
      return position ? acting.picking.value.ways.map((way) => game.action(seated, position, way, true)) : [];
    },
    marks: () => (store.timeline.value ? game.marks(store.timeline.value) : []),
    over: <game.Over seated={seated} />,
    standings: <game.Standings seated={seated} />,
    analysis: (on) => <game.Analysis seated={seated} on={on} />,
  };
  return { store, acting, sight, words: language, voice, names, analysis, parts };
}

/** Everything the parts of the page need; the voice is made anew only when names, board or language change. */
function useSeating<
  P extends TablePosition<P, F>,
  F extends AnyFact,
  T extends AnyTarget,
  W extends AnyWay,
  V extends Voice<P, F>,
>({ id, host, startAnalyst }: RoomProps, game: TableGame<P, F, T, W, V>): Seated<P, F, T, W, V> {
  const opened = useMemo(() => {
    const store = new MatchStore(id, host, game);
    const acting = new Acting(store, sessionStorage, game);
    const analysis = new MatchAnalysis(() => store.record(), startAnalyst);
    return { store, acting, sight: new Sight(store, acting), analysis };
  }, [id, host, startAnalyst, game]);
  const match = opened.store.match.value;
  const start = opened.store.timeline.value?.start ?? null;
  const language = words.value;
  const names = match ? namesOf(match, language) : [];
  const key = names.join('\n');
  return useMemo(
    () => ({ ...opened, game, words: language, voice: game.voice(start, names, language), names }),
    [opened, game, start, key, language],
  );
}

/** When the last ply has been shown, the standings lie open. */
function useEndOfMatch<P extends TablePosition<P, F>, F extends AnyFact>({
  store,
  sight,
}: {
  readonly store: MatchStore<P, F>;
  readonly sight: Sight<P, F>;
}): void {
  const over = store.match.value?.status === 'over' && store.caughtUp.value && store.held.value === null;
  useEffect(() => {
    if (over) sight.open('standings');
  }, [over, sight]);
}
