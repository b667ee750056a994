import type { CardCode, CityCode, Plan } from '@levante/el-capitan/rules';
import { type ActionLine, readLine } from '../match/lines.ts';
import type { Position } from '../match/position.ts';
import type { Target } from '../match/props.ts';

/** A possible meaning of a selection: one action, or a few in sequence (buy a card, sail with it, build). */
export interface Intent {
  readonly lines: readonly ActionLine[];
  /** Keys of all targets that lead to it. */
  readonly targets: ReadonlySet<string>;
}

const texts = (intent: Intent): readonly string[] => intent.lines.map((line) => line.text);

/** Returns the lines of an intent as they are sent. */
export function linesOf(intent: Intent): readonly string[] {
  return texts(intent);
}

function intentOf(position: Position, line: ActionLine): Intent {
  return { lines: [line], targets: new Set(targetsOf(position, line).map(keyOf)) };
}

/** Memoises a computation per position; positions are immutable. */
function oncePerPosition<T>(reckon: (position: Position) => T): (position: Position) => T {
  const known = new WeakMap<Position, { readonly value: T }>();
  return (position) => {
    const made = known.get(position) ?? { value: reckon(position) };
    known.set(position, made);
    return made.value;
  };
}

/** Returns every legal action with a target, as an intent. */
export const directIntents = oncePerPosition((position): readonly Intent[] =>
  position.legal.map((line) => intentOf(position, line)).filter((intent) => intent.targets.size > 0),
);

/** Returns the intents of `pointed` after `picked`, best first; several leave a choice, none is a refusal. */
export function intentsOf(position: Position, picked: readonly Target[], pointed: Target): readonly Intent[] {
  const target = meantBy(position, pointed);
  const wanted = [...picked.map((one) => meantBy(position, one)), target].map(keyOf);
  const matching = directIntents(position).filter((intent) => wanted.every((key) => intent.targets.has(key)));
  if (picked.length > 0) return matching.length > 0 ? matching : waysByPurchase(position, wanted);
  const planned = plannedIntents(position, target);
  return planned.length > 0 ? planned : plainest(matching, target);
}

/** Prefers the ship to the pirate and drops paid pirate moves, unless the pirate is selected. */
function plainest(intents: readonly Intent[], target: Target): readonly Intent[] {
  if (target.on === 'pirate') return intents;
  const own = intents.filter((intent) => !intent.lines.some((line) => line.verb.startsWith('pirate')));
  if (own.length > 0) return own;
  if (target.on === 'berth') return intents;
  return intents.filter((intent) => !intent.lines.some((line) => line.verb === 'pirate-florins'));
}

/** Returns voyages with a card that must be bought first, as two actions. */
export const voyagesByPurchase = oncePerPosition((position): readonly Intent[] =>
  position.legal.flatMap((line) => (line.verb === 'buy' ? voyagesAfter(position, line, line.card) : [])),
);

function voyagesAfter(position: Position, purchase: ActionLine, card: CardCode): readonly Intent[] {
  const bought = position.after(purchase.text);
  if (!bought.ok) return [];
  return bought.position.legal.flatMap((line) =>
    line.verb === 'sail' && line.card === card
      ? [
          {
            lines: [purchase, line],
            targets: new Set([keyOf({ on: 'open-card', card }), keyOf({ on: 'city', city: line.city })]),
          },
        ]
      : [],
  );
}

function waysByPurchase(position: Position, wanted: readonly string[]): readonly Intent[] {
  return voyagesByPurchase(position).filter((intent) => wanted.every((key) => intent.targets.has(key)));
}

/** Returns voyages to a city: with a card in hand if possible, else with a purchase. */
export function voyagesTo(position: Position, city: CityCode): readonly Intent[] {
  const key = keyOf({ on: 'city', city });
  const sailing = directIntents(position).filter(
    (intent) => intent.targets.has(key) && intent.lines[0]?.verb === 'sail',
  );
  return sailing.length > 0 ? sailing : waysByPurchase(position, [key]);
}

/** Converts a plan into an intent. */
export function intentOfPlan(plan: Plan, position: Position): Intent {
  const targets = [{ on: 'city', city: plan.city } as const, ...deedTargets(plan, position)];
  return { lines: plan.lines.flatMap((line) => readLine(line) ?? []), targets: new Set(targets.map(keyOf)) };
}

/** Returns planned intents of a target: the cheapest for a city, the best per deed for a site. */
function plannedIntents(position: Position, target: Target): readonly Intent[] {
  if (target.on === 'city') {
    const plan = planFor(position, target);
    return plan ? [intentOfPlan(plan, position)] : [];
  }
  const plans = plansFor(position, target);
  const here = plans.filter((plan) => isHere(plan, position));
  return bestOfDeeds([...here, ...plans]).map((plan) => intentOfPlan(plan, position));
}

/** Returns the key of a target; equal targets have equal keys. */
export function keyOf(target: Target): string {
  switch (target.on) {
    case 'open-card':
    case 'hand-card':
      return `${target.on} ${target.card}`;
    case 'city':
      return `city ${target.city}`;
    case 'site':
    case 'fortress-site':
      return `${target.on} ${target.city} ${target.site}`;
    case 'shut-house':
      return `shut-house ${target.city} ${target.house}`;
    case 'berth':
      return `berth ${target.city} ${target.berth}`;
    case 'pirate':
      return 'pirate';
    case 'loan':
      return `loan ${target.amount}`;
  }
}

/** Returns the city of the acting seat's ship; null off the board and at the bank. */
export function shipCity(position: Position): CityCode | null {
  const seat = position.actor;
  const place = seat === null ? null : (position.json.players[seat]?.ship?.city ?? null);
  return place === 'BANK' ? null : place;
}

/** Resolves a target: without a pirate in play a berth means its city. */
export function meantBy(position: Position, target: Target): Target {
  return target.on === 'berth' && position.json.pirate === null ? { on: 'city', city: target.city } : target;
}

/** Returns the targets of an action: each alone, or several in sequence. */
export function targetsOf(position: Position, line: ActionLine): readonly Target[] {
  switch (line.verb) {
    case 'buy':
      return [{ on: 'open-card', card: line.card }];
    case 'sail':
      return [
        { on: 'hand-card', card: line.card },
        { on: 'city', city: line.city },
      ];
    case 'build':
    case 'reopen':
    case 'fortress':
      return targetsAtHome(position, line);
    case 'loan':
      return [{ on: 'loan', amount: line.amount }];
    case 'pirate-free':
    case 'pirate-florins':
      return [{ on: 'pirate' }, { on: 'city', city: line.city }, { on: 'berth', city: line.city, berth: line.berth }];
    case 'pirate-card':
      return [{ on: 'pirate' }, { on: 'hand-card', card: line.card }, { on: 'city', city: line.city }];
    case 'pirate-anchor':
      return anchorTargets(position, line.berth);
    default:
      return [];
  }
}

function targetsAtHome(
  position: Position,
  line: Extract<ActionLine, { verb: 'build' | 'reopen' | 'fortress' }>,
): readonly Target[] {
  const city = shipCity(position);
  if (city === null) return [];
  if (line.verb === 'fortress') return [{ on: 'fortress-site', city, site: line.site }];
  const site: Target = { on: 'site', city, site: line.site };
  if (line.verb === 'build') return [site];
  return [site, { on: 'shut-house', city, house: `${line.seat}${line.neutral ? 'n' : ''}` }];
}

function anchorTargets(position: Position, berth: number): readonly Target[] {
  const city = position.json.pirate?.city;
  return city ? [{ on: 'pirate' }, { on: 'berth', city, berth }] : [];
}

/** Returns a plan's targets besides its city: the site, and the shut house to reopen. */
export function deedTargets({ city, deed, site, neutral }: Plan, position: Position): readonly Target[] {
  if (deed === 'fortress') return [{ on: 'fortress-site', city, site }];
  const target: Target = { on: 'site', city, site };
  if (deed === 'build') return [target];
  return [target, { on: 'shut-house', city, house: `${position.actor}${neutral ? 'n' : ''}` }];
}

/** Returns whether a plan is a single legal action in the ship's city. */
export function isHere(plan: Plan, position: Position): boolean {
  return plan.route.length === 0 && plan.lines.length === 1 && plan.city === shipCity(position);
}

/** Returns the plans for a target, best first. */
export function plansFor(position: Position, target: Target): readonly Plan[] {
  if (target.on === 'city') return position.plans.filter(({ city }) => city === target.city);
  if (target.on !== 'site' && target.on !== 'fortress-site' && target.on !== 'shut-house') return [];
  const key = keyOf(target);
  return position.plans.filter((plan) => deedTargets(plan, position).some((one) => keyOf(one) === key));
}

/** Returns a key that plans for the same deed share. */
export const deedOf = ({ city, deed, site, neutral }: Plan): string => `${city} ${deed} ${site} ${neutral}`;

/** Returns the best plan for each deed. */
export function bestOfDeeds(plans: readonly Plan[]): readonly Plan[] {
  const seen = new Set<string>();
  return plans.filter((plan) => {
    const isNew = !seen.has(deedOf(plan));
    seen.add(deedOf(plan));
    return isNew;
  });
}

/** Returns the cheapest plan for a target, or null; immediate plans precede plans with a voyage. */
export function planFor(position: Position, target: Target): Plan | null {
  const plans = plansFor(position, target);
  return plans.find((plan) => target.on !== 'city' && isHere(plan, position)) ?? plans[0] ?? null;
}

/** Number of whole turns that the panel suggests. */
export const LIKELY = 3;

/** Returns the plans with the highest gain, then the cheapest; after a voyage the ship's city comes first. */
export function likelyPlans(position: Position, most: number): readonly Plan[] {
  const here = position.json.turn.sailed ? position.plans.filter((plan) => isHere(plan, position)) : [];
  const plans = here.length > 0 ? here : bestOfDeeds(position.plans);
  return [...plans].sort((a, b) => b.gain - a.gain || a.price - b.price).slice(0, most);
}

/** Returns the destination cities of the plans. */
export function plannedCities(position: Position): ReadonlySet<CityCode> {
  return new Set(position.plans.map(({ city }) => city));
}
