import { browserStorage } from '@levante/table/lib/storage.ts';
import '../study.css';
import './learn.css';
import { progressOf } from '@levante/table/lesson/course.ts';
import { pilotWords } from '@levante/table/lesson/words/index.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { Page } from '@levante/table/ui/page.tsx';
import { address } from '@levante/table/ui/pages.tsx';
import { usePageDependencies } from '../dependencies.ts';
import { Face } from '../face.tsx';
import { LessonPage } from './lesson-page.tsx';

/** The lesson of the game in the address, or the list of lessons. */
export function LearnPage() {
  const { games } = usePageDependencies();
  const { game: requested = '' } = address.value.params;
  const game = games.find(({ id }) => id === requested);
  return game ? <LessonPage key={game.id} game={game} /> : <Lessons games={games} />;
}

function Lessons({ games }: { readonly games: readonly GameCard[] }) {
  const words = pilotWords.value;
  return (
    <Page title={words.title}>
      <p class="tagline">{words.intro}</p>
      <ul class="lessons">
        {games.map((game) => (
          <li key={game.id}>
            <LessonCard game={game} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function LessonCard({ game }: { readonly game: GameCard }) {
  const words = pilotWords.value;
  const { name, text } = game.words.value;
  const progress = progressOf(browserStorage, game.id);
  const isUnderWay = progress !== null && progress.beat > 0 && progress.beat < progress.of;
  return (
    <section class="lesson-card">
      <Face game={game} />
      <div class="lesson-text">
        <h2>{name}</h2>
        <p>
          {text} <span class="quiet">{words.minutes}</span>
        </p>
        <a class="button button-primary" href={`/learn/${game.id}`}>
          {isUnderWay ? words.goOn(name, progress.beat + 1, progress.of) : words.begin(name)}
        </a>
      </div>
    </section>
  );
}
