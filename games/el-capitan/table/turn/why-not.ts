import type { Refusal } from '@levante/contract';
import type { CardCode, CityCode } from '@levante/el-capitan/rules';
import { citiesOn } from '../match/lines.ts';
import type { Position } from '../match/position.ts';
import type { Target } from '../match/props.ts';
import { voyagesTo } from './intents.ts';
import { shipCity } from './targets.ts';

/** Codes that say little about what stands in the way: another reason, where there is one, is told instead. */
const VAGUE: ReadonlySet<string> = new Set(['not-reachable', 'needs-destination-card', 'not-in-hand', 'card-not-open']);

/** Actions that a person may mean, and why they cannot be done. */
export interface RefusedWay {
  readonly lines: readonly string[];
  readonly refusal: Refusal;
}

/** What may be meant by pointing at `target`, likeliest first, with the rules' own answer where they refuse it. */
export function refusedWays(position: Position, picked: readonly Target[], target: Target): readonly RefusedWay[] {
  return meant(position, picked, target).flatMap((lines): readonly RefusedWay[] => {
    const outcome = position.afterAll(lines);
    return outcome.ok ? [] : [{ lines, refusal: outcome.refusal }];
  });
}

/** The one whose answer tells most. */
export function mostTelling(refused: readonly RefusedWay[]): RefusedWay | null {
  return refused.find(({ refusal }) => !VAGUE.has(refusal.code)) ?? refused[0] ?? null;
}

/** The actions a person may mean, likeliest first. */
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

/** The site a house would go on: behind the last one that stands there. */
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

/** What one would do in a city: there, or after a voyage to it; where no voyage is legal, the voyage is what is meant. */
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
