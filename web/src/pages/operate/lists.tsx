import { Button } from '@levante/table/ui/controls.tsx';
import type { OperateJournal, OperateMatches } from '@levante/wire';
import { useRows } from '../../lib/use-rows.ts';
import { agoText } from '../ago.ts';
import { serverAddress, usePageDependencies } from '../dependencies.ts';
import { untilText } from '../service/until-text.ts';
import type { ActQuestion } from './act-dialog.tsx';
import { olderActs, olderMatches } from './acts.ts';
import { reasonText } from './reason-text.ts';
import { adminWords } from './words/index.ts';

interface MatchesProps {
  readonly first: OperateMatches;
  readonly ask: (question: ActQuestion) => void;
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
                    acts: ({ reason }) => [
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

type Act = OperateJournal['acts'][number];

function sentenceOf({ by, kind, name, subject }: Act): string {
  const { acts, byCommand, otherAct } = adminWords.value;
  const who = by ?? byCommand;
  const say = Object.entries(acts).find(([known]) => known === kind)?.[1];
  return say ? say(who, name ?? subject) : otherAct(who);
}

/** The journal of all acts, newest first. */
export function JournalCard({ first }: { readonly first: OperateJournal }) {
  const words = adminWords.value;
  const { rows: acts, more } = useRows({ rows: first.acts, next: first.next }, async (before: string) => {
    const reply = await olderActs(before);
    return reply.ok ? { rows: reply.value.acts, next: reply.value.next } : null;
  });
  return (
    <section class="admin-card admin-wide">
      <header>
        <h2>{words.journal}</h2>
        <p class="quiet">{words.journalText}</p>
      </header>
      <ol class="admin-list admin-journal">
        {acts.map((act) => (
          <li key={act.id}>
            <time dateTime={new Date(act.at).toISOString()}>{untilText(act.at)}</time>
            <div>
              {sentenceOf(act)}
              <p class="admin-note">
                {[
                  act.until === null ? '' : words.until(untilText(act.until)),
                  act.reason === null ? '' : reasonText(act.reason),
                  act.kind === 'announce' ? (act.detail ?? '') : '',
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
