import type { GoldenHornFact } from '@levante/golden-horn/rules';
import type { Hint } from '@levante/table/pointing/pointing.ts';
import { raised } from '@levante/table/words/raised.ts';
import type { Position } from '../match/position.ts';
import type { Target } from '../match/props.ts';
import { type Intent, intentsOf } from './intents.ts';
import { refusalWords } from './refusals.ts';
import type { Speech } from './speech.ts';
import { keyOf } from './targets.ts';
import { whyNot } from './why-not.ts';

/** The hints of one position, each made once, when first asked for. */
export function hintsFor(
  position: Position,
  picked: readonly Target[],
  speech: Speech,
): (target: Target) => Hint | null {
  const made = new Map<string, Hint | null>();
  return (target) => {
    const key = keyOf(target);
    const known = made.get(key);
    if (known !== undefined) return known;
    const hint = hintFor(position, picked, target, speech);
    made.set(key, hint);
    return hint;
  };
}

const plain = (title: string, lines: readonly string[], refusal: Hint['refusal'] = null): Hint => ({
  title,
  price: null,
  lines,
  effects: [],
  refusal,
});

function hintFor(position: Position, picked: readonly Target[], target: Target, speech: Speech): Hint | null {
  const ways = intentsOf(position, picked, target);
  const [only] = ways;
  const loads = only?.lines[0]?.verb === 'load' && new Set(ways.map(({ lines }) => lines[0]?.text)).size === 1;
  if (only && (ways.length === 1 || loads))
    return plain(nameOfWay(position, only, speech), notesOfWay(position, only, speech));
  if (only) return plain(titleOf(target, speech), [speech.words.waysLeft(ways.length)]);
  const refusal = whyNot(position, picked, target);
  return refusal ? plain(titleOf(target, speech), [], refusalWords(refusal, speech)) : null;
}

/** A way as a heading or a button: "Sail on to space 5". */
export function nameOfWay(position: Position, way: Intent, { words, name }: Speech): string {
  const [first] = way.lines;
  if (!first) return '';
  if (way.to === null || way.lines.length === 1) {
    const doing = words.doing(first, name);
    return raised(way.to === null || first.verb === 'on' ? doing : words.voyage(shipOf(position, way), way.to));
  }
  const voyage = words.voyage(shipOf(position, way), way.to);
  return first.verb === 'turn' ? words.steps([words.doing(first, name), voyage]) : raised(voyage);
}

function shipOf(position: Position, way: Intent) {
  const [first] = way.lines;
  return first && 'ship' in first ? first.ship : position.json.turn.ship;
}

/** What a way costs and brings, and whether it can be taken back. */
export function notesOfWay(position: Position, way: Intent, speech: Speech): readonly string[] {
  const { words } = speech;
  const outcome = position.afterAll(way.lines.map(({ text }) => text));
  if (!outcome.ok) return [];
  const paid =
    way.to === null || (way.lines.length === 1 && way.cards.length === 0)
      ? []
      : [`${raised(words.withCards(way.cards))}.`];
  const loading = way.lines[0]?.verb === 'load';
  return [
    ...paid,
    ...outcome.facts.flatMap((fact) => consequence(fact, speech)),
    ...(outcome.position.json.pending ? [words.draws(outcome.position.json.pending.cards)] : []),
    ...(outcome.position.interrupted && (loading || outcome.position.json.pending) ? [words.atOnce] : []),
  ];
}

function consequence(fact: GoldenHornFact, { words, name }: Speech): readonly string[] {
  if (fact.type === 'unloaded') return [words.arrives(fact.cubes, fact.colour)];
  if (fact.type === 'loaded') return [words.refillNote(fact.city)];
  if (fact.type === 'raided' && fact.left === 0) return [words.lastCube(name(fact.target))];
  return fact.type === 'raided' ? [words.raidNote] : [];
}

/** What a thing on the table is called, whatever it means now. */
export function titleOf(target: Target, { words, name }: Speech): string {
  switch (target.on) {
    case 'ship':
      return words.shipOf(name(target.seat), target.ship);
    case 'space':
      return words.place(target.place);
    case 'modone':
      return words.place('MOD');
    case 'city':
      return words.place(target.city);
    case 'cubes':
      return `${words.place(target.city)}, ${words.colour(target.colour)}`;
    case 'hand-card':
      return words.colour(target.colour);
  }
}
