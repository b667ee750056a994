import type { Match } from '@levante/wire';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Api } from '../api/client.ts';
import { type Fault, faultWords } from '../api/fault.ts';
import { settings } from '../settings.ts';
import { GAME_NAMES, type GameName } from '../words/home-words.ts';
import { plainNamer, words } from '../words/index.ts';
import { BOTS, botsOnly } from './arrangement.ts';
import { Hero } from './hero.tsx';
import { useLevels } from './levels.ts';
import { MatchList } from './match-list.tsx';
import { Notice } from './notice.tsx';
import { Page } from './page.tsx';

const api = new Api();

/** The first page: a match at one click, a table for friends, and the matches one sits in. */
export function HomePage() {
  const { home } = words.value;
  return (
    <Page title={home.title} banner={<Hero />}>
      <div class="doors">
        {GAME_NAMES.map((game) => (
          <PlayNow key={game} game={game} />
        ))}
        <section class="door door-last">
          <h2>{home.setUp}</h2>
          <p>{home.setUpText}</p>
          <a class="button page-button" href="/new">
            {home.setUp}
          </a>
        </section>
      </div>
      <MatchList api={api} />
    </Page>
  );
}

/** A game at one click, against bots. */
function PlayNow({ game }: { game: GameName }) {
  const levels = useLevels(game);
  const { home } = words.value;
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const play = async () => {
    setBusy(true);
    setFault(null);
    const reply = await api.create(botsOnly(game, settings.value.name || home.defaultName, home.botNames, levels));
    setBusy(false);
    if (reply.ok) route(addressOf(reply.value));
    else setFault(reply.fault);
  };
  return (
    <section class="door door-first">
      <h2>{home.games[game]}</h2>
      <p>
        {home.gameTexts[game]} {home.playNowText(BOTS[game])}
      </p>
      <button type="button" class="button button-primary page-button" disabled={busy} onClick={play}>
        {busy ? home.starting : home.playGame(home.games[game])}
      </button>
      {fault && <Notice>{faultWords(fault, words.value, plainNamer.value)}</Notice>}
    </section>
  );
}

/** Where the table of a match is. */
export function addressOf(match: Match): string {
  return `/match/${match.id}`;
}
