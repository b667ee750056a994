import './match.css';
import { useEffect, useMemo } from 'preact/hooks';
import { lazy, useRoute } from 'preact-iso';
import { Api } from '../api/client.ts';
import { faultWords } from '../api/fault.ts';
import { Page } from '../home/page.tsx';
import { namerOf, plainNamer, words } from '../words/index.ts';
import { Acting } from './acting.ts';
import { Announcer } from './announcer.tsx';
import { Connection } from './connection.tsx';
import { useKeys } from './keys.ts';
import { MatchTable } from './match-table.tsx';
import { namesOf } from './names.ts';
import { Sight } from './sight.ts';
import { MatchStore } from './store.ts';
import { type Seated, SeatedContext, useSeated } from './table-context.ts';

const Lobby = lazy(async () => (await import('./lobby.tsx')).Lobby);
const Overlays = lazy(async () => (await import('./overlays.tsx')).Overlays);
const api = new Api();

/** The page of a match, by its address. */
export function MatchPage() {
  const { id = '' } = useRoute().params;
  return <MatchById key={id} id={id} />;
}

interface Opened {
  readonly store: MatchStore;
  readonly acting: Acting;
  readonly sight: Sight;
}

function open(id: string): Opened {
  const store = new MatchStore(id, api);
  const acting = new Acting(store, sessionStorage);
  return { store, acting, sight: new Sight(store, acting) };
}

function MatchById({ id }: { id: string }) {
  const opened = useMemo(() => open(id), [id]);
  const { store, acting, sight } = opened;
  useEffect(() => {
    const retry = () => store.retryNow();
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
      acting.close();
      store.close();
    };
  }, [store, acting]);
  useKeys(store, acting, sight);
  useEndOfMatch(opened);
  const seated = useSeating(opened);
  const fault = store.fault.value;
  if (fault) {
    return (
      <Page title={words.value.home.notFound}>
        <p>{faultWords(fault, words.value, plainNamer.value)}</p>
        <p>
          <a class="button button-primary page-button" href="/">
            {words.value.follow.home}
          </a>
        </p>
      </Page>
    );
  }
  return (
    <SeatedContext.Provider value={seated}>
      <Connection />
      <Contents />
    </SeatedContext.Provider>
  );
}

function Contents() {
  const { store } = useSeated();
  const match = store.match.value;
  if (!match) return <p class="match-loading">{words.value.follow.loading}</p>;
  if (match.status === 'waiting') return <Lobby />;
  return (
    <>
      <MatchTable />
      <Announcer />
      <Overlays />
    </>
  );
}

/** Everything the parts of the page need, made anew only when the match itself changes. */
function useSeating({ store, acting, sight }: Opened): Seated {
  const match = store.match.value;
  const board = store.timeline.value?.start.board;
  const language = words.value;
  const names = match ? namesOf(match, language) : [];
  const key = names.join('\n');
  return useMemo(() => {
    const namer = board ? namerOf(board, names, language.namer) : plainNamer.value;
    return { store, acting, sight, words: language, namer, names };
  }, [store, acting, sight, board, key, language]);
}

/** When the last ply has been shown, the standings lie open. */
function useEndOfMatch({ store, sight }: Opened): void {
  const over = store.match.value?.status === 'over' && store.caughtUp.value && store.payday.value === null;
  useEffect(() => {
    if (over) sight.open('standings');
  }, [over, sight]);
}
