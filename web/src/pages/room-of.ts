import type { MatchRecord } from '@levante/contract';
import type { GameCard } from '@levante/table/match/card.ts';
import type { RoomProps } from '@levante/table/match/game.ts';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The room for a record's match, when it has come; the plain one for a game that has none of its own. */
export function useRoomOf(card: GameCard | undefined, { options }: MatchRecord): ComponentType<RoomProps> | null {
  const [Room, setRoom] = useState<ComponentType<RoomProps> | null>(null);
  useEffect(() => {
    let wanted = true;
    const fetchRoom =
      card?.fetchRoom(options) ?? import('@levante/table/fallback/room.tsx').then((one) => one.FallbackRoom);
    void fetchRoom.then((come) => wanted && setRoom(() => come));
    return () => {
      wanted = false;
    };
  }, [card, options]);
  return Room;
}
