import { lazyComponent } from '@levante/table/ui/lazy.ts';
import { settings } from '@levante/table/ui/settings.ts';
import { useMemo } from 'preact/hooks';
import { paydaysOf } from './follow/books.ts';
import { PaydayRun } from './follow/payday-run.ts';
import { paydayScript } from './follow/payday-script.ts';
import type { Position } from './follow/position.ts';
import type { ElCapitanMatch } from './match.ts';
import type { TableProps } from './show/props.ts';

const Stage = lazyComponent(async () => (await import('./show/payday-stage.tsx')).PaydayStage);

/** What a table shows while a payday is gone through. */
type PaydayProps = Pick<TableProps, 'state' | 'drafting' | 'forecast' | 'payday' | 'stage' | 'facts'>;

/** The payday that waits to be seen; null where none does, or something else is looked at. */
export function usePayday({ session, view }: ElCapitanMatch): PaydayProps | null {
  const held = session.held.value;
  const run = useMemo(() => {
    const timeline = session.timeline.peek();
    const position = held === null ? null : session.position(held);
    const book = held !== null && timeline ? paydaysOf(timeline, held).at(-1) : undefined;
    if (!book || !position || book.ply !== held) return null;
    const script = paydayScript(book, position.json, position.cities);
    return { position, run: new PaydayRun(script, settings.peek().speed === 'skip', () => session.goOn()) };
  }, [session, held]);
  if (!run || view.past.value !== null) return null;
  return propsOf(run.position, run.run);
}

/** The board as it paid, with purses and loans as far as the payday has come. Nobody's turn is lit. */
function propsOf(position: Position, run: PaydayRun): PaydayProps {
  const { json, forecast } = position;
  const players = json.players.map((player, seat) => ({ ...player, cash: run.cash.value[seat] ?? player.cash }));
  return {
    state: { ...json, players, actor: null },
    drafting: null,
    forecast,
    facts: NOTHING,
    payday: { rising: run.rising.value, gained: run.gained.value },
    stage: <Stage run={run} />,
  };
}

const NOTHING: readonly never[] = [];
