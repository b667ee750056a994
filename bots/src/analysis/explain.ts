import type { JsonObject, Registry, Seat, Table } from '@levante/contract';
import type { BotKit } from '../kit/kit.ts';
import type { Reason } from '../kit/reasons.ts';

/** Two turns to compare from the same position. */
export interface ExplainPlan {
  readonly games: Registry;
  readonly kit: BotKit;
  /** The full state, or the view of `seat`. */
  readonly view: JsonObject;
  readonly seat: Seat;
  readonly played: readonly string[];
  readonly best: readonly string[];
}

/**
 * Returns the reasons why the best turn beats the played one, based only on what the seat can see. There may be none.
 */
export function explain({ games, kit, view, seat, played, best }: ExplainPlan): readonly Reason[] {
  const loaded = games.get(kit.gameId)?.load(view);
  if (!loaded?.ok) throw new RangeError(`no view of ${kit.gameId}: ${JSON.stringify(loaded?.refusal)}`);
  const seen = loaded.value.state(seat);
  const upToChance = (lines: readonly string[]): readonly string[] => beforeChance(loaded.value.clone(), seat, lines);
  return kit.commentator.reasons({ view: seen, seat, played: upToChance(played), best: upToChance(best) });
}

/** Truncates the lines at the next random event or decision of another seat. */
function beforeChance(table: Table, seat: Seat, lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => table.actor() !== seat || !table.play(line).ok);
  return end < 0 ? lines : lines.slice(0, end);
}
