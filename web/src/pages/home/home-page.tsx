import { faultWords, type RequestFault } from '@levante/table/host/fault.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { lazyModule } from '@levante/table/ui/lazy.ts';
import { Notice } from '@levante/table/ui/notice.tsx';
import { Page } from '@levante/table/ui/page.tsx';
import { settings } from '@levante/table/ui/settings.ts';
import { words } from '@levante/table/words/index.ts';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { serverAddress, useHouse } from '../house.ts';
import { useLevels, usualLevel } from '../levels.ts';
import { Hero } from './hero.tsx';
import { MatchList } from './match-list.tsx';

const fetchRequest = lazyModule(async () => (await import('../new-match/arrangement.ts')).botsOnly);

/** The first page: a match at one click, a table for friends, and the matches one sits in. */
export function HomePage() {
  const { home } = words.value;
  const { games } = useHouse();
  return (
    <Page title={home.title} banner={<Hero />}>
      <div class="doors">
        {games.map((game) => (
          <PlayNow key={game.id} game={game} />
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
function PlayNow({ game }: { game: GameCard }) {
  const { server } = useHouse();
  const { levels } = useLevels(game.id, 'server');
  const { name: title, text } = game.words.value;
  const level = usualLevel(levels);
  const { home } = words.value;
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<RequestFault | null>(null);
  const play = async () => {
    setBusy(true);
    setFault(null);
    const botsOnly = await fetchRequest();
    const name = settings.value.name || home.defaultName;
    const reply = await server.create(botsOnly(game, name, home.botNames, level));
    setBusy(false);
    if (reply.ok) route(serverAddress(reply.value.id));
    else setFault(reply.fault);
  };
  return (
    <section class="door door-first">
      <h2>{title}</h2>
      <p>
        {text} {home.playNowText(game.bots, level)}
      </p>
      <button type="button" class="button button-primary page-button" disabled={busy} onClick={play}>
        {busy ? home.starting : home.playGame(title)}
      </button>
      {fault && (
        <Notice action={fault.kind === 'offline' && <WithoutServer />}>{faultWords(fault, words.value)}</Notice>
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
