import { type AnyMatchContext, readerOf, useMatch } from '../match/match-context.ts';
import type { StandInChange } from '../match/seat-changes.ts';
import { pageWords } from '../words/page/en.ts';
import { clockWords } from './words/en.ts';

/** Says that a bot plays for somebody, and why, or that they are back. */
export function seatChangeText(context: AnyMatchContext, { seat, playedBy }: StandInChange): string {
  const { changes } = clockWords.value;
  const person = { name: context.names[seat] ?? '', you: readerOf(context) === seat };
  return playedBy
    ? changes[playedBy.why](person, pageWords.value.home.levelName(playedBy.level))
    : changes.back(person);
}

/** Says the latest seat change since the page was opened to screen readers. */
export function SeatNews() {
  const context = useMatch();
  const { seatChanges, changesBefore } = context.session;
  const latest = seatChanges.value.length > changesBefore.value ? seatChanges.value.at(-1) : undefined;
  return (
    <p class="unseen" role="status">
      {latest && seatChangeText(context, latest)}
    </p>
  );
}
