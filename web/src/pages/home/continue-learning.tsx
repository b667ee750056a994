import { browserStorage } from '@levante/table/lib/storage.ts';
import './continue-learning.css';
import { progressOf } from '@levante/table/lesson/course.ts';
import { pilotWords } from '@levante/table/lesson/words/index.ts';
import { usePageDependencies } from '../dependencies.ts';

/** Unfinished lessons of this browser, each with a link to its current step. */
export function ContinueLearning() {
  const { games } = usePageDependencies();
  const words = pilotWords.value;
  const lessons = games.flatMap((game) => {
    const progress = progressOf(browserStorage, game.id);
    return progress && progress.beat < progress.of ? [{ game, ...progress }] : [];
  });
  if (lessons.length === 0) return null;
  return (
    <section class="home-box">
      <h2>{words.goOnLearning}</h2>
      {lessons.map(({ game, beat, of }) => (
        <div key={game.id} class="learning">
          <p class="quiet">{words.lessonAt(game.words.value.name, beat + 1, of)}</p>
          <div class="learning-beats" aria-hidden="true">
            {Array.from({ length: of }, (_, i) => (
              <i key={`beat-${i + 1}`} data-done={i < beat ? '' : undefined} data-now={i === beat ? '' : undefined} />
            ))}
          </div>
          <a class="button" href={`/learn/${game.id}`} aria-label={words.goOnWith(game.words.value.name)}>
            {words.goOnReading}
          </a>
        </div>
      ))}
    </section>
  );
}
