import { codeOf, faultWords, type RequestFault } from '@levante/table/host/fault.ts';
import { lazy } from '@levante/table/lib/lazy.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { nameToPlay } from '@levante/table/ui/own-name.ts';
import { openPage } from '@levante/table/ui/pages.tsx';
import { useState } from 'preact/hooks';
import { serverAddress, usePageDependencies } from '../dependencies.ts';
import { Face } from '../face.tsx';
import { easiestLevel, useLevels, usualLevel } from '../levels.ts';
import { homePageWords } from './matches.ts';
import { PlayHere } from './play-here.tsx';

const fetchRequest = lazy(async () => (await import('../new-match/arrangement.ts')).botsOnly);

/** Panel of a game on the home page: play now, learn, set up a match or read the rules. */
export function GamePanel({ game, newcomer }: { readonly game: GameCard; readonly newcomer: boolean }) {
  const { levels } = useLevels(game.id, 'server');
  const { name: title, text } = game.words.value;
  const level = newcomer ? easiestLevel(levels) : usualLevel(levels);
  const home = homePageWords.value;
  const { busy, fault, play } = usePlayNow(game, level);
  const { fewest, most } = game.seats;
  return (
    <section class="game-panel">
      <div class="game-panel-face">
        <Face game={game} />
        <h2>{title}</h2>
      </div>
      <div class="game-panel-text">
        <p>
          {text}{' '}
          <span class="quiet">
            {home.playNowText(game.bots, home.levelName(level), newcomer)} {home.seatsOf(fewest, most)}.
          </span>
        </p>
        <div class="game-panel-actions">
          <button
            type="button"
            class="button button-primary"
            aria-label={busy ? undefined : home.playGame(title)}
            disabled={busy}
            onClick={play}
          >
            {busy ? home.starting : home.play}
          </button>
          <a class="button" href={`/learn/${game.id}`} aria-label={home.learnGame(title)}>
            {home.learnShort}
          </a>
          <a class="button" href={`/new?game=${game.id}`} aria-label={home.setUpGame(title)}>
            {home.setUpShort}
          </a>
          <a class="button" href={`/rules/${game.id}`} aria-label={home.rulesOf(title)}>
            {home.rulesShort}
          </a>
        </div>
        {fault && (
          <Notice action={mayPlayHere(fault) && <PlayHere game={game} newcomer={newcomer} />}>
            {fault.kind === 'offline' ? home.offlineHere : faultWords(fault)}
          </Notice>
        )}
      </div>
    </section>
  );
}

/** Returns whether a match on this device is offered instead: without an answer, and without cookies. */
const mayPlayHere = (fault: RequestFault): boolean => ['offline', 'bad-identity'].includes(codeOf(fault));

/** Returns state and handler of the Play button, which creates a match against bots. */
function usePlayNow(game: GameCard, level: string) {
  const { server } = usePageDependencies();
  const home = homePageWords.value;
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<RequestFault | null>(null);
  const play = async () => {
    setBusy(true);
    setFault(null);
    const botsOnly = await fetchRequest();
    const name = nameToPlay();
    const reply = await server.create(botsOnly(game, name, home.botNames, level));
    setBusy(false);
    if (reply.ok) openPage(serverAddress(reply.value.id));
    else setFault(reply.fault);
  };
  return { busy, fault, play };
}
