import type { Seat } from '@levante/contract';
import type { Plan } from '@levante/el-capitan/rules';
import type { TableQuestion, TurnAction, TurnParts } from '@levante/table/match/game.ts';
import { plainAction } from '@levante/table/turn/turn-view.tsx';
import { Fortress, HouseArt } from '../art/pieces.tsx';
import type { Position } from '../match/position.ts';
import { effectNote, hintForIntent } from './hints.ts';
import { deedOf, directIntents, type Intent, isHere, LIKELY, likelyPlans, linesOf } from './intents.ts';
import { intentChoice, intentName, intentPrice, planApproach, planName, planTitle } from './names.ts';
import type { ElCapitanMatch } from './phrases.ts';
import { type PaysPart, type Prompt, promptOf } from './prompt.ts';
import { turnWords } from './words/index.ts';

/** Returns this game's parts of the turn panel. */
export function turnOf(context: ElCapitanMatch): TurnParts {
  const { editor } = context;
  const position = editor.open.value ? editor.position.value : null;
  const prompt = position && promptOf(position);
  return {
    actions: position ? offered(context, position, prompt) : [],
    hasEnd: true,
    endReason: position && prompt?.step === 'turn' ? endReason(context, position) : null,
    noSteps: isFirstTurn(context) ? turnWords.value.firstSteps : null,
    extra: null,
  };
}

function isFirstTurn({ editor }: ElCapitanMatch): boolean {
  const state = editor.position.value?.json;
  return state?.phase === 1 && state.round === 1 && editor.selection.value.intents.length === 0;
}

/** Maximum number of alternatives to the draft. */
const OTHERS = 2;

/** Returns whole turns or the turn's action, alternatives to the draft, or the button of a question. */
function offered(context: ElCapitanMatch, position: Position, prompt: Prompt | null): readonly TurnAction[] {
  if (prompt?.step !== 'turn') return decisions(context, prompt);
  const likely = likelyPlans(position, LIKELY).map((plan) => planAction(context, position, plan));
  const rest = directIntents(position).filter((intent) => isTurnAction(intent, prompt));
  const actions = likely.length > 0 ? likely : rest.map((intent) => actionOf(context, position, intent, false));
  return [...actions.map((action, i) => ({ ...action, primary: i === 0 && position.aided })), ...otherPlans(context)];
}

/** Returns the button of a plan: its result, total price and gain. */
function planAction({ editor, phrases }: ElCapitanMatch, position: Position, plan: Plan): TurnAction {
  const { namer } = phrases;
  const here = isHere(plan, position);
  return {
    id: plan.lines.join(', '),
    label: here ? planTitle(plan, namer) : planName(plan, namer),
    price: plan.price,
    icon:
      plan.deed === 'fortress' ? (
        <Fortress seat={position.actor ?? 0} />
      ) : (
        <HouseArt seat={position.actor ?? 0} neutral={plan.neutral} />
      ),
    gain: turnWords.value.paydayGrows(plan.gain),
    disabledReason: null,
    onPick: () => editor.do(plan.lines),
  };
}

/** Returns alternatives to the end of the draft with other cards or prices. */
function otherPlans({ editor, phrases: { namer } }: ElCapitanMatch): readonly TurnAction[] {
  const draft = editor.draft.value;
  if (!draft || draft.steps.length === 0) return [];
  const lines = draft.steps.map(({ line }) => line);
  for (const [from] of lines.entries()) {
    const before = draft.steps[from - 1]?.position ?? draft.base;
    const done = lines.slice(from).join();
    const plan = before.plans.find((one) => one.lines.join() === done);
    if (!plan) continue;
    const others = before.plans.filter((one) => one !== plan && deedOf(one) === deedOf(plan));
    return others.slice(0, OTHERS).map((other) => ({
      id: other.lines.join(', '),
      label: turnWords.value.otherPlan(planApproach(other, namer)),
      price: other.price,
      disabledReason: null,
      onPick: () => {
        editor.undo(from);
        editor.do(other.lines);
      },
    }));
  }
  return [];
}

/** Returns whether an intent without a plan is offered: a loan, if nothing else is possible. */
function isTurnAction(intent: Intent, prompt: Extract<Prompt, { step: 'turn' }>): boolean {
  return intent.lines[0]?.verb === 'loan' && !prompt.buy && !prompt.sail;
}

/** Returns the button of an intent. */
export function actionOf(context: ElCapitanMatch, position: Position, intent: Intent, among: boolean): TurnAction {
  const { editor, phrases } = context;
  const { namer } = phrases;
  const hint = hintForIntent(position, intent, namer);
  const site = intent.lines.flatMap((line) => (line.verb === 'build' || line.verb === 'reopen' ? [line] : []))[0];
  const name = among ? intentChoice(position, intent, namer) : intentName(position, intent, namer);
  const sites = new Set(position.legal.flatMap((line) => (line.verb === 'build' ? [line.site] : [])));
  const label = site?.verb === 'build' && sites.size > 1 ? turnWords.value.onSite(name, site.site) : name;
  return {
    id: linesOf(intent).join(', '),
    label,
    price: intentPrice(position, intent),
    icon: site ? <HouseArt seat={site.seat} neutral={site.neutral} /> : undefined,
    note: [...hint.lines, ...effectNote(hint.effects, namer)].join(' '),
    disabledReason: null,
    onPick: () => editor.choose(intent),
  };
}

/** Questions after a payday are asked in a dialog; this button reopens it. */
function decisions({ view }: ElCapitanMatch, prompt: Prompt | null): readonly TurnAction[] {
  if (!prompt || prompt.step === 'turn') return [];
  return [{ ...plainAction('decide', turnWords.value.decide, () => view.showQuestion()), primary: true }];
}

/** Explains briefly why the turn cannot end yet. */
function endReason(_context: ElCapitanMatch, position: Position): string {
  const { acted, paidPirate } = position.json.turn;
  return acted !== null || paidPirate === 'sailing' ? turnWords.value.pirateFirst : turnWords.value.actFirst;
}

const ownerOf = (house: string): Seat => Number.parseInt(house, 10);

/** Returns the questions a player can ask about the position shown; none for a spectator. */
export function questionsOf({ view, phrases }: ElCapitanMatch): readonly TableQuestion[] {
  const words = turnWords.value.answers;
  const { namer } = phrases;
  const position = view.scene.value?.position;
  const seat = view.handOf.value;
  if (!position || seat === null) return [];
  const { forecast, cities } = position.forecast;
  const inRank = (rank: number) =>
    Object.entries(cities).flatMap(([code, { ranking }]) =>
      ranking[rank] !== undefined && ownerOf(ranking[rank]) === seat ? [namer.place(code)] : [],
    );
  const parts = (): readonly PaysPart[] => {
    const mine = forecast.find((one) => one.seat === seat);
    if (!mine) return [];
    const of = (from: 'majority' | 'fortress') =>
      Object.entries(mine[from]).map(([code, amount]) => ({ from, city: namer.place(code), amount }));
    const spread: readonly PaysPart[] = mine.spread === 0 ? [] : [{ from: 'spread', amount: mine.spread }];
    return [...spread, ...of('majority'), ...of('fortress')];
  };
  const shut = () =>
    Object.entries(cities).flatMap(([code, { nextShut }]) => {
      if (nextShut === null) return [];
      const owner = ownerOf(nextShut);
      return [{ city: namer.place(code), owner: owner === seat ? null : namer.seat(owner) }];
    });
  return [
    { question: words.firstQuestion, answer: () => words.first(inRank(0), inRank(1)) },
    {
      question: words.paysQuestion,
      answer: () => words.pays(forecast.find((one) => one.seat === seat)?.total ?? 0, parts()),
    },
    { question: words.shutQuestion, answer: () => words.shut(shut()) },
  ];
}
