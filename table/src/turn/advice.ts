import type { AnyMatchContext } from '../match/match-context.ts';

/** Whether nobody else would be wronged: one's own turn has come, and all others at the table are bots or sit at this screen. */
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

/** Whether advice has been asked for the draft as it is now: a step more or less, and it is gone. */
export function isAdvised({ editor, view }: Pick<AnyMatchContext, 'editor' | 'view'>): boolean {
  return view.advised.value !== null && view.advised.value === editor.draft.value;
}

/** Asks what a bot would do in the turn that is drafted. */
export function askAdvice({ editor, view }: Pick<AnyMatchContext, 'editor' | 'view'>): void {
  view.advise(editor.draft.value);
}
