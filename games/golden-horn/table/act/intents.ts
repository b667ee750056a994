import type { CityCode, Colour, GoldenHornFact, Place } from '@levante/golden-horn/rules';
import type { ActionLine } from '../follow/lines.ts';
import type { Position } from '../follow/position.ts';
import type { Fares, Target } from '../show/props.ts';
import { keyOf, targetAt } from './targets.ts';

/** One thing a person can mean by pointing: one action, or several steps of a voyage. */
export interface Intent {
  readonly lines: readonly ActionLine[];
  /** The keys of all targets that lead to it. */
  readonly targets: ReadonlySet<string>;
  /** Where a voyage ends; null for everything else. */
  readonly to: Place | null;
  /** The cards it costs. */
  readonly cards: readonly Colour[];
}

const keys = (targets: readonly Target[]): ReadonlySet<string> => new Set(targets.map(keyOf));

/** Every way that one can point at. */
export function openWays(position: Position): readonly Intent[] {
  return position.legal.flatMap((line): readonly Intent[] => {
    switch (line.verb) {
      case 'raid': {
        const cards = line.cards.map((colour): Target => ({ on: 'hand-card', colour }));
        const ship: Target = { on: 'ship', seat: line.target, ship: line.ship };
        return [{ lines: [line], targets: keys([ship, ...cards]), to: null, cards: line.cards }];
      }
      case 'load': {
        const city = cityOf(position, line);
        const cubes: readonly Target[] = city === null ? [] : [{ on: 'cubes', city, colour: line.colour }];
        const targets = keys([{ on: 'ship', seat: line.seat, ship: line.ship }, ...cubes]);
        return [{ lines: [line], targets, to: null, cards: [] }];
      }
      case 'sail':
      case 'turn':
        return voyages(position, line, [{ on: 'ship', seat: line.seat, ship: line.ship }]);
      case 'on':
        return voyages(position, line, line.card === null ? [] : [{ on: 'hand-card', colour: line.card }]);
      default:
        return [];
    }
  });
}

function cityOf(position: Position, line: Extract<ActionLine, { verb: 'load' }>): CityCode | null {
  const place = position.json.players[line.seat]?.ships[line.ship].at ?? null;
  return place === 'VEN' || place === 'CON' ? place : null;
}

/** The voyage that begins with a step, as far as it can go on: one way for each place on which it may end. */
function voyages(position: Position, first: ActionLine, also: readonly Target[]): readonly Intent[] {
  const ways: Intent[] = [];
  const lines: ActionLine[] = [];
  const cards: Colour[] = [];
  let here = position;
  let step: ActionLine | undefined = first;
  while (step) {
    const outcome = here.after(step.text);
    if (!outcome.ok) return ways;
    here = outcome.position;
    lines.push(step);
    if (step.verb === 'on' && step.card !== null) cards.push(step.card);
    const to = landedOn(outcome.facts);
    if (to === null) return ways;
    // A card in the hand or a ship alone means the next step of several only where there is just one.
    const targets = keys([targetAt(to), ...(lines.length === 1 || first.verb !== 'on' ? also : [])]);
    ways.push({ lines: [...lines], targets, to, cards: [...cards] });
    step = here.actor === first.seat ? here.legal.find(({ verb }) => verb === 'on') : undefined;
  }
  return ways;
}

function landedOn(facts: readonly GoldenHornFact[]): Place | null {
  for (const fact of facts) if (fact.type === 'stepped') return fact.to;
  return null;
}

/** What a person means by `target` after having picked `picked`; several ways mean that there is still something to choose. */
export function intentsOf(position: Position, picked: readonly Target[], target: Target): readonly Intent[] {
  const wanted = [...picked, target].map(keyOf);
  return openWays(position).filter((way) => wanted.every((key) => way.targets.has(key)));
}

/** What it costs to come to each place, where it is clear which ship is meant: the one under way, or the one picked. */
export function faresOf(position: Position, ways: readonly Intent[]): Fares {
  const meant = position.json.step === 'voyage' ? openWays(position) : ways;
  const fares = new Map<string, readonly Colour[]>();
  for (const { to, cards } of meant) if (to !== null) fares.set(keyOf(targetAt(to)), cards);
  return fares;
}
