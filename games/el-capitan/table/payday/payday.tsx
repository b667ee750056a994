import type { ElCapitanFact } from '@levante/el-capitan/rules';
import { lazyComponent } from '@levante/table/lib/lazy.ts';
import type { MatchSession } from '@levante/table/match/session.ts';
import { settings } from '@levante/table/ui/settings.ts';
import { useMemo } from 'preact/hooks';
import { paydaysOf } from '../log/books.ts';
import type { Position } from '../match/position.ts';
import type { TableProps } from '../match/props.ts';
import type { ElCapitanMatch } from '../turn/match.ts';
import type { LiftedTile } from './payday-lift.tsx';
import { PaydayRun } from './payday-run.ts';
import { paydayScript } from './payday-script.ts';

const PaydayStage = lazyComponent(async () => (await import('./payday-stage.tsx')).PaydayStage);

/** What a table shows while a payday is gone through. */
type PaydayProps = Pick<TableProps, 'state' | 'drafting' | 'forecast' | 'payday' | 'stage' | 'facts'>;

/** A payday that is gone through, and the position it led to. */
interface Paying {
  readonly position: Position;
  readonly run: PaydayRun;
}

/** The payday of the ply that is held; null where there is none. */
function payingAt(session: MatchSession<Position, ElCapitanFact>, held: number): Paying | null {
  const timeline = session.timeline.peek();
  const position = session.position(held);
  const book = timeline && paydaysOf(timeline, held).at(-1);
  if (!book || !position || book.ply !== held) return null;
  const script = paydayScript(book, position.json, position.cities);
  return { position, run: new PaydayRun(script, settings.peek().speed === 'skip', () => session.goOn()) };
}

/** The board as it paid, with purses and loans as far as the payday has come. Nobody's turn is lit. */
function paydayProps({ position, run }: Paying, Tile: LiftedTile): PaydayProps {
  const { json, forecast } = position;
  const players = json.players.map((player, seat) => ({ ...player, cash: run.cash.value[seat] ?? player.cash }));
  return {
    state: { ...json, players, actor: null },
    drafting: null,
    forecast,
    facts: [],
    payday: { rising: run.rising.value, gained: run.gained.value },
    stage: <PaydayStage run={run} Tile={Tile} />,
  };
}

/** The payday that waits to be seen, its cities drawn by `Tile`; null where none does, or something else is looked at. */
export function usePayday({ session, view }: ElCapitanMatch, Tile: LiftedTile): PaydayProps | null {
  const held = session.held.value;
  const paying = useMemo(() => (held === null ? null : payingAt(session, held)), [session, held]);
  return paying && view.past.value === null ? paydayProps(paying, Tile) : null;
}
