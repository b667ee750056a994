import type { Asked } from '../act/asked.ts';
import { costOf } from '../act/asked.ts';
import { isComplete, positionOf } from '../act/draft.ts';
import { choiceOfWay, doneName, hintForWay, nameOfWay, refusalWords } from '../act/hints.ts';
import type { Position } from '../act/position.ts';
import { directWays, linesOf, type Way } from '../act/ways.ts';
import { faultWords } from '../api/fault.ts';
import { House } from '../art/house.tsx';
import { Notice } from '../home/notice.tsx';
import { type TurnAction, TurnPanel, type TurnStep } from '../show/index.ts';
import { LookBack } from './look-back.tsx';
import { happened, Playing } from './playing.tsx';
import { type Seated, useSeated } from './table-context.ts';

/** More ways than these are not listed: the chart shows them. */
const LISTED = 6;

/** The turn: what is asked, the draft, what may be done next; or looking back. */
export function TurnView() {
  const seated = useSeated();
  if (seated.sight.past.value !== null) return <LookBack />;
  const { acting } = seated;
  const draft = acting.draft.value;
  return (
    <TurnPanel
      heading={headingOf(seated)}
      mine={draft !== null}
      prompt={promptOf(seated)}
      steps={stepsOf(seated)}
      {...(isFirstTurn(seated) ? { noSteps: seated.words.act.firstSteps } : {})}
      actions={actionsOf(seated)}
      canEnd={acting.canEnd && !acting.sending.value}
      endReason={endReason(seated)}
      onEnd={() => acting.end()}
      onUndo={draft && draft.steps.length > 0 ? () => acting.undo() : undefined}
      onRedo={draft && draft.undone.length > 0 ? () => acting.redo() : undefined}
    >
      <Answer />
      <Playing />
    </TurnPanel>
  );
}

function Answer() {
  const { acting, words, namer } = useSeated();
  const answer = acting.answer.value;
  if (answer === null) return null;
  if (answer.kind === 'overtaken') return <Notice>{words.act.overtaken}</Notice>;
  if (answer.kind === 'fault') return <Notice>{faultWords(answer.fault, words, namer)}</Notice>;
  const { text, clause } = refusalWords(answer.refusal, words, namer);
  return <Notice>{clause === null ? text : `${text} (${clause})`}</Notice>;
}

/** Whose turn it is, in a few words. */
function headingOf({ acting, sight, store, words, names }: Seated): string {
  const { follow } = words;
  const draft = acting.draft.value;
  if (draft) return store.mine.value.length > 1 ? follow.turnHere(names[draft.seat] ?? '') : follow.yourTurn;
  const scene = sight.scene.value;
  const { step, seat } = scene?.position.json ?? { step: 'over', seat: null };
  if (step === 'over') return follow.over;
  return seat === null ? follow.beforePlay : follow.turnOf(names[seat] ?? '');
}

/** The one sentence: what is asked here, or what is being played out. */
function promptOf(seated: Seated): string {
  const { acting, sight, store, words, namer, names } = seated;
  const { act } = words;
  if (acting.sending.value) return act.sending;
  if (acting.confirming.value) return act.confirmEnd;
  const draft = acting.draft.value;
  if (draft && isComplete(draft)) return act.ready;
  if (acting.picking.value.ways.length > 0) return act.choose;
  const asked = acting.asked.value;
  if (asked) return act.asked(asked, namer);
  const scene = sight.scene.value;
  if (!scene) return '';
  const { position } = scene;
  const news = scene.kind === 'playing' ? happened(seated, store.shown.value.ply) : '';
  if (news !== '') return news;
  const { actor } = position;
  if (actor !== null && store.mine.value.includes(actor)) return act.passTheScreen(names[actor] ?? '');
  if (actor !== null) return act.waitingFor(names[actor] ?? '');
  return position.json.step === 'over' ? act.over : act.chanceDeals;
}

/** Newcomers are told how to begin. */
function isFirstTurn({ acting }: Seated): boolean {
  const state = acting.position.value?.json;
  return state?.phase === 1 && state.round === 1 && acting.picking.value.ways.length === 0;
}

function stepsOf({ acting, words, namer }: Seated): readonly TurnStep[] {
  const draft = acting.draft.value;
  if (!draft) return [];
  return draft.steps.flatMap((step, i) => {
    const before = draft.steps[i - 1]?.position ?? draft.base;
    const line = before.legal.find((one) => one.text === step.line);
    if (!line) return [];
    const way: Way = { lines: [line], targets: new Set() };
    const hint = hintForWay(before, way, words, namer);
    const note = hint.lines.join(' ');
    return [
      {
        text: doneName(before, line, words, namer),
        ...(note === '' ? {} : { note }),
        amount: -(costOf(before, [step.line]) ?? 0),
        onUndo: () => acting.undo(i),
      },
    ];
  });
}

/** What can be done with one button: the choice that is open, else the turn's action itself. */
function actionsOf(seated: Seated): readonly TurnAction[] {
  const { acting, words } = seated;
  if (acting.confirming.value) return confirmation(seated);
  const position = acting.position.value;
  if (!position || !acting.open.value) return [];
  const { ways } = acting.picking.value;
  if (ways.length > 0) {
    const listed = ways.length > LISTED ? [] : ways.map((way) => actionOf(seated, position, way, true));
    const cancel = plainAction('cancel', words.act.cancel, () => acting.cancel());
    return [...listed, cancel];
  }
  const asked = acting.asked.value;
  if (asked?.step !== 'turn') return decisions(seated, asked);
  const actions = directWays(position).filter((way) => isTurnAction(way, asked));
  return actions.map((way, i) => ({ ...actionOf(seated, position, way, false), primary: i === 0 }));
}

/** Building and its like are offered as buttons; a loan only where there is nothing else to do. */
function isTurnAction(way: Way, asked: Extract<Asked, { step: 'turn' }>): boolean {
  const verb = way.lines[0]?.verb;
  if (verb === 'loan')
    return !asked.buy && !asked.sail && asked.build === null && asked.fortress === null && !asked.reopen;
  return verb === 'build' || verb === 'reopen' || verb === 'fortress';
}

function actionOf(seated: Seated, position: Position, way: Way, among: boolean): TurnAction {
  const { acting, words, namer } = seated;
  const hint = hintForWay(position, way, words, namer);
  const site = way.lines.flatMap((line) => (line.verb === 'build' || line.verb === 'reopen' ? [line] : []))[0];
  const name = among ? choiceOfWay(position, way, words, namer) : nameOfWay(position, way, words, namer);
  const sites = new Set(position.legal.flatMap((line) => (line.verb === 'build' ? [line.site] : [])));
  const label = site?.verb === 'build' && sites.size > 1 ? words.act.onSite(name, site.site) : name;
  return {
    id: linesOf(way).join(', '),
    label,
    price: hint.price,
    icon: site ? <House seat={site.seat} neutral={site.neutral} /> : undefined,
    note: [...hint.lines, ...effectNote(seated, hint.effects)].join(' '),
    disabledReason: null,
    onPick: () => acting.choose(way),
  };
}

/** Whom the next payday pays more or less for it. */
function effectNote({ words, namer }: Seated, effects: readonly { seat: number; before: number; after: number }[]) {
  if (effects.length === 0) return [];
  const parts = effects.map(({ seat, before, after }) => words.act.effect(namer.seat(seat), after - before));
  return [words.act.effects(parts)];
}

function confirmation({ acting, words }: Seated): readonly TurnAction[] {
  return [
    { ...plainAction('yes', words.act.confirmYes, () => acting.end()), primary: true },
    plainAction('no', words.act.confirmNo, () => acting.cancel()),
  ];
}

/** Questions after a payday stand in a dialog; when that is laid aside, a button brings it back. */
function decisions({ sight, words }: Seated, asked: Asked | null): readonly TurnAction[] {
  if (!asked || asked.step === 'turn') return [];
  return [{ ...plainAction('decide', words.act.decide, () => sight.answer()), primary: true }];
}

function plainAction(id: string, label: string, onPick: () => void): TurnAction {
  return { id, label, price: null, disabledReason: null, onPick };
}

/** Why the turn cannot be ended yet, in two words. */
function endReason({ acting, words }: Seated): string | null {
  const draft = acting.draft.value;
  if (!draft || acting.canEnd || acting.sending.value || acting.asked.value?.step !== 'turn') return null;
  const refusal = positionOf(draft).refusal(`${draft.seat} end`);
  return refusal?.code === 'pirate-owed' ? words.act.pirateFirst : words.act.actFirst;
}
