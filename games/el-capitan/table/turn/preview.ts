import { readLine } from '../match/lines.ts';
import type { Position } from '../match/position.ts';
import type { Preview, Target } from '../match/props.ts';
import { planFor, shipCity } from './intents.ts';

/** Returns the preview of a target's plan, or null. */
export function previewOf(position: Position, target: Target): Preview | null {
  const plan = planFor(position, target);
  if (!plan || position.actor === null) return null;
  const from = shipCity(position);
  const { deed, site, neutral, route, city } = plan;
  const outcome = position.afterAll(plan.lines);
  const facts = outcome.ok ? outcome.facts : [];
  const shut = facts.flatMap((fact) => (fact.type === 'house-shut' || fact.type === 'house-gone' ? [fact.site] : []));
  return {
    seat: position.actor,
    route: route.length === 0 ? [city] : [...(from === null ? [] : [from]), ...route],
    berth: route.length === 0 ? null : plan.berth,
    house: deed === 'fortress' ? null : { site, neutral },
    fortress: deed === 'fortress' ? site : null,
    shuts: shut[0] ?? null,
  };
}

/** Returns the preview of a whole turn; null if it builds nothing. */
export function previewOfTurn(position: Position, texts: readonly string[]): Preview | null {
  const { actor } = position;
  if (actor === null) return null;
  const from = shipCity(position);
  const lines = texts.flatMap((text) => readLine(text) ?? []);
  const route = lines.flatMap((line) => (line.verb === 'sail' ? [line.city] : []));
  const deed = lines.find(({ verb }) => verb === 'build' || verb === 'reopen' || verb === 'fortress');
  if (!deed || (route.length === 0 && from === null)) return null;
  const outcome = position.afterAll(texts);
  const facts = outcome.ok ? outcome.facts : [];
  const shut = facts.find((fact) => fact.type === 'house-shut' || fact.type === 'house-gone');
  return {
    seat: actor,
    route: [...(from === null ? [] : [from]), ...route],
    berth: null,
    house: deed.verb === 'build' || deed.verb === 'reopen' ? { site: deed.site, neutral: deed.neutral } : null,
    fortress: deed.verb === 'fortress' ? deed.site : null,
    shuts: shut && 'site' in shut ? shut.site : null,
  };
}
