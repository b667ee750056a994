import { Button } from '@levante/table/ui/controls.tsx';
import type { OperateJournal, OperateMatches } from '@levante/wire';
import { useRows } from '../../lib/use-rows.ts';
import { agoText } from '../ago.ts';
import { serverAddress, usePageDependencies } from '../dependencies.ts';
import { untilText } from '../service/until-text.ts';
import { olderJournal, olderMatches } from './admin-requests.ts';
import type { MeasureQuestion } from './measure-dialog.tsx';
import { reasonText } from './reason-text.ts';
import { adminWords } from './words/index.ts';

interface MatchesProps {
  readonly first: OperateMatches;
  readonly ask: (question: MeasureQuestion) => void;
}

/** Unfinished matches, newest first. */
export function UnfinishedMatches({ first, ask }: MatchesProps) {
  const words = adminWords.value;
  const { games } = usePageDependencies();
  const { rows: matches, more } = useRows({ rows: first.matches, next: first.next }, async (before: number) => {
    const reply = await olderMatches(before);
    return reply.ok ? { rows: reply.value.matches, next: reply.value.next } : null;
  });
  return (
    <section class="admin-card admin-wide">
      <header>
        <h2>{words.matches}</h2>
      </header>
      {matches.length === 0 && <p class="admin-empty">{words.noMatches}</p>}
      <ul class="admin-list">
        {matches.map(({ id, game, status, players, createdAt }) => (
          <li key={id}>
            <div>
              <strong>{players.map((name) => name ?? words.openSeat).join(', ')}</strong>
              <p class="admin-note">
                {games.find((one) => one.id === game)?.words.value.name ?? game} · {words.status[status]} ·{' '}
                {agoText(createdAt)}
              </p>
            </div>
            <div class="admin-buttons">
              <a class="button" href={serverAddress(id)}>
                {words.watch}
              </a>
              <Button
                onClick={() =>
                  ask({
                    title: words.endTitle,
                    text: words.endText,
                    confirm: words.doEnd,
                    measures: ({ reason }) => [
                      { kind: status === 'running' ? 'end-match' : 'delete-match', match: id, ...reason },
                    ],
                  })
                }
              >
                {words.end}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {more && <Button onClick={more}>{words.more}</Button>}
    </section>
  );
}

type Entry = OperateJournal['acts'][number];

function sentenceOf({ by, kind, name, subject }: Entry): string {
  const { measures, byCommand, otherMeasure } = adminWords.value;
  const who = by ?? byCommand;
  const say = Object.entries(measures).find(([known]) => known === kind)?.[1];
  return say ? say(who, name ?? subject) : otherMeasure(who);
}

/** The journal of all measures, newest first. */
export function JournalCard({ first }: { readonly first: OperateJournal }) {
  const words = adminWords.value;
  const { rows: entries, more } = useRows({ rows: first.acts, next: first.next }, async (before: string) => {
    const reply = await olderJournal(before);
    return reply.ok ? { rows: reply.value.acts, next: reply.value.next } : null;
  });
  return (
    <section class="admin-card admin-wide">
      <header>
        <h2>{words.journal}</h2>
        <p class="quiet">{words.journalText}</p>
      </header>
      <ol class="admin-list admin-journal">
        {entries.map((entry) => (
          <li key={entry.id}>
            <time dateTime={new Date(entry.at).toISOString()}>{untilText(entry.at)}</time>
            <div>
              {sentenceOf(entry)}
              <p class="admin-note">
                {[
                  entry.until === null ? '' : words.until(untilText(entry.until)),
                  entry.reason === null ? '' : reasonText(entry.reason),
                  entry.kind === 'announce' ? (entry.detail ?? '') : '',
                ]
                  .filter((one) => one !== '')
                  .join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {more && <Button onClick={more}>{words.more}</Button>}
    </section>
  );
}
