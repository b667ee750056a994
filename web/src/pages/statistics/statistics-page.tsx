import { browserStorage } from '@levante/table/lib/storage.ts';
import './statistics.css';
import { Notice } from '@levante/table/ui/controls.tsx';
import { Page } from '@levante/table/ui/page.tsx';
import { pageWords } from '@levante/table/words/page/index.ts';
import { useMemo } from 'preact/hooks';
import { usePageDependencies } from '../dependencies.ts';
import { Face } from '../face.tsx';
import { recordsWords } from '../record/words/index.ts';
import { syncedResults } from '../synced/results.ts';
import { statisticsOf } from './figures.ts';
import { GameFigures } from './game-figures.tsx';
import { MyIdentity } from './my-identity.tsx';
import { useAllMyMatches } from './my-matches.ts';
import { statisticsWords } from './words/index.ts';

/** Statistics of all my matches, on the server and on this device. */
export function StatisticsPage() {
  const words = statisticsWords.value;
  const { home } = pageWords.value;
  const { games } = usePageDependencies();
  const { counted, fault, retry } = useAllMyMatches();
  const statistics = useMemo(
    () =>
      counted &&
      statisticsOf(
        counted,
        games.map(({ id }) => id),
        syncedResults(browserStorage),
      ),
    [counted, games],
  );
  return (
    <Page title={words.title}>
      <p>{words.about}</p>
      {fault && (
        <Notice
          action={
            <button type="button" class="button" onClick={retry}>
              {home.tryAgain}
            </button>
          }
        >
          {words.withoutServer}
        </Notice>
      )}
      <div class="statistics" aria-busy={statistics === null}>
        {statistics === null && <p role="status">{words.reading}</p>}
        {statistics?.games.length === 0 && (
          <section class="statistics-none">
            <div class="statistics-faces">
              {games.map((game) => (
                <Face key={game.id} game={game} />
              ))}
            </div>
            <h2>{words.none}</h2>
            <p>{words.noneText}</p>
            <p class="statistics-ways">
              <a class="button button-primary" href="/new">
                {words.begin}
              </a>
              <a class="button" href="/rules">
                {home.rulesLink}
              </a>
            </p>
          </section>
        )}
        {statistics?.games.map((one) => (
          <GameFigures key={one.game} of={one} />
        ))}
        {statistics && statistics.running + statistics.shared + statistics.takenBack.matches > 0 && (
          <p class="quiet">
            {statistics.running > 0 && words.running(statistics.running)}{' '}
            {statistics.shared > 0 && words.shared(statistics.shared)}{' '}
            {statistics.takenBack.matches > 0 &&
              words.takenBack(statistics.takenBack.matches, statistics.takenBack.turns)}
          </p>
        )}
        <p class="statistics-ways">
          <a class="button" href="/replay">
            {recordsWords.value.title}
          </a>
        </p>
        <MyIdentity />
      </div>
    </Page>
  );
}
