import { RestLine } from '../clock/seat-clock.tsx';
import { clockWords } from '../clock/words/index.ts';
import { happened, Playing } from '../follow/moment.tsx';
import { refusalIn } from '../host/fault.ts';
import { lazyComponent } from '../lib/lazy.ts';
import { isComplete } from '../match/draft.ts';
import type { TurnAction } from '../match/game.ts';
import { type AnyMatchContext, useMatch } from '../match/match-context.ts';
import { ProposalSlot } from '../proposal/slot.tsx';
import { Button, Notice } from '../ui/controls.tsx';
import { FaultNotice } from '../ui/fault-notice.tsx';
import { pageWords } from '../words/page/index.ts';
import { ChatPlace, useChatPlace } from './chat-place.tsx';
import { PlanAhead, planActions, stepsOf } from './plan-ahead.tsx';
import { ReturnPanel, seatAway } from './return-panel.tsx';
import { TurnPanel } from './turn-panel.tsx';

const AfterMatch = lazyComponent(async () => (await import('../end/after-match.tsx')).AfterMatch, 'early');
const LookBack = lazyComponent(async () => (await import('../follow/look-back.tsx')).LookBack, 'early');

/** Maximum number of intents in the list; more are shown on the chart only. */
const MAX_LISTED = 6;

/** The turn: question, draft and actions; or looking back. */
export function TurnView() {
  const context = useMatch();
  const proposal = <ProposalSlot place="turn" />;
  const talks = useChatPlace();
  if (talks)
    return <ChatPlace top={proposal} heading={headingOf(context)} mine={context.editor.draft.value !== null} />;
  if (context.view.past.value !== null) {
    return (
      <>
        {proposal}
        <LookBack />
      </>
    );
  }
  const { editor } = context;
  const draft = editor.draft.value;
  const away = draft ? null : seatAway(context);
  if (away) return <ReturnPanel seat={away.seat} top={proposal} />;
  const advised = isAdvised(context);
  // A turn that waits is changed by its own button; for the moment of every other one nothing moves.
  const isSent = editor.waiting.value;
  const canUndo = draft !== null && draft.steps.length > 0 && !isSent;
  const parts = context.parts.turn();
  const choosing = editor.open.value && !editor.confirming.value ? (parts.choosing ?? null) : null;
  return (
    <TurnPanel
      top={proposal}
      heading={headingOf(context)}
      mine={draft !== null}
      prompt={choosing?.prompt ?? promptOf(context)}
      steps={draft ? stepsOf(context, draft, isSent ? undefined : (from) => editor.undo(from)) : []}
      {...(parts.noSteps === null ? {} : { noSteps: parts.noSteps })}
      actions={choosing?.actions ?? actionsOf(context, parts.actions)}
      lead={parts.lead}
      hasEnd={editor.ahead.value || parts.hasEnd}
      endLabel={editor.ahead.value ? context.words.act.keepPlan : undefined}
      endNote={editor.ahead.value ? undefined : addedTime(context)}
      canEnd={editor.canEnd && !editor.sending.value}
      endReason={draft && !editor.ahead.value && !editor.canEnd && !editor.sending.value ? parts.endReason : null}
      onEnd={() => editor.end()}
      onUndo={choosing ? () => editor.cancel() : canUndo ? () => editor.undo() : undefined}
      onRedo={draft && draft.undone.length > 0 && !isSent ? () => editor.redo() : undefined}
      hint={advised ? context.parts.analysis('turn') : null}
      onHint={mayAskAdvice(context) && !advised ? () => askAdvice(context) : undefined}
    >
      {parts.extra}
      <RestLine />
      <TurnNotice />
      <div class="others-turn">
        <PlanAhead />
        <Playing />
      </div>
      {context.session.match.value?.status === 'over' && context.view.scene.value?.kind === 'now' && <AfterMatch />}
    </TurnPanel>
  );
}

/** Says how much time the end of a turn adds to a live clock. */
function addedTime({ session }: AnyMatchContext): string | undefined {
  const control = session.clocks.value?.clocks.control;
  return control?.kind === 'live' && control.incrementS > 0 ? clockWords.value.added(control.incrementS) : undefined;
}

/** Notice with the reason why the last attempt had no effect. */
export function TurnNotice() {
  const { editor, words, phrases } = useMatch();
  if (editor.waiting.value) return <Waiting />;
  const answer = editor.answer.value;
  if (answer === null) return null;
  if (answer.kind === 'told') return <Notice of={answer}>{answer.text}</Notice>;
  if (answer.kind === 'plan-gone') {
    const { text } = phrases.refusal(answer.refusal);
    return <Notice of={answer}>{words.act.planGone(text)}</Notice>;
  }
  if (answer.kind === 'passed') return <Notice of={answer}>{words.act.passed[answer.fate]}</Notice>;
  if (answer.kind === 'withdrawn') return <Notice>{words.act.withdrawn}</Notice>;
  const refusal =
    answer.kind === 'refused' ? answer.refusal : answer.fault.kind === 'refused' ? refusalIn(answer.fault.error) : null;
  if (answer.kind === 'fault' && !refusal)
    return <FaultNotice fault={answer.fault} action={answer.again && <TryAgain />} />;
  if (!refusal) return null;
  const { text, clause } = phrases.refusal(refusal);
  return (
    <Notice of={answer} action={clause !== null && <ClauseButton clause={clause} />}>
      {text}
    </Notice>
  );
}

function ClauseButton({ clause }: { readonly clause: string }) {
  const { view, words } = useMatch();
  return <Button onClick={() => view.open({ clause })}>{words.ui.clause(clause)}</Button>;
}

/** Says that a turn waits to be sent again. */
function Waiting() {
  const { editor, words } = useMatch();
  const action = (
    <>
      <TryAgain />
      <Button onClick={() => editor.withdraw()}>{words.act.changeTurn}</Button>
    </>
  );
  return <Notice action={action}>{words.act.waits}</Notice>;
}

function TryAgain() {
  const { editor } = useMatch();
  return <Button onClick={() => editor.retry()}>{pageWords.value.home.tryAgain}</Button>;
}

function headingOf({ editor, view, session, words, names }: AnyMatchContext): string {
  const { follow } = words;
  const draft = editor.draft.value;
  if (draft && editor.ahead.value)
    return words.act.planning(session.mine.value.length > 1 ? (names[draft.seat] ?? '') : null);
  if (draft) return session.mine.value.length > 1 ? follow.turnHere(names[draft.seat] ?? '') : follow.yourTurn;
  const scene = view.scene.value;
  const position = scene?.position;
  // A halted match has no next turn: a puzzle's has been played.
  if (!position || position.over || isEnded(session) || (session.host.halted && scene.kind === 'now'))
    return follow.over;
  return position.turn === null ? follow.beforePlay : follow.turnOf(names[position.turn] ?? '');
}

/** Returns whether the match was ended without a result: cancelled, or by an operator. */
function isEnded({ match }: AnyMatchContext['session']): boolean {
  return match.value?.status === 'over' && match.value.result === null;
}

/** Describes the current question, or the playback. */
function promptOf(context: AnyMatchContext): string {
  const { editor, view, session, words, phrases, names } = context;
  const { act } = words;
  if (editor.sending.value) return act.sending;
  if (editor.confirming.value) return act.confirmEnd;
  const draft = editor.draft.value;
  if (draft && isComplete(draft)) return editor.ahead.value ? act.planReady : act.ready;
  if (editor.selection.value.intents.length > 0) return act.choose;
  const drafted = editor.open.value ? editor.position.value : null;
  const question = drafted && phrases.question(drafted);
  if (question !== null) return question;
  const scene = view.scene.value;
  if (!scene) return '';
  const { position } = scene;
  const news = scene.kind === 'playing' ? happened(context, session.shown.value.ply) : '';
  if (news !== '') return news;
  if (isEnded(session)) return words.follow.ended;
  const { actor } = position;
  if (actor !== null && session.deciders.value.includes(actor))
    return session.mine.value.length > 1 ? act.passTheScreen(names[actor] ?? '') : '';
  if (actor !== null) {
    if (session.host.halted) return '';
    const name = names[actor] ?? '';
    const seat = session.match.value?.seats[actor];
    return seat?.kind === 'bot' || seat?.playedBy ? act.thinking(name) : act.waitingFor(name);
  }
  return position.over ? act.over : phrases.chance;
}

/** Returns the actions of the open choice, otherwise the game's. */
function actionsOf(context: AnyMatchContext, offered: readonly TurnAction[]): readonly TurnAction[] {
  const planned = planActions(context);
  const { editor, parts, words } = context;
  if (editor.confirming.value) return confirmation(context);
  if (!editor.open.value) return planned;
  const { intents } = editor.selection.value;
  if (intents.length === 0)
    return planned.length > 0 ? [...planned, ...offered.map((one) => ({ ...one, primary: false }))] : offered;
  const listed = intents.length > MAX_LISTED ? [] : parts.choices();
  return [...listed, plainAction('cancel', words.act.cancel, () => editor.cancel())];
}

function confirmation({ editor, words }: AnyMatchContext): readonly TurnAction[] {
  return [
    { ...plainAction('yes', words.act.confirmYes, () => editor.end()), primary: true },
    plainAction('no', words.act.confirmNo, () => editor.cancel()),
  ];
}

/** Returns an action without price or note. */
export function plainAction(id: string, label: string, onPick: () => void): TurnAction {
  return { id, label, price: null, disabledReason: null, onPick };
}

/** Returns whether advice is fair: in the reader's own turn, if all others are bots or at this screen. */
export function mayAskAdvice({ editor, session, reach }: AnyMatchContext): boolean {
  const { value: mine } = session.mine;
  const seats = session.match.value?.seats ?? [];
  return (
    reach !== 'nowhere' &&
    editor.open.value &&
    !editor.ahead.value &&
    seats.every(({ kind }, seat) => kind === 'bot' || mine.includes(seat))
  );
}

/** Returns whether advice was requested for the current draft. A changed draft has none. */
export function isAdvised({ editor, view }: Pick<AnyMatchContext, 'editor' | 'view'>): boolean {
  return view.advised.value !== null && view.advised.value === editor.draft.value;
}

/** Requests advice for the current turn. */
export function askAdvice({ editor, view }: Pick<AnyMatchContext, 'editor' | 'view'>): void {
  view.advise(editor.draft.value);
}
