import type { Fact, Seat } from '@levante/contract';

/**
 * Summarises the effect of a whole turn, apart from its cost: `raid 1.duo, load mono pink, on 2, announce`. `lines` are
 * the seat's own. Cards played are ignored, and so is declining to announce the end.
 */
export function turnDeed(lines: readonly string[]): string {
  const parts: string[] = [];
  let steps = 0;
  for (const line of lines) {
    const [, verb = '', first = '', second = ''] = line.split(' ');
    if (verb === 'on') steps += 1;
    else if (verb === 'raid') parts.push(`raid ${first}`);
    else if (verb === 'load') parts.push(`load ${first} ${second}`);
    else if (verb === 'sail' || verb === 'turn') parts.push(`${verb} ${first}`);
    else if (verb === 'pass') parts.push(verb);
  }
  const announced = lines.some((line) => line.endsWith(' announce'));
  return [...parts, ...(steps > 0 ? [`on ${steps}`] : []), ...(announced ? ['announce'] : [])].join(', ');
}

/** Counts the cards that a seat has played, by the facts. */
export function spentIn(facts: readonly Fact[], seat: Seat): number {
  return facts.filter((fact) => fact.type === 'card-played' && fact.seat === seat).length;
}
