import { type JsonObject, type Refusal, refuse, type Seat } from '@levante/contract';
import {
  type CardCode,
  type CityCode,
  cardsTo,
  type ElCapitanRefusal,
  type HouseCode,
} from '@levante/el-capitan/rules';
import { type ActionLine, citiesOn, readLine } from '../../match/lines.ts';
import type { Namer } from '../../match/namer.ts';
import type { Position } from '../../match/position.ts';
import type { Target } from '../../match/props.ts';
import { meantBy, shipCity, voyagesTo } from '../intents.ts';
import { refusalTexts } from './words/index.ts';

/** Returns why `pointed` has no legal intent, including what is missing. */
export function whatLacks(position: Position, picked: readonly Target[], pointed: Target): Refusal | null {
  const target = meantBy(position, pointed);
  // Between turns only the open question matters.
  if (position.json.step !== 'turn') return refusedLines(position, picked, target)[0]?.refusal ?? null;
  const refused = refusedLines(position, picked, target).map((one) => onNextSite(position, target, one));
  const line = mostInformative(refused.filter((one) => !isBeside(position, one))) ?? noCard(position, target);
  if (!line) return null;
  const { code, clause, data } = line.refusal;
  return { code, clause, data: { ...lacking(position, target, line), ...data } };
}

/** Retries a refusal on the next site, since a city target implies no site. */
function onNextSite(position: Position, target: Target, line: RefusedLine): RefusedLine {
  const { next } = line.refusal.data;
  if (target.on !== 'city' || line.refusal.code !== 'wrong-site' || typeof next !== 'number') return line;
  const lines = [...line.lines.slice(0, -1), `${position.actor} build ${next}`];
  const outcome = position.afterAll(lines);
  return outcome.ok ? line : { lines, refusal: outcome.refusal };
}

/** Returns whether an unaffordable card would not lead to the city this turn, so that its price is irrelevant. */
function isBeside(position: Position, { lines, refusal }: RefusedLine): boolean {
  const [purchase, voyage] = lines.map(readLine);
  if (purchase?.verb !== 'buy' || voyage?.verb !== 'sail') return false;
  if (refusal.code !== 'cannot-afford' && refusal.code !== 'dead-end') return false;
  return position.json.turn.acted !== null || !cardsTo(position.copy(), voyage.city).includes(purchase.card);
}

/** Returns the rules' refusal of a voyage without a suitable card. */
function noCard(position: Position, target: Target): RefusedLine | null {
  if (!('city' in target) || shipCity(position) === target.city) return null;
  const [code, clause]: readonly [ElCapitanRefusal, string] =
    position.json.turn.acted !== null
      ? ['too-late-to-sail', 'EC-4.2']
      : shipCity(position) === null
        ? ['needs-destination-card', 'EC-4.5']
        : ['not-reachable', 'EC-4.3'];
  const refusal = refuse<ElCapitanRefusal>(code, clause);
  return { lines: [`${position.actor} sail ${target.city}-1 ${target.city}`], refusal };
}

/** Adds details to a refusal: card, city, owner of the house, florins. */
function lacking(position: Position, target: Target, { lines, refusal }: RefusedLine): JsonObject {
  const { at, line } = stoppedAt(position, lines);
  if (!line) return {};
  const where = cityOf(at, line, target);
  const city: JsonObject = where === null ? {} : { city: where };
  switch (refusal.code) {
    case 'cannot-afford':
      return line.verb === 'buy' ? { card: line.card } : { ...city, deed: line.verb };
    case 'needs-destination-card':
    case 'not-reachable':
      if (line.verb === 'pirate-card') return { ...city, pirate: line.card };
      return line.verb === 'sail' ? { ...city, ...voyageNeeds(at, target, line) } : city;
    case 'no-free-berth':
      return line.verb === 'sail' ? { ...city, on: true } : city;
    case 'dead-end':
      if (line.verb === 'buy') return afterBuying(at, line.card);
      return line.verb === 'sail' ? priceThere(at, line.city) : {};
    case 'nothing-shut':
      return target.on === 'shut-house' ? { ...city, ...ownerOf(target.house, line.seat) } : city;
    default:
      return city;
  }
}

/** Returns the first refused action and the position before it. */
function stoppedAt(position: Position, lines: readonly string[]): { at: Position; line: ActionLine | null } {
  let at = position;
  for (const text of lines) {
    const outcome = at.after(text);
    if (!outcome.ok) return { at, line: readLine(text) };
    at = outcome.position;
  }
  return { at, line: null };
}

function cityOf(at: Position, line: ActionLine, target: Target): CityCode | null {
  if ('city' in line) return line.city;
  if (line.verb === 'build' || line.verb === 'reopen' || line.verb === 'fortress') return shipCity(at);
  return 'city' in target ? target.city : null;
}

/** Returns the cards that lead to the city: its own, a connection, or enough seals; or where a card in hand leads. */
function voyageNeeds(at: Position, target: Target, line: Extract<ActionLine, { verb: 'sail' }>): JsonObject {
  const { ship } = at.json.players[line.seat] ?? {};
  const from = ship?.city ?? '';
  if (target.on === 'hand-card' && citiesOn(target.card).length > 1) return { from, card: target.card };
  const cards = cardsTo(at.copy(), line.city);
  const seals = cards.flatMap((card) => (isOf(card, line.city) ? [] : sealsOn(card)));
  const link = cards.find((card) => citiesOn(card).length > 1);
  return {
    from,
    own: cards.some((card) => isOf(card, line.city)),
    ...(link === undefined ? {} : { link }),
    ...(seals.length === 0 ? {} : { seals: Math.min(...seals) }),
  };
}

/** Returns the owner of another player's house. */
function ownerOf(house: HouseCode, seat: Seat): JsonObject {
  const owner = Number.parseInt(house, 10);
  return owner === seat ? {} : { owner };
}

const isOf = (card: CardCode, city: CityCode): boolean => sealsOn(card).length > 0 && card.startsWith(`${city}-`);

/** Returns the seals of a destination card; empty for a connection. */
function sealsOn(card: CardCode): readonly number[] {
  const seals = Number(card.split('-')[1]);
  return Number.isNaN(seals) ? [] : [seals];
}

/** Returns the price of a house at the next free berth, if unaffordable. */
function priceThere({ json, actor, cities }: Position, city: CityCode): JsonObject {
  const cash = json.players[actor ?? 0]?.cash ?? 0;
  const berth = json.cities[city]?.berths.indexOf(null) ?? -1;
  const price = cities.find(({ code }) => code === city)?.berths[berth] ?? 0;
  return price > cash ? { city, price, cash, deed: 'build' } : {};
}

/** Returns the florins left after a purchase and the cheapest turn without it; empty if there is none. */
function afterBuying({ json, actor, board, plans }: Position, card: CardCode): JsonObject {
  const known = [
    ...board.destinationCards.map(({ city, seals, price }) => ({ code: `${city}-${seals}`, price })),
    ...board.connectionCards.map(({ cities, price }) => ({ code: cities.join('-'), price })),
  ];
  const price = known.find(({ code }) => code === card)?.price ?? 0;
  const left = (json.players[actor ?? 0]?.cash ?? 0) - price;
  const others = plans.filter(({ bought }) => !bought.includes(card)).map((plan) => plan.price);
  return { card, left, ...(others.length === 0 ? {} : { least: Math.min(...others) }) };
}

/** Codes that explain little: any other reason takes precedence. */
const VAGUE: ReadonlySet<string> = new Set(['not-reachable', 'needs-destination-card', 'not-in-hand', 'card-not-open']);

/** A sequence of actions and its refusal. */
export interface RefusedLine {
  readonly lines: readonly string[];
  readonly refusal: Refusal;
}

/** Returns refused attempts at `target`, most likely first. */
export function refusedLines(position: Position, picked: readonly Target[], target: Target): readonly RefusedLine[] {
  return meant(position, picked, target).flatMap((lines): readonly RefusedLine[] => {
    const outcome = position.afterAll(lines);
    return outcome.ok ? [] : [{ lines, refusal: outcome.refusal }];
  });
}

/** Returns the refusal that explains most to the player, or null. */
export function mostInformative(refused: readonly RefusedLine[]): RefusedLine | null {
  return refused.find(({ refusal }) => !VAGUE.has(refusal.code)) ?? refused[0] ?? null;
}

/** Returns possible actions for a target, most likely first. */
function meant(position: Position, picked: readonly Target[], target: Target): readonly (readonly string[])[] {
  const seat = position.actor;
  if (seat === null) return [];
  switch (target.on) {
    case 'open-card':
      return [[`${seat} buy ${target.card}`]];
    case 'hand-card':
      return cardMeant(position, picked, target.card);
    case 'city':
      return cityMeant(position, picked, target.city);
    case 'site':
      return thereMeant(position, target.city, [`${seat} build ${target.site}`, `${seat} reopen ${target.site}`]);
    case 'shut-house':
      return thereMeant(position, target.city, [`${seat} reopen ${nextSite(position, target.city)}`]);
    case 'fortress-site':
      return thereMeant(position, target.city, [`${seat} fortress ${target.site}`]);
    case 'berth':
      return [[`${seat} pirate anchor ${target.berth}`], [`${seat} pirate florins ${target.city} ${target.berth}`]];
    case 'pirate':
      return pirateMeant(position);
    case 'loan':
      return [[`${seat} loan ${target.amount}`]];
  }
}

/** Returns the site after the last house. */
function nextSite(position: Position, city: CityCode): number {
  const { sites = [] } = position.json.cities[city] ?? {};
  return Math.min(sites.length, sites.map((house) => house !== null).lastIndexOf(true) + 2);
}

function cardMeant(position: Position, picked: readonly Target[], card: CardCode): readonly (readonly string[])[] {
  const verb = picked.some((target) => target.on === 'pirate') ? 'pirate card' : 'sail';
  const cities = picked.flatMap((target) => (target.on === 'city' ? [target.city] : []));
  return [...cities, ...citiesOn(card)].map((city) => [`${position.actor} ${verb} ${card} ${city}`]);
}

function cityMeant(position: Position, picked: readonly Target[], city: CityCode): readonly (readonly string[])[] {
  const seat = position.actor;
  const pirate = picked.some((target) => target.on === 'pirate');
  const verb = pirate ? 'pirate card' : 'sail';
  const cards = picked.flatMap((target) => (target.on === 'hand-card' ? [target.card] : []));
  if (cards.length > 0) return cards.map((card) => [`${seat} ${verb} ${card} ${city}`]);
  if (pirate) return [1, 2, 3].map((berth) => [`${seat} pirate florins ${city} ${berth}`]);
  const built = [`${seat} build ${nextSite(position, city)}`];
  if (shipCity(position) === city) return [built];
  const { hand = [] } = position.json.players[seat ?? 0] ?? {};
  const open = [...position.json.destination.open, ...position.json.connection.open];
  const leads = (card: CardCode) => Number(citiesOn(card).includes(city));
  const likeliest = (list: readonly CardCode[]) => [...list].sort((a, b) => leads(b) - leads(a));
  return [
    ...likeliest(hand).map((card) => [`${seat} sail ${card} ${city}`]),
    ...likeliest(open).map((card) => [`${seat} buy ${card}`, `${seat} sail ${card} ${city}`]),
    ...voyagesTo(position, city).map((voyage) => [...voyage.lines.map(({ text }) => text), ...built]),
  ];
}

/** Returns actions in a city, preceded by a voyage if needed; if no voyage is legal, the voyage alone. */
function thereMeant(position: Position, city: CityCode, lines: readonly string[]): readonly (readonly string[])[] {
  if (shipCity(position) === city) return lines.map((line) => [line]);
  const voyages = voyagesTo(position, city);
  if (voyages.length === 0) return cityMeant(position, [], city);
  return voyages.flatMap((voyage) => lines.map((line) => [...voyage.lines.map((step) => step.text), line]));
}

function pirateMeant(position: Position): readonly (readonly string[])[] {
  const codes = position.board.cities.map((city) => city.code);
  return codes.map((city) => [`${position.actor} pirate florins ${city} 1`]);
}

/** Returns the text of a refusal of this game; null for others. */
export function capitanRefusal({ code, data }: Refusal, namer: Namer): string | null {
  const own: { readonly [code: string]: ((data: JsonObject, namer: Namer) => string) | undefined } = refusalTexts.value;
  return own[code]?.(data, namer) ?? null;
}
