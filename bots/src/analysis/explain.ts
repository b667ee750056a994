import type { JsonObject, Registry, Seat, Table } from '@levante/contract';
import type { BotKit } from '../kit/kit.ts';
import type { Reason } from '../kit/reasons.ts';

/** Two turns from one position, and who can compare them. */
export interface ExplainPlan {
  readonly games: Registry;
  readonly kit: BotKit;
  /** The position, or what the seat may see of it. */
  readonly view: JsonObject;
  readonly seat: Seat;
  readonly played: readonly string[];
  readonly best: readonly string[];
}

/** Returns why the best turn is better, by what the seat can see; nothing where nothing certain can be said. */
export function explain({ games, kit, view, seat, played, best }: ExplainPlan): readonly Reason[] {
  const loaded = games.get(kit.gameId)?.load(view);
  if (!loaded?.ok) throw new RangeError(`no view of ${kit.gameId}: ${JSON.stringify(loaded?.refusal)}`);
  const seen = loaded.value.state(seat);
  const upToChance = (lines: readonly string[]): readonly string[] => beforeChance(loaded.value.clone(), seat, lines);
  return kit.commentator.reasons({ view: seen, seat, played: upToChance(played), best: upToChance(best) });
}

/** The lines of a seat up to where chance, or another seat, decides. */
function beforeChance(table: Table, seat: Seat, lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => table.actor() !== seat || !table.play(line).ok);
  return end < 0 ? lines : lines.slice(0, end);
}
