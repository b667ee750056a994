import type { MatchRecord } from '@levante/contract';
import { boardOf, elCapitan } from '@levante/el-capitan/rules';
import type { Names } from './reason-words.ts';

const SEA: Readonly<Record<string, string>> = { VEN: 'Venice', CON: 'Constantinople' };

/** What the cities of a record's board are called. */
function cityNames({ game, options }: MatchRecord): Readonly<Record<string, string>> {
  const read = game === elCapitan.id ? elCapitan.options(options) : null;
  if (!read?.ok) return SEA;
  const { cities, extraCities } = boardOf(elCapitan.setup(read.value));
  return Object.fromEntries([...cities, ...extraCities].map(({ code, name }) => [code, name]));
}

/** The names in a record; a seat without one is called by its number. */
export function namesIn(record: MatchRecord): Names {
  const cities = cityNames(record);
  return {
    seat: (seat) => record.names?.[seat] || `seat ${seat}`,
    city: (code) => cities[code] ?? code,
  };
}
