import { Rhumbs } from '@levante/table/art/rhumbs.tsx';
import { Rose } from '@levante/table/art/rose.tsx';
import { type PicturedCity, Vignette } from '@levante/table/art/vignettes/vignette.tsx';
import { words } from '@levante/table/words/index.ts';

const SKYLINE: readonly PicturedCity[] = ['MAR', 'VEN', 'CON', 'NAP', 'ALE'];

/** The sign over the door: name and aim of the house before a stretch of the chart. */
export function Hero() {
  const { home } = words.value;
  return (
    <div class="hero">
      <svg class="hero-rhumbs" viewBox="0 0 1000 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Rhumbs />
      </svg>
      <div class="hero-rose">
        <Rose />
      </div>
      <h1>{home.title}</h1>
      <p class="tagline">{home.tagline}</p>
      <div class="hero-skyline">
        {SKYLINE.map((city) => (
          <Vignette key={city} city={city} />
        ))}
      </div>
    </div>
  );
}
