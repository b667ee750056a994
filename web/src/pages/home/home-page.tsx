import './home.css';
import { ChevronIcon } from '@levante/table/art/icons.tsx';
import { lazyComponent } from '@levante/table/lib/lazy.ts';
import { Page } from '@levante/table/ui/page.tsx';
import { change, settings } from '@levante/table/ui/settings.ts';
import { SettingsFields } from '@levante/table/ui/settings-fields.tsx';
import { MAX_NAME } from '@levante/wire';
import { useHouse } from '../dependencies.ts';
import { hasWon } from '../levels.ts';
import { Door } from './game-panel.tsx';
import { Hero } from './hero.tsx';
import { MatchList } from './match-list.tsx';
import { homePageWords, statusOf, useMyMatches } from './matches.ts';

const GoOnLearning = lazyComponent(async () => (await import('./continue-learning.tsx')).GoOnLearning);

/** Maximum number of waiting matches in the banner. */
const AT_HEAD = 3;

/** Home page: waiting matches, one-click play, matches with friends and my match list. */
export function HomePage() {
  const home = homePageWords.value;
  const { games } = useHouse();
  const mine = useMyMatches();
  const waiting = (mine.listed ?? []).filter(({ match }) => statusOf(match, homePageWords.value).mine);
  const newcomer = (mine.listed ?? []).length === 0;
  const played = (mine.listed ?? []).map(({ match }) => match);
  const turns = waiting.slice(0, AT_HEAD);
  const rest = [...waiting.slice(AT_HEAD), ...(mine.listed ?? []).filter((one) => !waiting.includes(one))];
  return (
    <Page title={home.title} banner={<Hero turns={turns} mine={mine} />} wide>
      <div class="home" data-newcomer={newcomer ? '' : undefined}>
        <div class="doors">
          {games.map((game) => (
            <Door key={game.id} game={game} newcomer={!hasWon(played, game.id)} />
          ))}
        </div>
        <MatchList mine={mine} rest={rest} />
        <aside class="home-aside">
          {localStorage.getItem('levante.lessons') !== null && <GoOnLearning />}
          <section class="home-box">
            <h2>{home.ownTable}</h2>
            <p class="quiet">{home.setUpText}</p>
            <a class="button" href="/new">
              {home.setUp}
            </a>
          </section>
          <details class="home-box home-settings">
            <summary>
              <h2>{home.settingsTitle}</h2>
              <ChevronIcon />
            </summary>
            <label class="field">
              <span>{home.nameLabel}</span>
              <input
                type="text"
                maxLength={MAX_NAME}
                autocomplete="off"
                placeholder={home.defaultName}
                value={settings.value.name}
                onChange={(event) => change({ name: event.currentTarget.value.trim() })}
              />
            </label>
            <SettingsFields />
          </details>
        </aside>
      </div>
    </Page>
  );
}
