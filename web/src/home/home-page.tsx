import type { Match } from '@levante/wire';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Api } from '../api/client.ts';
import { type Fault, faultWords } from '../api/fault.ts';
import { settings } from '../settings.ts';
import { plainNamer, words } from '../words/index.ts';
import { botsOnly } from './arrangement.ts';
import { Hero } from './hero.tsx';
import { MatchList } from './match-list.tsx';
import { Notice } from './notice.tsx';
import { Page } from './page.tsx';

const BOTS = 3;
const api = new Api();

/** The first page: a match at one click, a table for friends, and the matches one sits in. */
export function HomePage() {
  const { home } = words.value;
  return (
    <Page title={home.title} banner={<Hero />}>
      <div class="doors">
        <PlayNow />
        <section class="door">
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

function PlayNow() {
  const { home } = words.value;
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const play = async () => {
    setBusy(true);
    setFault(null);
    const reply = await api.create(botsOnly(settings.value.name || home.defaultName, BOTS, home.botNames));
    setBusy(false);
    if (reply.ok) route(addressOf(reply.value));
    else setFault(reply.fault);
  };
  return (
    <section class="door door-first">
      <h2>{home.playNow}</h2>
      <p>{home.playNowText(BOTS)}</p>
      <button type="button" class="button button-primary page-button" disabled={busy} onClick={play}>
        {busy ? home.starting : home.playNow}
      </button>
      {fault && <Notice>{faultWords(fault, words.value, plainNamer.value)}</Notice>}
    </section>
  );
}

/** Where the table of a match is. */
export function addressOf(match: Match): string {
  return `/match/${match.id}`;
}
