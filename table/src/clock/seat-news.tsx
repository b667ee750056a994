import type { StandIn } from '@levante/wire';
import { type AnyMatchContext, readerOf, useMatch } from '../match/match-context.ts';
import type { StandInChange } from '../match/seat-changes.ts';
import type { NamedPerson } from '../words/grammar.ts';
import { pageWords } from '../words/page/index.ts';
import { clockWords } from './words/index.ts';

/** Describes a seat change: a bot plays for a player, and why, or the player is back. */
export function seatChangeText(context: AnyMatchContext, { seat, playedBy }: StandInChange): string {
  const { changes } = clockWords.value;
  const person = { name: context.names[seat] ?? '', you: readerOf(context) === seat };
  return playedBy
    ? changes[playedBy.why](person, pageWords.value.home.levelName(playedBy.level))
    : changes.back(person);
}

/** Returns the name of a bot that acts for a person. */
export const standInPerson = ({ level }: StandIn, person: NamedPerson): NamedPerson => ({
  name: clockWords.value.standIn(pageWords.value.home.levelName(level), person),
  you: false,
});

/** Number of changes kept for screen readers. */
const MAX_CHANGES = 12;

/** Announces the seat changes since the page was opened to screen readers, including several at the same moment. */
export function SeatNews() {
  const context = useMatch();
  const { seatChanges, changesBefore } = context.session;
  const changes = seatChanges.value.slice(changesBefore.value);
  const first = Math.max(0, changes.length - MAX_CHANGES);
  return (
    <div class="unseen" aria-live="polite">
      {changes.slice(first).map((change, i) => (
        <p key={first + i}>{seatChangeText(context, change)}</p>
      ))}
    </div>
  );
}
