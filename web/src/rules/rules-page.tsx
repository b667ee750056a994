import { useEffect, useState } from 'preact/hooks';
import { Page } from '../home/page.tsx';
import { words } from '../words/index.ts';
import type { RulesWords } from '../words/rules-words.ts';

/** How the game is played, on one page. */
export function RulesPage() {
  const { home } = words.value;
  const [rules, setRules] = useState<RulesWords | null>(null);
  useEffect(() => {
    void words.value.rules().then(setRules);
  }, []);
  return (
    <Page title={home.howToPlay(home.games['el-capitan'])}>
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
