import { browserStorage } from '@levante/table/lib/storage.ts';
import './home.css';
import { ChevronIcon } from '@levante/table/art/icons.tsx';
import { lazyComponent } from '@levante/table/lib/lazy.ts';
import { ownName } from '@levante/table/ui/own-name.ts';
import { Page } from '@levante/table/ui/page.tsx';
import { SettingsFields } from '@levante/table/ui/settings-fields.tsx';
import { isPlayerName, MAX_NAME } from '@levante/wire';
import { usePageDependencies } from '../dependencies.ts';
import { invites } from '../invites/invites.ts';
import { hasWon } from '../levels.ts';
import { GamePanel } from './game-panel.tsx';
import { Hero } from './hero.tsx';
import { MatchList } from './match-list.tsx';
import { homePageWords, useMyMatches, waitingIn } from './matches.ts';

const ContinueLearning = lazyComponent(async () => (await import('./continue-learning.tsx')).ContinueLearning);

const InviteList = lazyComponent(async () => (await import('../invites/invite-list.tsx')).InviteList);

/** Maximum number of waiting matches in the banner. */
const MAX_IN_BANNER = 3;

/** Home page: waiting matches, one-click play, matches with friends and my match list. */
export function HomePage() {
  const home = homePageWords.value;
  const { games, server } = usePageDependencies();
  const mine = useMyMatches();
  const waiting = waitingIn(mine.listed ?? [], homePageWords.value);
  const newcomer = (mine.listed ?? []).length === 0;
  const played = (mine.listed ?? []).map(({ match }) => match);
  const turns = waiting.slice(0, MAX_IN_BANNER);
  const rest = [...waiting.slice(MAX_IN_BANNER), ...(mine.listed ?? []).filter((one) => !waiting.includes(one))];
  return (
    <Page title={home.title} banner={<Hero turns={turns} mine={mine} />} wide>
      <div class="home" data-newcomer={newcomer ? '' : undefined}>
        <div class="game-panels">
          {games.map((game) => (
            <GamePanel key={game.id} game={game} newcomer={!hasWon(played, game.id)} />
          ))}
        </div>
        {invites.value.length > 0 && <InviteList />}
        <MatchList mine={mine} rest={rest} />
        <aside class="home-aside">
          {browserStorage.getItem('levante.lessons') !== null && <ContinueLearning />}
          <section class="home-box">
            <h2>{home.openTables}</h2>
            <p class="quiet">{home.openTablesText}</p>
            <a class="button" href="/tables">
              {home.toTables}
            </a>
          </section>
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
                value={ownName.value ?? ''}
                onChange={({ currentTarget }) => {
                  const name = currentTarget.value.trim();
                  if (isPlayerName(name)) server.chooseName(name);
                  else currentTarget.value = ownName.value ?? '';
                }}
              />
            </label>
            <SettingsFields />
          </details>
        </aside>
      </div>
    </Page>
  );
}
