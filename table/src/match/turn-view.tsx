import { isComplete } from '../act/draft.ts';
import { faultWords, refusalIn } from '../host/fault.ts';
import { type TurnAction, TurnPanel, type TurnStep } from '../show/turn-panel.tsx';
import { late } from '../ui/lazy.ts';
import { Notice } from '../ui/notice.tsx';
import { happened, Playing } from './playing.tsx';
import { type AnySeated, useSeated } from './table-context.ts';

const LookBack = late(async () => (await import('./look-back.tsx')).LookBack);

/** More ways than these are not listed: the chart shows them. */
const LISTED = 6;

/** The turn: what is asked, the draft, what may be done next; or looking back. */
export function TurnView() {
  const seated = useSeated();
  if (seated.sight.past.value !== null) return <LookBack />;
  const { acting } = seated;
  const draft = acting.draft.value;
  const parts = seated.parts.turn();
  return (
    <TurnPanel
      heading={headingOf(seated)}
      mine={draft !== null}
      prompt={promptOf(seated)}
      steps={stepsOf(seated)}
      {...(parts.noSteps === null ? {} : { noSteps: parts.noSteps })}
      actions={actionsOf(seated, parts.actions)}
      hasEnd={parts.hasEnd}
      canEnd={acting.canEnd && !acting.sending.value}
      endReason={draft && !acting.canEnd && !acting.sending.value ? parts.endReason : null}
      onEnd={() => acting.end()}
      onUndo={draft && draft.steps.length > 0 ? () => acting.undo() : undefined}
      onRedo={draft && draft.undone.length > 0 ? () => acting.redo() : undefined}
    >
      {parts.extra}
      <Answer />
      <Playing />
    </TurnPanel>
  );
}

function Answer() {
  const { acting, words, voice } = useSeated();
  const answer = acting.answer.value;
  if (answer === null) return null;
  if (answer.kind === 'overtaken') return <Notice>{words.act.overtaken}</Notice>;
  const refusal =
    answer.kind === 'refused' ? answer.refusal : answer.fault.kind === 'refused' ? refusalIn(answer.fault.error) : null;
  if (answer.kind === 'fault' && !refusal) return <Notice>{faultWords(answer.fault, words)}</Notice>;
  if (!refusal) return null;
  const { text, clause } = voice.refusal(refusal);
  return <Notice>{clause === null ? text : `${text} (${clause})`}</Notice>;
}

/** Whose turn it is, in a few words. */
function headingOf({ acting, sight, store, words, names }: AnySeated): string {
  const { follow } = words;
  const draft = acting.draft.value;
  if (draft) return store.mine.value.length > 1 ? follow.turnHere(names[draft.seat] ?? '') : follow.yourTurn;
  const position = sight.scene.value?.position;
  if (!position || position.over) return follow.over;
  return position.turn === null ? follow.beforePlay : follow.turnOf(names[position.turn] ?? '');
}

/** The one sentence: what is asked here, or what is being played out. */
function promptOf(seated: AnySeated): string {
  const { acting, sight, store, words, voice, names } = seated;
  const { act } = words;
  if (acting.sending.value) return act.sending;
  if (acting.confirming.value) return act.confirmEnd;
  const draft = acting.draft.value;
  if (draft && isComplete(draft)) return act.ready;
  if (acting.picking.value.ways.length > 0) return act.choose;
  const drafted = acting.open.value ? acting.position.value : null;
  const asked = drafted && voice.asked(drafted);
  if (asked !== null) return asked;
  const scene = sight.scene.value;
  if (!scene) return '';
  const { position } = scene;
  const news = scene.kind === 'playing' ? happened(seated, store.shown.value.ply) : '';
  if (news !== '') return news;
  const { actor } = position;
  if (actor !== null && store.mine.value.includes(actor)) return act.passTheScreen(names[actor] ?? '');
  if (actor !== null) {
    const name = names[actor] ?? '';
    return store.match.value?.seats[actor]?.kind === 'bot' ? act.thinking(name) : act.waitingFor(name);
  }
  return position.over ? act.over : voice.chance;
}

function stepsOf({ acting, voice }: AnySeated): readonly TurnStep[] {
  const draft = acting.draft.value;
  if (!draft) return [];
  return draft.steps.flatMap((one, i) => {
    const said = voice.step(draft.steps[i - 1]?.position ?? draft.base, one.line);
    if (!said) return [];
    const { text, note, amount } = said;
    return [{ text, ...(note === '' ? {} : { note }), amount, onUndo: () => acting.undo(i) }];
  });
}

/** What can be done with one button: the choice that is open, else what the game offers. */
function actionsOf(seated: AnySeated, offered: readonly TurnAction[]): readonly TurnAction[] {
  const { acting, parts, words } = seated;
  if (acting.confirming.value) return confirmation(seated);
  if (!acting.open.value) return [];
  const { ways } = acting.picking.value;
  if (ways.length === 0) return offered;
  const listed = ways.length > LISTED ? [] : parts.choices();
  return [...listed, plainAction('cancel', words.act.cancel, () => acting.cancel())];
}

function confirmation({ acting, words }: AnySeated): readonly TurnAction[] {
  return [
    { ...plainAction('yes', words.act.confirmYes, () => acting.end()), primary: true },
    plainAction('no', words.act.confirmNo, () => acting.cancel()),
  ];
}

/** A button without price or note. */
export function plainAction(id: string, label: string, onPick: () => void): TurnAction {
  return { id, label, price: null, disabledReason: null, onPick };
}
