import type { ElCapitanFact } from '@levante/el-capitan/rules';
import { lazyComponent } from '@levante/table/lib/lazy.ts';
import type { RoomProps, TableGame } from '@levante/table/match/game.ts';
import { replaying } from '@levante/table/match/timeline.ts';
import { MatchRoom } from '@levante/table/room/room.tsx';
import { namerOf, plainNamer } from './match/namer.ts';
import { CUES, PAUSES } from './match/pauses.ts';
import { elCapitanPositions, type Position, unaidedPositions } from './match/position.ts';
import type { Target } from './match/props.ts';
import { tableWords } from './match/words/index.ts';
import { MatchTable } from './table.tsx';
import { whyNot } from './turn/hints.ts';
import { type Intent, intentsOf, keyOf } from './turn/intents.ts';
import { ElCapitanPhrases } from './turn/phrases.ts';
import { actionOf, questionsOf, turnOf } from './turn/turn.tsx';

const Analysis = lazyComponent(async () => (await import('./analysis/analysis.tsx')).AnalysisView);

const hasPayday = (facts: readonly ElCapitanFact[]): boolean => facts.some((fact) => fact.type === 'payday');

/** Match table of El Capitán. Nothing is hidden: every action is replayed and compared with the server's state. */
const elCapitanTable: TableGame<Position, ElCapitanFact, Target, Intent, ElCapitanPhrases> = {
  id: 'el-capitan',
  ...replaying<Position, ElCapitanFact>(elCapitanPositions),
  pauses: PAUSES,
  cues: CUES,
  stops: hasPayday,
  marks: ({ first, plies }) => plies.flatMap(({ facts }, i) => (hasPayday(facts) ? [first + i + 1] : [])),
  keyOf,
  intentsOf,
  whyNot,
  leads: (target) => target.on !== 'loan' && target.on !== 'berth' && target.on !== 'pirate',
  phrases(position, names, words, you, standIn) {
    const namer = position ? namerOf(position.board, names, tableWords.value.names, you) : plainNamer.value;
    return new ElCapitanPhrases(words, namer, standIn);
  },
  turn: turnOf,
  questionsOf,
  action: actionOf,
  Table: MatchTable,
  Standings: null,
  Analysis,
};

/** The same table without plans: it shows legal actions without advice. */
const unaidedTable: typeof elCapitanTable = { ...elCapitanTable, read: unaidedPositions.read };

/** The page of a match of El Capitán. */
export function ElCapitanRoom(props: RoomProps) {
  return <MatchRoom {...props} game={props.unaided ? unaidedTable : elCapitanTable} />;
}
