import type { JsonObject, Registry } from '@levante/contract';
import type { MatchHead } from '@levante/host';
import type { ListedTable } from '@levante/wire';

/**
 * Describes an open table for all people: without their ids, with the names used at the table, and only with unusual
 * options.
 */
export function describeTable(match: MatchHead, games: Registry): ListedTable {
  const { id, game, seats, opener, createdAt } = match;
  const sitting = seats.filter((seat) => seat.person !== null);
  const openers = sitting.find(({ person }) => person === opener) ?? sitting[0];
  return {
    id,
    game,
    options: unusualOptions(match, games),
    opener: openers?.name ?? null,
    seats: seats.map(({ kind, person, name, account, level, reservedFor }) => {
      const taken = kind === 'bot' || person !== null;
      // A name given to a free seat is the opener's note, not a person.
      return {
        kind,
        name: taken ? name : null,
        ...(account && name !== null && { account: { ...account } }),
        level,
        taken,
        ...(reservedFor !== undefined && { reserved: true }),
      };
    }),
    createdAt,
    ...(match.clocks && { timeControl: match.clocks.control }),
  };
}

/** Returns the options that differ from a new match with as many players. */
function unusualOptions({ game, options }: MatchHead, games: Registry): JsonObject {
  const usual = games.get(game)?.options({ players: options.players });
  if (!usual?.ok) return options;
  const { value } = usual;
  return Object.fromEntries(
    Object.entries(options).filter(([key, chosen]) => JSON.stringify(chosen) !== JSON.stringify(value[key])),
  );
}
