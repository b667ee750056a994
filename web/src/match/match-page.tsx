import './match.css';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { Api } from '../api/client.ts';
import type { Fault } from '../api/fault.ts';
import { words } from '../words/index.ts';
import { NoMatch } from './no-match.tsx';

type Room = ComponentType<{ readonly id: string }>;

/** The tables this client knows, by game; each is fetched when a match of it is opened. */
const ROOMS: ReadonlyMap<string, () => Promise<Room>> = new Map([
  ['el-capitan', async (): Promise<Room> => (await import('../el-capitan/room.tsx')).ElCapitanRoom],
  ['golden-horn', async (): Promise<Room> => (await import('../golden-horn/room.tsx')).GoldenHornRoom],
]);

/** The table for games that have none of their own here. */
const plainRoom = async (): Promise<Room> => (await import('../plain/room.tsx')).PlainRoom;

const api = new Api();

/** The page of a match, by its address. */
export function MatchPage() {
  const { id = '' } = useRoute().params;
  return <MatchById key={id} id={id} />;
}

/** Finds out which game it is, and opens that game's room. */
function MatchById({ id }: { id: string }) {
  const [room, setRoom] = useState<{ readonly Room: Room } | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  useEffect(() => {
    void openRoom(id).then((opened) => ('Room' in opened ? setRoom(opened) : setFault(opened)));
  }, [id]);
  if (fault) return <NoMatch fault={fault} />;
  return room ? <room.Room id={id} /> : <p class="match-loading">{words.value.follow.loading}</p>;
}

async function openRoom(id: string): Promise<{ readonly Room: Room } | Fault> {
  const reply = await api.match(id);
  if (!reply.ok) return reply.fault;
  const fetchRoom = ROOMS.get(reply.value.game) ?? plainRoom;
  return { Room: await fetchRoom() };
}
