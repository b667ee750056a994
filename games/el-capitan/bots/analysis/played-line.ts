import type { JsonObject, Seat } from '@levante/contract';
import {
  CITY_CODES,
  type CityCode,
  type ElCapitanFact,
  type ElCapitanState,
  elCapitan,
  type ForecastJson,
} from '@levante/el-capitan/rules';

/** Matches actions that end a turn; their consequences are not decisions of the seat. */
const HANDS_OVER = /^\d (?:end|pass|loan \d+)$/;

/** A line of play up to the end of the turn, and its outcome. */
export interface PlayedTurn {
  readonly state: ElCapitanState;
  readonly facts: readonly ElCapitanFact[];
  readonly forecast: ForecastJson;
  /** Amount of the loan taken; 0 if none. */
  readonly loan: number;
  /** Cards bought, by code. */
  readonly cards: readonly string[];
  /** Florins paid for cards. */
  readonly cardFlorins: number;
}

/** Lists the cities in play with their index and code. */
export function citiesOf({ tables }: ElCapitanState): readonly { readonly city: number; readonly code: CityCode }[] {
  return CITY_CODES.flatMap((code, city) => (tables.cities.includes(city) ? [{ city, code }] : []));
}

/** Reads a view. Throws a `RangeError` if it is invalid. */
function capitanState(view: JsonObject): ElCapitanState {
  const read = elCapitan.fromJson(view);
  if (!read.ok) throw new RangeError(`no view of El Capitán: ${JSON.stringify(read.refusal)}`);
  return read.value;
}

/** Plays legal lines from a view, up to the end of the turn. Throws a `RangeError` on anything illegal. */
export function playTurn(view: JsonObject, lines: readonly string[]): PlayedTurn {
  const state = capitanState(view);
  const facts: ElCapitanFact[] = [];
  let loan = 0;
  for (const line of lines) {
    if (HANDS_OVER.test(line)) {
      loan = Number(/loan (\d+)/.exec(line)?.[1] ?? 0);
      break;
    }
    const action = elCapitan.parse(state, line);
    if (!action.ok) throw new RangeError(`not an action here: ${line}`);
    elCapitan.apply(state, action.value, facts);
  }
  const cards = facts.flatMap((fact) => (fact.type === 'bought' ? [fact.card] : []));
  const cardFlorins = facts.reduce(
    (sum, fact) => (fact.type === 'paid' && fact.for === 'card' ? sum + fact.amount : sum),
    0,
  );
  return { state, facts, forecast: elCapitan.manifest.forecast(state), loan, cards, cardFlorins };
}

type Forecast = ForecastJson['forecast'][number];

/** Returns the forecast income of a seat. */
export function promisedTo({ forecast }: PlayedTurn, seat: Seat): Forecast {
  return forecast.forecast[seat] ?? { seat, spread: 0, majority: {}, fortress: {}, total: 0 };
}
