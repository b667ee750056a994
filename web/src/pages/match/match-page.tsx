import '@levante/table/style/match.css';
import '@levante/table/room/style.css';
import type { RequestFault } from '@levante/table/host/fault.ts';
import type { Host } from '@levante/table/host/host.ts';
import { lazy, lazyComponent } from '@levante/table/lib/lazy.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import type { AddressReach, RoomProps } from '@levante/table/match/game.ts';
import { NoMatch } from '@levante/table/room/interruptions.tsx';
import { address } from '@levante/table/ui/pages.tsx';
import { words } from '@levante/table/words/index.ts';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { closeWhileVisible } from '../../offline/match-notifications.ts';
import { openOnBoard } from '../analysis-board.ts';
import { deviceAddress, serverAddress, usePageDependencies } from '../dependencies.ts';

const WaitingTable = lazyComponent(async () => (await import('./waiting/waiting-table.tsx')).WaitingTable);

type Room = ComponentType<RoomProps>;

/** Generic table for games without their own. */
const fallbackRoom = lazy(
  async (): Promise<Room> => (await import('@levante/table/fallback/fallback-room.tsx')).FallbackRoom,
);

/** Page of a match on the server. */
export function ServerMatchPage() {
  const { id = '' } = address.value.params;
  const { openServer } = usePageDependencies();
  useEffect(() => closeWhileVisible(id), [id]);
  return <MatchById key={id} id={id} open={openServer} addressOf={serverAddress} reach="anywhere" />;
}

/** Page of a match on this device; works offline once loaded. */
export function DeviceMatchPage() {
  const { id = '' } = address.value.params;
  const { openDevice, makeAvailableOffline } = usePageDependencies();
  return (
    <MatchById
      key={id}
      id={id}
      open={openDevice}
      addressOf={deviceAddress}
      reach="here"
      opened={makeAvailableOffline}
    />
  );
}

interface Opened {
  readonly host: Host;
  readonly Room: Room;
  readonly fetchStudy: GameCard['fetchStudy'] | undefined;
}

interface MatchByIdProps {
  readonly id: string;
  readonly open: () => Promise<Host>;
  readonly addressOf: (id: string) => string;
  readonly reach: AddressReach;
  /** Called when the page has loaded its first parts. */
  readonly opened?: () => Promise<void>;
}

/** Looks up the match's game and renders that game's table. */
function MatchById({ id, open, opened, ...rest }: MatchByIdProps) {
  const { games, startAnalyst } = usePageDependencies();
  const [found, setFound] = useState<Opened | null>(null);
  const [fault, setFault] = useState<RequestFault | null>(null);
  useEffect(() => {
    const find = async () => {
      const room = await openRoom(id, open, games);
      if ('Room' in room) setFound(room);
      else setFault(room);
    };
    find()
      .catch(() => setFault({ kind: 'offline' }))
      .then(() => opened?.());
  }, [id, open, opened, games]);
  if (fault) return <NoMatch fault={fault} />;
  if (!found) return <p class="match-loading">{words.value.follow.loading}</p>;
  return (
    <found.Room
      id={id}
      host={found.host}
      fetchStudy={found.fetchStudy}
      startAnalyst={startAnalyst}
      tryFrom={openOnBoard}
      Waiting={WaitingTable}
      {...rest}
    />
  );
}

async function openRoom(
  id: string,
  open: () => Promise<Host>,
  games: readonly GameCard[],
): Promise<Opened | RequestFault> {
  const host = await open();
  const reply = await host.match(id);
  if (!reply.ok) return reply.fault;
  const card = games.find((game) => game.id === reply.value.game);
  const Room = await (card ? card.fetchRoom(reply.value.options) : fallbackRoom());
  return { host, Room, fetchStudy: card?.fetchStudy };
}
