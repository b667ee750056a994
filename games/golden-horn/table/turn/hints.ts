import type { GoldenHornFact } from '@levante/golden-horn/rules';
import type { Hint } from '@levante/table/pointing/pointing.ts';
import { raised } from '@levante/table/words/grammar.ts';
import type { Target } from '../match/context.ts';
import type { Position } from '../match/position.ts';
import { goldenHornWords } from '../words/en.ts';
import { type Intent, intentsOf } from './intents.ts';
import { refusalWords, type Speech } from './refusals.ts';
import { keyOf } from './targets.ts';
import { whyNot } from './why-not.ts';
import { hornTurnWords } from './words/en.ts';

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
  if (only) return plain(titleOf(target, speech), [hornTurnWords.value.waysLeft(ways.length)]);
  const refusal = whyNot(position, picked, target);
  return refusal ? plain(titleOf(target, speech), [], refusalWords(refusal, speech)) : null;
}

/** A way as a heading or a button: "Sail on to space 5". */
export function nameOfWay(position: Position, way: Intent, { name }: Speech): string {
  const [first] = way.lines;
  if (!first) return '';
  if (way.to === null || way.lines.length === 1) {
    const doing = hornTurnWords.value.doing(first, name);
    return raised(
      way.to === null || first.verb === 'on' ? doing : hornTurnWords.value.voyage(shipOf(position, way), way.to),
    );
  }
  const voyage = hornTurnWords.value.voyage(shipOf(position, way), way.to);
  return first.verb === 'turn'
    ? hornTurnWords.value.steps([hornTurnWords.value.doing(first, name), voyage])
    : raised(voyage);
}

function shipOf(position: Position, way: Intent) {
  const [first] = way.lines;
  return first && 'ship' in first ? first.ship : position.json.turn.ship;
}

/** What a way costs and brings, and whether it can be taken back. */
export function notesOfWay(position: Position, way: Intent, speech: Speech): readonly string[] {
  const outcome = position.afterAll(way.lines.map(({ text }) => text));
  if (!outcome.ok) return [];
  const paid =
    way.to === null || (way.lines.length === 1 && way.cards.length === 0)
      ? []
      : [`${raised(goldenHornWords.value.withCards(way.cards))}.`];
  const loading = way.lines[0]?.verb === 'load';
  return [
    ...paid,
    ...outcome.facts.flatMap((fact) => consequence(fact, speech)),
    ...(outcome.position.json.pending ? [hornTurnWords.value.draws(outcome.position.json.pending.cards)] : []),
    ...(outcome.position.interrupted && (loading || outcome.position.json.pending) ? [hornTurnWords.value.atOnce] : []),
  ];
}

function consequence(fact: GoldenHornFact, { name }: Speech): readonly string[] {
  if (fact.type === 'unloaded') return [hornTurnWords.value.arrives(fact.cubes, fact.colour)];
  if (fact.type === 'loaded') return [hornTurnWords.value.refillNote(fact.city)];
  if (fact.type === 'raided' && fact.left === 0) return [hornTurnWords.value.lastCube(name(fact.target))];
  return fact.type === 'raided' ? [hornTurnWords.value.raidNote] : [];
}

/** What a thing on the table is called, whatever it means now. */
export function titleOf(target: Target, { name }: Speech): string {
  switch (target.on) {
    case 'ship':
      return goldenHornWords.value.shipOf(name(target.seat), target.ship);
    case 'space':
      return goldenHornWords.value.place(target.place);
    case 'modone':
      return goldenHornWords.value.place('MOD');
    case 'city':
      return goldenHornWords.value.place(target.city);
    case 'cubes':
      return `${goldenHornWords.value.place(target.city)}, ${goldenHornWords.value.colour(target.colour)}`;
    case 'hand-card':
      return goldenHornWords.value.colour(target.colour);
  }
}
