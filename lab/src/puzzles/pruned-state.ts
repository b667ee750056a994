import { CommandFault } from '@levante/cli/lib/fault.ts';
import { type GameEntry, isObject } from '@levante/contract';

/**
 * Removes from a state everything that equals a new match with the same options. Loading it restores the whole state.
 */
export function prunedState(entry: GameEntry, state: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fresh = entry.open(state.options);
  if (!fresh.ok) throw new CommandFault(`invalid options of a position: ${fresh.refusal.code}`);
  const { game, options, players, ...rest } = state;
  const { players: freshPlayers, ...freshRest } = fresh.value.state();
  const pruned = { game, options, ...without(rest, freshRest), players: eachWithout(players, freshPlayers) };
  const whole = (input: unknown): string => {
    const loaded = entry.load(input);
    return loaded.ok ? JSON.stringify(loaded.value.state()) : loaded.refusal.code;
  };
  if (whole(pruned) !== whole(state)) throw new CommandFault('a pruned position would not be restored unchanged');
  return pruned;
}

function eachWithout(given: unknown, fresh: unknown): unknown {
  if (!Array.isArray(given) || !Array.isArray(fresh)) return given;
  return given.map((one, i) => (isObject(one) && isObject(fresh[i]) ? without(one, fresh[i]) : one));
}

/** Returns the parts of an object that differ from the other, recursively. */
function without(given: Record<string, unknown>, fresh: Record<string, unknown>): Record<string, unknown> {
  const left: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given)) {
    const known = fresh[key];
    if (JSON.stringify(value) === JSON.stringify(known)) continue;
    const nested = isObject(value) && isObject(known) ? without(value, known) : value;
    // An object that shares no key with the default would replace it when loaded.
    left[key] =
      isObject(nested) && !Object.keys(nested).some((one) => isObject(known) && one in known) ? value : nested;
  }
  return left;
}
