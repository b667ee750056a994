import { Page } from '../home/page.tsx';
import { words } from '../words/index.ts';

/** How the game is played, on one page. */
export function RulesPage() {
  const { home, rules } = words.value;
  return (
    <Page title={home.howToPlay}>
      <p class="tagline">{rules.intro}</p>
      <div class="rules">
        {rules.chapters.map(({ heading, paragraphs }) => (
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
