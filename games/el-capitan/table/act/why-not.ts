import type { Refusal } from '@levante/contract';
import type { CardCode, CityCode } from '@levante/el-capitan/rules';
import { citiesOn } from '../follow/lines.ts';
import type { Position } from '../follow/position.ts';
import type { Target } from '../show/props.ts';
import { voyagesTo } from './intents.ts';
import { shipCity } from './targets.ts';

/** Codes that say little about what stands in the way: another reason, where there is one, is told instead. */
const VAGUE: ReadonlySet<string> = new Set(['not-reachable', 'needs-destination-card', 'not-in-hand', 'card-not-open']);

/** Why nothing legal is meant by pointing at `target`: the rules' own answer to the action that it would mean. */
export function whyNot(position: Position, picked: readonly Target[], target: Target): Refusal | null {
  const refusals = meant(position, picked, target).flatMap((lines) => {
    const outcome = position.afterAll(lines);
    return outcome.ok ? [] : [outcome.refusal];
  });
  return refusals.find((refusal) => !VAGUE.has(refusal.code)) ?? refusals[0] ?? null;
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

/** The site a house would go on, as far as the state shows it: any will do to hear why not. */
function nextSite(position: Position, city: CityCode): number {
  const free = position.json.cities[city]?.sites.lastIndexOf(null) ?? 0;
  return free + 1;
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
