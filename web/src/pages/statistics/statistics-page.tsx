import './statistics.css';
import { Notice, Page } from '@levante/table/ui/page.tsx';
import { pageWords } from '@levante/table/words/page/en.ts';
import { useMemo } from 'preact/hooks';
import { useHouse } from '../dependencies.ts';
import { Face } from '../face.tsx';
import { recordsWords } from '../record/words/en.ts';
import { statisticsOf } from './figures.ts';
import { GameFigures } from './game-figures.tsx';
import { MyIdentity } from './my-identity.tsx';
import { useAllMine } from './my-matches.ts';
import { statisticsWords } from './words/en.ts';

/** Statistics of all my matches, on the server and on this device. */
export function StatisticsPage() {
  const words = statisticsWords.value;
  const { home } = pageWords.value;
  const { games } = useHouse();
  const { counted, fault, retry } = useAllMine();
  const told = useMemo(
    () =>
      counted &&
      statisticsOf(
        counted,
        games.map(({ id }) => id),
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
      <div class="statistics" aria-busy={told === null}>
        {told === null && <p role="status">{words.reading}</p>}
        {told?.games.length === 0 && (
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
        {told?.games.map((one) => (
          <GameFigures key={one.game} of={one} />
        ))}
        {told && told.running + told.shared > 0 && (
          <p class="quiet">
            {told.running > 0 && words.running(told.running)} {told.shared > 0 && words.shared(told.shared)}
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
