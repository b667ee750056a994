import '@levante/table/style/match.css';
import '@levante/table/room/style.css';
import type { RoomProps } from '@levante/table/match/game.ts';
import { words } from '@levante/table/words/index.ts';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { RecordHost } from '../hosts/record/record-host.ts';
import { deviceAddress, usePageDependencies } from './dependencies.ts';

interface RecordTableProps extends Pick<RoomProps, 'id' | 'menu' | 'Beside' | 'tryFrom'> {
  readonly host: RecordHost;
}

/** Table of a record without hidden information. Games without their own table get the generic one. */
export function RecordTable({ host, ...props }: RecordTableProps) {
  const { games, startAnalyst } = usePageDependencies();
  const { game, options } = host.played;
  const card = games.find(({ id }) => id === game);
  const [Room, setRoom] = useState<ComponentType<RoomProps> | null>(null);
  useEffect(() => {
    let wanted = true;
    const fetchRoom =
      card?.fetchRoom(options) ?? import('@levante/table/fallback/fallback-room.tsx').then((one) => one.FallbackRoom);
    void fetchRoom.then((loaded) => wanted && setRoom(() => loaded));
    return () => {
      wanted = false;
    };
  }, [card, options]);
  if (!Room) return <p class="match-loading">{words.value.follow.loading}</p>;
  return (
    <Room
      key={host}
      host={host}
      addressOf={deviceAddress}
      reach="nowhere"
      open
      startAnalyst={startAnalyst}
      fetchStudy={card?.fetchStudy}
      {...props}
    />
  );
}
