import '../study.css';
import './choose-board.css';
import type { MatchRecord } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { Page } from '@levante/table/ui/page.tsx';
import { usePageDependencies } from '../dependencies.ts';
import { REPLAY } from '../pending-file.ts';
import { analysisBoardWords } from './words/index.ts';

/** Empty analysis board: starts a fresh match of a game, or links to other ways of finding a position. */
export function ChooseBoard({ open }: { readonly open: (record: MatchRecord) => void }) {
  const { games } = usePageDependencies();
  const words = analysisBoardWords.value;
  return (
    <Page title={words.title}>
      <p class="tagline">{words.about}</p>
      <div class="choose-board">
        {games.map(({ id, seats, words: { value: gameWords } }) => {
          const rules = GAMES.get(id);
          if (!rules) return null;
          const counts = Array.from({ length: seats.most - seats.fewest + 1 }, (_, i) => seats.fewest + i);
          return (
            <section key={id} aria-labelledby={`board-${id}`}>
              <h2 id={`board-${id}`}>{gameWords.name}</h2>
              <div class="choose-board-counts">
                {counts.map((players) => (
                  <button
                    key={players}
                    type="button"
                    class="button"
                    onClick={() =>
                      open({
                        format: 'levante-record',
                        version: 1,
                        game: id,
                        rulesVersion: rules.rulesVersion,
                        options: { players },
                        actions: [],
                      })
                    }
                  >
                    {words.players(players)}
                  </button>
                ))}
              </div>
            </section>
          );
        })}
      </div>
      <p>{words.elsewhere}</p>
      <p>
        <a class="button" href={REPLAY}>
          {words.openRecord}
        </a>
      </p>
    </Page>
  );
}
