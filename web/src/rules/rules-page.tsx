import { useEffect, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { Page } from '../home/page.tsx';
import { GAME_NAMES, type GameName } from '../words/home-words.ts';
import { words } from '../words/index.ts';
import type { RulesWords } from '../words/rules-words.ts';

/** How a game is played, on one page; the other game is one click away. */
export function RulesPage() {
  const { home } = words.value;
  const { game: asked = '' } = useRoute().params;
  const game = GAME_NAMES.find((name) => name === asked) ?? 'el-capitan';
  const rules = useRules(game);
  return (
    <Page title={home.howToPlay(home.games[game])}>
      <nav class="rules-games" aria-label={home.game}>
        {GAME_NAMES.map((name) => (
          <a key={name} class="button" href={`/rules/${name}`} aria-current={name === game ? 'page' : undefined}>
            {home.games[name]}
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

/** The rules of one game; null until they have come. */
function useRules(game: GameName): RulesWords | null {
  const [rules, setRules] = useState<{ readonly game: GameName; readonly words: RulesWords } | null>(null);
  useEffect(() => {
    let wanted = true;
    void words.value.rules(game).then((come) => {
      if (wanted) setRules({ game, words: come });
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  return rules?.game === game ? rules.words : null;
}
