import type { JsonObject, Seat } from '@levante/contract';
import {
  CITY_CODES,
  type CityCode,
  type ElCapitanFact,
  type ElCapitanState,
  elCapitan,
  type ForecastJson,
} from '@levante/el-capitan/rules';

/** The action that hands a turn over: what comes with it is no longer the seat's doing. */
const HANDS_OVER = /^\d (?:end|pass|loan \d+)$/;

/** A way on, gone to where the turn is about to be handed over. */
export interface CapitanWay {
  readonly state: ElCapitanState;
  readonly facts: readonly ElCapitanFact[];
  readonly forecast: ForecastJson;
  /** Amount of the loan it fetches; 0 without one. */
  readonly loan: number;
  /** Cards bought. */
  readonly cards: readonly string[];
  /** Florins paid for them. */
  readonly cardFlorins: number;
}

/** The cities in play, by index and code. */
export function citiesOf({ tables }: ElCapitanState): readonly { readonly city: number; readonly code: CityCode }[] {
  return CITY_CODES.flatMap((code, city) => (tables.cities.includes(city) ? [{ city, code }] : []));
}

/** The state behind its plain form; there is one, since the form came from the game itself. */
function capitanState(view: JsonObject): ElCapitanState {
  const read = elCapitan.fromJson(view);
  if (!read.ok) throw new RangeError(`no view of El Capitán: ${JSON.stringify(read.refusal)}`);
  return read.value;
}

/** Goes a legal way from a view. */
export function capitanWay(view: JsonObject, lines: readonly string[]): CapitanWay {
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

/** What the forecast promises a seat. */
export function promisedTo({ forecast }: CapitanWay, seat: Seat): Forecast {
  return forecast.forecast[seat] ?? { seat, spread: 0, majority: {}, fortress: {}, total: 0 };
}
