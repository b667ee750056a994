import { type ElCapitanFact, elCapitan } from '@levante/el-capitan/rules';
import { extend, pliesFrom, timelineAt } from '@levante/table/follow/timeline.ts';
import { lazyComponent } from '@levante/table/lib/lazy.ts';
import type { RoomProps, TableGame } from '@levante/table/match/game.ts';
import { MatchRoom } from '@levante/table/match/room.tsx';
import { type Intent, intentsOf } from './act/intents.ts';
import { whatLacks } from './act/lacking.ts';
import { keyOf } from './act/targets.ts';
import { CUES } from './follow/cues.ts';
import { PAUSES } from './follow/pauses.ts';
import { agrees, openingOf, type Position, readPosition } from './follow/position.ts';
import { ElCapitanPhrases } from './phrases/phrases.ts';
import type { Target } from './show/props.ts';
import { MatchTable } from './table.tsx';
import { questionsOf } from './told.ts';
import { actionOf, turnOf } from './turn.tsx';
import { elCapitanWords, plainNamer } from './words/index.ts';
import { namerOf } from './words/namer.ts';

const Analysis = lazyComponent(async () => (await import('./analysis.tsx')).AnalysisView);

const hasPayday = (facts: readonly ElCapitanFact[]): boolean => facts.some((fact) => fact.type === 'payday');

/** El Capitán on the page of a match. Nothing is hidden: what is told is decided anew, and compared with the state told. */
const elCapitanTable: TableGame<Position, ElCapitanFact, Target, Intent, ElCapitanPhrases> = {
  id: 'el-capitan',
  secret: false,
  read: (state) => readPosition(state),
  opening: ({ options, game }) =>
    openingOf({
      format: 'levante-record',
      version: 1,
      rulesVersion: elCapitan.rulesVersion,
      game,
      options,
      actions: [],
    }),
  follow(from, told, state) {
    const lines = told.map(({ action }) => action);
    const plies = pliesFrom<Position, ElCapitanFact>(from, lines);
    return plies && agrees(plies.at(-1)?.position ?? from, state) ? plies : null;
  },
  past(record) {
    const start = openingOf(record);
    return 'code' in start ? null : extend(timelineAt(0, start), record.actions);
  },
  pauses: PAUSES,
  cues: CUES,
  stops: hasPayday,
  marks: ({ first, plies }) => plies.flatMap(({ facts }, i) => (hasPayday(facts) ? [first + i + 1] : [])),
  keyOf,
  intentsOf,
  whyNot: whatLacks,
  leads: (target) => target.on !== 'loan' && target.on !== 'berth' && target.on !== 'pirate',
  phrases(position, names, words, you) {
    const own = elCapitanWords.value;
    const namer = position ? namerOf(position.board, names, own.namer, you) : plainNamer.value;
    return new ElCapitanPhrases(words, own, namer);
  },
  turn: turnOf,
  questionsOf,
  action: actionOf,
  Table: MatchTable,
  Standings: null,
  Analysis,
};

/** The same table without plans: it shows what is legal, never what is advisable. */
const unaidedTable: typeof elCapitanTable = { ...elCapitanTable, read: (state) => readPosition(state, false) };

/** The page of a match of El Capitán. */
export function ElCapitanRoom(props: RoomProps) {
  return <MatchRoom {...props} game={props.unaided ? unaidedTable : elCapitanTable} />;
}
