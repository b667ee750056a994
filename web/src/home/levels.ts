import { useEffect, useState } from 'preact/hooks';
import { Api } from '../api/client.ts';
import type { GameName } from '../words/home-words.ts';

const UNTIL_KNOWN: readonly string[] = ['deckhand'];
const api = new Api();

/** The levels of bots that the server can seat in a game, the best last; until it has answered, the one for a friendly start. */
export function useLevels(game: GameName): readonly string[] {
  const [levels, setLevels] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  useEffect(() => {
    void api.games().then((reply) => {
      if (reply.ok) setLevels(new Map(reply.value.games.map((one) => [one.id, one.levels])));
    });
  }, []);
  return levels.get(game) ?? UNTIL_KNOWN;
}
