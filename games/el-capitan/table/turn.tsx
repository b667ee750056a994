import type { TurnParts } from '@levante/table/match/game.ts';
import { plainAction } from '@levante/table/match/turn-view.tsx';
import type { TurnAction } from '@levante/table/show/turn-panel.tsx';
import { directWays, type Intent, linesOf } from './act/intents.ts';
import { promptOf } from './act/prompt.ts';
import { HouseArt } from './art/house.tsx';
import type { Position } from './follow/position.ts';
import type { ElCapitanMatch } from './match.ts';
import { choiceOfWay, hintForWay, nameOfWay } from './phrases/hints.ts';
import type { Prompt } from './words/words.ts';

/** What El Capitán adds to the panel of the turn. */
export function turnOf(context: ElCapitanMatch): TurnParts {
  const { editor, phrases } = context;
  const position = editor.open.value ? editor.position.value : null;
  const asked = position && promptOf(position);
  return {
    actions: position ? offered(context, position, asked) : [],
    hasEnd: true,
    endReason: position && asked?.step === 'turn' ? endReason(context, position) : null,
    noSteps: isFirstTurn(context) ? phrases.words.act.firstSteps : null,
    extra: null,
  };
}

/** Newcomers are told how to begin. */
function isFirstTurn({ editor }: ElCapitanMatch): boolean {
  const state = editor.position.value?.json;
  return state?.phase === 1 && state.round === 1 && editor.picking.value.ways.length === 0;
}

/** The turn's action itself, or the way back to a question. */
function offered(context: ElCapitanMatch, position: Position, asked: Prompt | null): readonly TurnAction[] {
  if (asked?.step !== 'turn') return decisions(context, asked);
  const actions = directWays(position).filter((way) => isTurnAction(way, asked));
  return actions.map((way, i) => ({ ...actionOf(context, position, way, false), primary: i === 0 }));
}

/** Building and its like are offered as buttons; a loan only where there is nothing else to do. */
function isTurnAction(way: Intent, asked: Extract<Prompt, { step: 'turn' }>): boolean {
  const verb = way.lines[0]?.verb;
  if (verb === 'loan')
    return !asked.buy && !asked.sail && asked.build === null && asked.fortress === null && !asked.reopen;
  return verb === 'build' || verb === 'reopen' || verb === 'fortress';
}

/** A way as a button. */
export function actionOf(context: ElCapitanMatch, position: Position, way: Intent, among: boolean): TurnAction {
  const { editor, phrases } = context;
  const { namer, words } = phrases;
  const hint = hintForWay(position, way, words, namer);
  const site = way.lines.flatMap((line) => (line.verb === 'build' || line.verb === 'reopen' ? [line] : []))[0];
  const name = among ? choiceOfWay(position, way, words, namer) : nameOfWay(position, way, words, namer);
  const sites = new Set(position.legal.flatMap((line) => (line.verb === 'build' ? [line.site] : [])));
  const label = site?.verb === 'build' && sites.size > 1 ? words.act.onSite(name, site.site) : name;
  return {
    id: linesOf(way).join(', '),
    label,
    price: hint.price,
    icon: site ? <HouseArt seat={site.seat} neutral={site.neutral} /> : undefined,
    note: [...hint.lines, ...effectNote(context, hint.effects)].join(' '),
    disabledReason: null,
    onPick: () => editor.choose(way),
  };
}

/** Whom the next payday pays more or less for it. */
function effectNote(
  { phrases: { words, namer } }: ElCapitanMatch,
  effects: readonly { seat: number; before: number; after: number }[],
) {
  if (effects.length === 0) return [];
  const parts = effects.map(({ seat, before, after }) => words.act.effect(namer.seat(seat), after - before));
  return [words.act.effects(parts)];
}

/** Questions after a payday stand in a dialog; when that is laid aside, a button brings it back. */
function decisions({ view, phrases: { words } }: ElCapitanMatch, asked: Prompt | null): readonly TurnAction[] {
  if (!asked || asked.step === 'turn') return [];
  return [{ ...plainAction('decide', words.act.decide, () => view.answer()), primary: true }];
}

/** Why the turn cannot be ended yet, in two words. */
function endReason({ phrases: { words } }: ElCapitanMatch, position: Position): string {
  return position.endRefusal?.code === 'pirate-owed' ? words.act.pirateFirst : words.act.actFirst;
}
