import { controlOf, type PacePlan } from './pace-plan.ts';
import { paceWords } from './words/index.ts';

/** Formats a chosen pace within a sentence. */
export function chosenPaceText(plan: PacePlan): string {
  const { chosen } = paceWords.value;
  const control = controlOf(plan);
  if (!control) return chosen.none;
  return control.kind === 'days'
    ? chosen.days(control.hours, control.reserveH ?? 0)
    : chosen.live(plan.bankMinutes, control.incrementS);
}
