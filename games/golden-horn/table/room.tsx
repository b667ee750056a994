import { type GoldenHornFact, goldenHorn } from '@levante/golden-horn/rules';
import { lazyComponent } from '@levante/table/lib/lazy.ts';
import type { RoomProps, TableGame } from '@levante/table/match/game.ts';
import { timelineOf } from '@levante/table/match/timeline.ts';
import { MatchRoom } from '@levante/table/room/room.tsx';
import { GoldenHornPhrases } from './log/log.ts';
import type { Target } from './match/context.ts';
import { CUES, follow, PAUSES } from './match/follow.ts';
import { goldenHornPositions, Position } from './match/position.ts';
import { actionOf, turnOf } from './orders/turn.tsx';
import { MatchTable } from './table.tsx';
import { whyNot } from './turn/hints.ts';
import { type Intent, intentsOf, keyOf } from './turn/intents.ts';
import { questionsOf } from './warehouse/warehouse.tsx';

const Analysis = lazyComponent(async () => (await import('./analysis/analysis.tsx')).AnalysisView);

/**
 * Golden Horn on the page of a match. Hands and warehouses are secret and chance happens within a turn: commits are
 * followed through their journals, and a turn is sent in parts, as soon as only chance can continue.
 */
const goldenHornTable: TableGame<Position, GoldenHornFact, Target, Intent, GoldenHornPhrases> = {
  id: 'golden-horn',
  secret: true,
  read: goldenHornPositions.read,
  opening({ options, viewer }) {
    const read = goldenHorn.options(options);
    return read.ok ? new Position(goldenHorn.view(goldenHorn.setup(read.value), viewer ?? 'spectator')) : read.refusal;
  },
  follow,
  past: (record) => timelineOf<Position, GoldenHornFact>(goldenHornPositions, record),
  pauses: PAUSES,
  cues: CUES,
  stops: () => false,
  marks: () => [],
  keyOf,
  intentsOf,
  whyNot,
  // A ship shows its reach, an end its cost.
  leads: ({ on }) => on === 'ship' || on === 'space' || on === 'city' || on === 'modone',
  phrases: (_, names, words, you, standIn) => new GoldenHornPhrases(words, names, you, standIn),
  turn: (context) => turnOf(context),
  questionsOf,
  action: actionOf,
  Table: MatchTable,
  Standings: null,
  Analysis,
};

/** The same table without gains and without a button that stands out: it shows legal actions without advice. */
const unaidedTable: typeof goldenHornTable = { ...goldenHornTable, turn: (context) => turnOf(context, false) };

/** The page of a match of Golden Horn. */
export function GoldenHornRoom(props: RoomProps) {
  return <MatchRoom {...props} game={props.unaided ? unaidedTable : goldenHornTable} />;
}
