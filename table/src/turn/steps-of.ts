import type { Draft } from '../match/draft.ts';
import type { AnyMatchContext, AnyPosition } from '../match/match-context.ts';
import type { AnyFact } from '../match/position.ts';
import type { TurnStep } from './turn-panel.tsx';

/** What was drafted, a line for each thing done; with `undo` each can be taken back. */
export function stepsOf(
  { phrases }: AnyMatchContext,
  draft: Draft<AnyPosition, AnyFact>,
  undo?: (from: number) => void,
): readonly TurnStep[] {
  return draft.steps.flatMap((one, i) => {
    const said = phrases.step(draft.steps[i - 1]?.position ?? draft.base, one.line);
    if (!said) return [];
    const { text, note, amount } = said;
    return [{ text, ...(note === '' ? {} : { note }), amount, ...(undo ? { onUndo: () => undo(i) } : {}) }];
  });
}
