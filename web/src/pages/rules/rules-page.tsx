import './rules.css';
import type { GameCard } from '@levante/table/match/card.ts';
import { Page } from '@levante/table/ui/page.tsx';
import { pageWords } from '@levante/table/words/page.ts';
import type { RulesWords } from '@levante/table/words/rules-words.ts';
import { useEffect, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { useHouse } from '../house.ts';
import { useStudy } from '../study.ts';

/** How a game is played, on one page; the other game is one click away. */
export function RulesPage() {
  const { games } = useHouse();
  const { game: asked = '' } = useRoute().params;
  const game = games.find(({ id }) => id === asked) ?? games[0];
  return game ? <RulesOf game={game} games={games} /> : null;
}

function RulesOf({ game, games }: { game: GameCard; games: readonly GameCard[] }) {
  const { home } = pageWords.value;
  const rules = useRules(game);
  return (
    <Page title={home.howToPlay(game.words.value.name)}>
      <nav class="rules-games" aria-label={home.game}>
        {games.map((one) => (
          <a key={one.id} class="button" href={`/rules/${one.id}`} aria-current={one === game ? 'page' : undefined}>
            {one.words.value.name}
          </a>
        ))}
      </nav>
      <p class="tagline">{rules?.intro}</p>
      <div class="rules">
        {rules?.chapters.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </Page>
  );
}

/** The rules of one game in the language that is spoken now; null until they have come. */
function useRules(game: GameCard): RulesWords | null {
  const [rules, setRules] = useState<{ readonly game: GameCard; readonly words: RulesWords } | null>(null);
  const study = useStudy(game);
  const fetchRules = study?.fetchRules.value;
  useEffect(() => {
    let wanted = true;
    void fetchRules?.().then((come) => {
      if (wanted) setRules({ game, words: come });
    });
    return () => {
      wanted = false;
    };
  }, [game, fetchRules]);
  return rules?.game === game ? rules.words : null;
}
