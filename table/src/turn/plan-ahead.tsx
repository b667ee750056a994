import type { Draft } from '../match/draft.ts';
import type { TurnAction } from '../match/game.ts';
import { type AnyMatchContext, type AnyPosition, useMatch } from '../match/match-context.ts';
import type { AnyFact } from '../match/position.ts';
import { Button } from '../ui/controls.tsx';
import type { TurnStep } from './turn-panel.tsx';

/** Returns the buttons of a plan: drop it while it is drafted, play it in its turn. */
export function planActions(context: AnyMatchContext): readonly TurnAction[] {
  const { editor, words } = context;
  const action = (id: string, label: string, onPick: () => void): TurnAction => ({
    id,
    label,
    price: null,
    disabledReason: null,
    onPick,
  });
  if (editor.ahead.value) return [action('drop-plan', words.act.dropPlan, () => editor.dropPlan())];
  const draft = editor.draft.value;
  const plan = editor.plan.value;
  if (!draft || draft.steps.length > 0 || plan?.seat !== draft.seat) return [];
  const note = briefOf(context, plan);
  return [{ ...action('play-plan', words.act.playPlan, () => editor.playPlan()), note, primary: true }];
}

/** A plan in one line. */
const briefOf = (context: AnyMatchContext, plan: Draft<AnyPosition, AnyFact>): string =>
  stepsOf(context, plan)
    .map(({ text }) => text)
    .join(' · ');

/** Button to plan ahead while others play, or the kept plan. */
export function PlanAhead() {
  const context = useMatch();
  const { editor, session, view, words } = context;
  if (session.host.halted || !editor.canPlan.value || view.past.value !== null) return null;
  const plan = editor.plan.value;
  if (!plan)
    return (
      <button type="button" class="button plan-begin" onClick={() => editor.planAhead()}>
        {words.act.planAhead}
      </button>
    );
  return <StoredPlanPanel plan={plan} />;
}

/** The kept plan, with buttons to change or drop it. */
export function StoredPlanPanel({ plan }: { readonly plan: Draft<AnyPosition, AnyFact> }) {
  const context = useMatch();
  const { editor, words } = context;
  return (
    <section class="plan" aria-label={words.act.planned}>
      <h3>{words.act.planned}</h3>
      <p>{briefOf(context, plan)}</p>
      <div class="plan-ways">
        <Button onClick={() => editor.planAhead()}>{words.act.changePlan}</Button>
        <Button onClick={() => editor.dropPlan()}>{words.act.dropPlan}</Button>
      </div>
    </section>
  );
}

/** Returns a line for each drafted step. With `undo` each has an undo button. */
export function stepsOf(
  { phrases }: AnyMatchContext,
  draft: Draft<AnyPosition, AnyFact>,
  undo?: (from: number) => void,
): readonly TurnStep[] {
  return draft.steps.flatMap((one, i) => {
    const step = phrases.step(draft.steps[i - 1]?.position ?? draft.base, one.line);
    if (!step) return [];
    const { text, note, amount } = step;
    return [{ text, ...(note === '' ? {} : { note }), amount, ...(undo ? { onUndo: () => undo(i) } : {}) }];
  });
}
