import type { Match } from '@levante/wire';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { type Fault, faultWords } from '../api/fault.ts';
import { server } from '../api/server.ts';
import { lateCode } from '../late.ts';
import { settings } from '../settings.ts';
import { GAME_NAMES, type GameName } from '../words/home-words.ts';
import { plainNamer, words } from '../words/index.ts';
import { Hero } from './hero.tsx';
import { useLevels, usualLevel } from './levels.ts';
import { MatchList } from './match-list.tsx';
import { Notice } from './notice.tsx';
import { Page } from './page.tsx';

const fetchRequest = lateCode(async () => (await import('./arrangement.ts')).botsOnly);

/** How many bots a match at one click is played against. */
const BOTS: { readonly [G in GameName]: number } = { 'el-capitan': 3, 'golden-horn': 2 };

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
      <MatchList />
    </Page>
  );
}

/** A game at one click, against bots. */
function PlayNow({ game }: { game: GameName }) {
  const { levels } = useLevels(game, 'server');
  const level = usualLevel(levels);
  const { home } = words.value;
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const play = async () => {
    setBusy(true);
    setFault(null);
    const botsOnly = await fetchRequest();
    const name = settings.value.name || home.defaultName;
    const reply = await server.create(botsOnly(game, BOTS[game], name, home.botNames, level));
    setBusy(false);
    if (reply.ok) route(addressOf(reply.value));
    else setFault(reply.fault);
  };
  return (
    <section class="door door-first">
      <h2>{home.games[game]}</h2>
      <p>
        {home.gameTexts[game]} {home.playNowText(BOTS[game], level)}
      </p>
      <button type="button" class="button button-primary page-button" disabled={busy} onClick={play}>
        {busy ? home.starting : home.playGame(home.games[game])}
      </button>
      {fault && (
        <Notice action={fault.kind === 'offline' && <WithoutServer />}>
          {faultWords(fault, words.value, plainNamer.value)}
        </Notice>
      )}
    </section>
  );
}

/** The way to a match that needs no server. */
function WithoutServer() {
  return (
    <a class="button" href="/new?where=device">
      {words.value.home.playWithoutServer}
    </a>
  );
}

/** Where the table of a match is. */
export function addressOf(match: Match): string {
  return `/match/${match.id}`;
}
