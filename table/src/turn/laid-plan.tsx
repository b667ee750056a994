import './laid-plan.css';
import type { Draft } from '../match/draft.ts';
import { type AnyPosition, useMatch } from '../match/match-context.ts';
import type { AnyFact } from '../match/position.ts';
import { stepsOf } from './steps-of.ts';

/** The plan that lies ready for one's next turn: what it does, and the ways to change it or drop it. */
export function LaidPlan({ plan }: { readonly plan: Draft<AnyPosition, AnyFact> }) {
  const context = useMatch();
  const { editor, words } = context;
  return (
    <section class="plan" aria-label={words.act.planned}>
      <h3>{words.act.planned}</h3>
      <p>{words.act.steps(stepsOf(context, plan).map(({ text }) => text))}</p>
      <div class="plan-ways">
        <button type="button" class="button" onClick={() => editor.planAhead()}>
          {words.act.changePlan}
        </button>
        <button type="button" class="button" onClick={() => editor.dropPlan()}>
          {words.act.dropPlan}
        </button>
      </div>
    </section>
  );
}
