import type { TurnAction } from '../match/game.ts';
import { type AnyMatchContext, useMatch } from '../match/match-context.ts';
import { LaidPlan } from './laid-plan.tsx';
import { stepsOf } from './steps-of.ts';

/** What can be done with a plan by one button: to let it be while it is drafted, to play it when its turn has come. */
export function planActions(context: AnyMatchContext): readonly TurnAction[] {
  const { editor, words } = context;
  const action = (id: string, label: string, onPick: () => void): TurnAction => ({
    ...{ id, label, price: null, disabledReason: null, onPick },
  });
  if (editor.ahead.value) return [action('drop-plan', words.act.dropPlan, () => editor.dropPlan())];
  const draft = editor.draft.value;
  const plan = editor.plan.value;
  if (!draft || draft.steps.length > 0 || plan?.seat !== draft.seat) return [];
  const note = words.act.steps(stepsOf(context, plan).map(({ text }) => text));
  return [{ ...action('play-plan', words.act.playPlan, () => editor.playPlan()), note, primary: true }];
}

/** While others play: the way to plan one's next turn, or the plan that lies ready for it. */
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
  return <LaidPlan plan={plan} />;
}
