import { boardOf, type CityCode, type ElCapitanState, elCapitan, plansOf } from '@levante/el-capitan/rules';
import type { CityOffer, Pointing, Target } from '@levante/el-capitan/table/match/props.ts';
import type { Hint } from '@levante/table/pointing/pointing.ts';
import { legalLines } from './match.ts';

const key = (target: Target): string => JSON.stringify(target);

/** Returns the targets that an action line involves. */
function targetsOf(line: string, state: ElCapitanState): readonly Target[] {
  const [seat = '', verb, a = '', b] = line.split(' ');
  const json = elCapitan.toJson(state);
  const here = json.players[Number(seat)]?.ship?.city;
  const at = Object.keys(json.cities).find((code): code is CityCode => code === here);
  const cityOf = (code: string | undefined) => Object.keys(json.cities).find((one): one is CityCode => one === code);
  if (verb === 'buy') return [{ on: 'open-card', card: a }];
  if (verb === 'loan') return [{ on: 'loan', amount: Number(a) }];
  if (verb === 'sail') {
    const city = cityOf(b);
    return city
      ? [
          { on: 'hand-card', card: a },
          { on: 'city', city },
        ]
      : [];
  }
  if (!at) return [];
  if (verb === 'build') return [{ on: 'site', city: at, site: Number(a) }];
  if (verb === 'reopen') return [{ on: 'shut-house', city: at, house: seat }];
  if (verb === 'fortress') return [{ on: 'fortress-site', city: at, site: Number(a) }];
  return [];
}

/** Pointing state for pictures: marks from the legal actions, and hints of every kind. */
export function galleryPointing(state: ElCapitanState, chosen: Target | null, reach: readonly CityCode[]): Pointing {
  const legal = new Set(legalLines(state).flatMap((line) => targetsOf(line, state).map(key)));
  const planned = new Set(plansOf(state).map(({ city }) => city));
  const hint = (target: Target): Hint => {
    const refusal = { text: 'The ship is not anchored in this city.', clause: 'EC-5.1' };
    if (!legal.has(key(target))) return { title: 'Not now', price: null, lines: [], effects: [], refusal };
    const price = target.on === 'site' ? (boardOf(state).cities[0]?.berths[0] ?? 0) : null;
    return {
      title: target.on === 'site' ? `Build on site ${target.site}` : 'This can be done',
      price,
      lines: ['Shuts Bo’s house on site 2.', 'Worth 28 to you at payday; now 0.'],
      effects: [
        { seat: 0, before: 0, after: 28 },
        { seat: 1, before: 32, after: 14 },
      ],
      refusal: null,
    };
  };
  return {
    sign: (target) => {
      if (chosen !== null && key(chosen) === key(target)) return 'chosen';
      if (target.on === 'city' && reach.includes(target.city)) return 'reach';
      if (legal.has(key(target))) return 'legal';
      return target.on === 'city' && planned.has(target.city) ? 'plan' : null;
    },
    hint,
    pick: () => undefined,
    point: () => undefined,
  };
}

/** Returns the building options of each city, for the tags on the tiles. */
export function galleryOffers(state: ElCapitanState): ReadonlyMap<CityCode, CityOffer> {
  const offers = new Map<CityCode, CityOffer>();
  for (const { city, price, bought, route } of plansOf(state)) {
    if (offers.has(city)) continue;
    offers.set(city, { price, direct: bought.length === 0 && route.length <= 1, likely: true, choices: () => [] });
  }
  return offers;
}
