import { faultWords, type Reply, type RequestFault } from '@levante/table/host/fault.ts';
import { lazy } from '@levante/table/lib/lazy.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { nameToPlay } from '@levante/table/ui/own-name.ts';
import { openPage } from '@levante/table/ui/pages.tsx';
import type { Match } from '@levante/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { deviceAddress, type PageDependencies, usePageDependencies } from '../dependencies.ts';
import { easiestLevel, levelsForPeople, usualLevel } from '../levels.ts';
import { homePageWords } from './matches.ts';

const fetchRequest = lazy(async () => (await import('../new-match/arrangement.ts')).botsOnly);

/** Button that opens the same match on this device, shown when the server is unreachable. */
export function PlayHere({ game, newcomer }: { readonly game: GameCard; readonly newcomer: boolean }) {
  const dependencies = usePageDependencies();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<RequestFault | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const home = homePageWords.value;
  // Scroll to the button and focus it, so that Enter confirms right after a press on Play.
  useEffect(() => {
    button.current?.closest('.notice')?.scrollIntoView({ block: 'nearest' });
    button.current?.focus({ preventScroll: true });
  }, []);
  const play = async () => {
    setBusy(true);
    // Offline, code that was never loaded on this device is unavailable.
    const reply = await begin(dependencies, game, newcomer).catch(
      (): Reply<Match> => ({ ok: false, fault: { kind: 'no-bots' } }),
    );
    setBusy(false);
    if (reply.ok) openPage(deviceAddress(reply.value.id));
    else setFault(reply.fault);
  };
  return (
    <>
      <button ref={button} type="button" class="button button-primary" disabled={busy} onClick={play}>
        {busy ? home.starting : home.playWithoutServer}
      </button>
      {fault && <Notice of={fault}>{faultWords(fault)}</Notice>}
    </>
  );
}

/** Creates the one-click match on this device, against its default bots, or the easiest for a newcomer. */
async function begin(dependencies: PageDependencies, game: GameCard, newcomer: boolean): Promise<Reply<Match>> {
  const home = homePageWords.value;
  const [host, botsOnly] = await Promise.all([dependencies.openDevice(), fetchRequest()]);
  const known = await host.games();
  if (!known.ok) return known;
  const levels = known.value.games.find(({ id }) => id === game.id)?.levels ?? [];
  const name = nameToPlay();
  return host.create(
    botsOnly(game, name, home.botNames, newcomer ? easiestLevel(levels) : usualLevel(levelsForPeople(levels))),
  );
}
