import type { RoomProps, TableGame } from '@levante/table/match/game.ts';
import { MatchRoom } from '@levante/table/room/room.tsx';
import { type CoinIntent, type CoinTarget, coinReader } from './act/intents.ts';
import { coinFollower } from './follow/follow.ts';
import type { CoinFact, CoinPosition } from './follow/position.ts';
import type { CoinMatchContext } from './match.ts';
import { CoinPhrases } from './phrases/phrases.ts';
import { RaceTable } from './table.tsx';

function Standings({ context }: { readonly context: CoinMatchContext }) {
  const { session, words, names } = context;
  const ranks = session.match.value?.result?.ranks ?? [];
  return <h2>{words.follow.won(names.filter((_, seat) => ranks[seat] === 1))}</h2>;
}

const Nothing = () => null;

/** Minimal table of a game: the coin race on the page of a match. */
const coinRaceTable: TableGame<CoinPosition, CoinFact, CoinTarget, CoinIntent, CoinPhrases> = {
  id: 'coin-race',
  ...coinFollower,
  ...coinReader,
  marks: () => [],
  phrases: (_position, names) => new CoinPhrases(names),
  turn: () => ({ actions: [], hasEnd: true, endReason: null, noSteps: null, extra: null }),
  action: ({ editor, phrases }, position, way) => ({
    id: way.lines.map(({ text }) => text).join(', '),
    label: way.lines.map(({ text }) => phrases.step(position, text).text).join(', '),
    price: null,
    disabledReason: null,
    onPick: () => editor.choose(way),
  }),
  Table: RaceTable,
  Standings,
  Analysis: Nothing,
};

/** Match page of the coin race. */
export function CoinRaceRoom(props: RoomProps) {
  return <MatchRoom {...props} game={coinRaceTable} />;
}
