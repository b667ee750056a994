import './match.css';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import type { Fault } from '../api/fault.ts';
import type { Host } from '../api/host.ts';
import { ServerHost } from '../api/server-host.ts';
import { openDevice } from '../device/open.ts';
import { fetchAll, lateCode } from '../late.ts';
import { keepPage } from '../offline/keep-page.ts';
import { words } from '../words/index.ts';
import type { RoomProps } from './game.ts';
import { NoMatch } from './no-match.tsx';

type Room = ComponentType<RoomProps>;

/** The tables this client knows, by game; each is fetched when a match of it is opened. */
const ROOMS: ReadonlyMap<string, () => Promise<Room>> = new Map([
  ['el-capitan', lateCode(async (): Promise<Room> => (await import('../el-capitan/room.tsx')).ElCapitanRoom)],
  ['golden-horn', lateCode(async (): Promise<Room> => (await import('../golden-horn/room.tsx')).GoldenHornRoom)],
]);

/** The table for games that have none of their own here. */
const plainRoom = async (): Promise<Room> => (await import('../plain/room.tsx')).PlainRoom;

const server = new ServerHost();
const openServer = async (): Promise<Host> => server;

/** The page of a match at the server, by its address. */
export function MatchPage() {
  const { id = '' } = useRoute().params;
  return <MatchById key={id} id={id} open={openServer} />;
}

/** Whoever plays on this device needs no network once a match is open, and none to come back. */
async function stayHere(): Promise<void> {
  await Promise.all([fetchAll(), keepPage()]);
}

/** The page of a match on this device, by its address. */
export function DeviceMatchPage() {
  const { id = '' } = useRoute().params;
  return <MatchById key={id} id={id} open={openDevice} opened={stayHere} />;
}

interface Opened {
  readonly host: Host;
  readonly Room: Room;
}

interface MatchByIdProps {
  readonly id: string;
  readonly open: () => Promise<Host>;
  /** Called when all that the page needs at first is there. */
  readonly opened?: () => Promise<void>;
}

/** Finds out which game it is, and opens that game's room. */
function MatchById({ id, open, opened }: MatchByIdProps) {
  const [found, setFound] = useState<Opened | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  useEffect(() => {
    const find = async () => {
      const room = await openRoom(id, open);
      if ('Room' in room) setFound(room);
      else setFault(room);
      await opened?.();
    };
    find().catch(() => setFault({ kind: 'offline' }));
  }, [id, open, opened]);
  if (fault) return <NoMatch fault={fault} />;
  if (!found) return <p class="match-loading">{words.value.follow.loading}</p>;
  return <found.Room id={id} host={found.host} />;
}

async function openRoom(id: string, open: () => Promise<Host>): Promise<Opened | Fault> {
  const host = await open();
  const reply = await host.match(id);
  if (!reply.ok) return reply.fault;
  const fetchRoom = ROOMS.get(reply.value.game) ?? plainRoom;
  return { host, Room: await fetchRoom() };
}
