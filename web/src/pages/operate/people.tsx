import { Button } from '@levante/table/ui/controls.tsx';
import type { OperateBans, OperatePeople } from '@levante/wire';
import { useState } from 'preact/hooks';
import { useRows } from '../../lib/use-rows.ts';
import { untilText } from '../service/until-text.ts';
import { findPeople, type RunMeasures } from './admin-requests.ts';
import { AdminAvatar } from './avatar.tsx';
import type { MeasureQuestion } from './measure-dialog.tsx';
import { reasonText } from './reason-text.ts';
import { adminWords } from './words/index.ts';

type Person = OperatePeople['people'][number];

interface ActingProps {
  readonly run: RunMeasures;
  readonly ask: (question: MeasureQuestion) => void;
}

interface PeopleProps extends ActingProps {
  readonly found: OperatePeople;
  readonly onSearch: (search: string) => void;
}

/** People by name or handle, with their restrictions. */
export function PeopleCard({ found, onSearch, ...acting }: PeopleProps) {
  const words = adminWords.value;
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const older = async (after: string) => {
    const reply = await findPeople(search, after);
    return reply.ok ? { rows: reply.value.people, next: reply.value.next } : null;
  };
  const { rows: shown, more } = useRows({ rows: found.people, next: found.next }, older, search);
  return (
    <section class="admin-card admin-wide">
      <header>
        <h2>{words.people}</h2>
        <form
          class="admin-search"
          onSubmit={(event) => {
            event.preventDefault();
            setSearch(typed.trim());
            onSearch(typed.trim());
          }}
        >
          <input
            type="text"
            aria-label={words.search}
            placeholder={words.search}
            autocomplete="off"
            maxLength={40}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <button type="submit" class="button">
            {words.find}
          </button>
        </form>
      </header>
      {shown.length === 0 && <p class="admin-empty">{words.nobody}</p>}
      <ul class="admin-list">
        {shown.map((person) => (
          <PersonRow key={person.id} person={person} {...acting} />
        ))}
      </ul>
      {more && <Button onClick={more}>{words.more}</Button>}
    </section>
  );
}

function PersonRow({ person, run, ask }: { person: Person } & ActingProps) {
  const words = adminWords.value;
  const { id, handle, ban, mute } = person;
  const name = person.name ?? handle ?? words.someone;
  const notes = [
    handle === null ? (person.account ? '' : words.guest) : `@${handle}`,
    person.operator ? words.admin : '',
    words.matchesOf(person.matches),
    person.reports > 0 ? words.reportsOf(person.reports) : '',
  ];
  const restrictions = [
    ban && words.bannedUntil(untilText(ban.until)),
    mute && words.mutedUntil(untilText(mute.until)),
  ].filter((one) => one !== null);
  return (
    <li>
      <AdminAvatar name={name} />
      <div>
        <strong>{name}</strong>
        <p class="admin-note">{notes.filter((one) => one !== '').join(' · ')}</p>
        {restrictions.length > 0 && <p class="admin-bound">{restrictions.join(' · ')}</p>}
      </div>
      {!person.operator && (
        <div class="admin-buttons">
          {mute ? (
            <button
              type="button"
              class="button"
              aria-label={words.liftMuteOf(name)}
              onClick={() => void run({ kind: 'unmute', person: id })}
            >
              {words.lift}
            </button>
          ) : (
            <Button
              onClick={() =>
                ask({
                  title: words.muteTitle(name),
                  confirm: words.doMute,
                  lasts: 'day',
                  isShown: true,
                  measures: ({ until, reason }) => [{ kind: 'mute', person: id, until, ...reason }],
                })
              }
            >
              {words.mute}
            </Button>
          )}
          {ban === null && (
            <Button
              onClick={() =>
                ask({
                  title: words.banTitle(name),
                  confirm: words.doBan,
                  lasts: 'day',
                  isShown: true,
                  measures: ({ until, reason }) => [{ kind: 'ban', subject: id, until, ...reason }],
                })
              }
            >
              {words.ban}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** Bans in force, of people and addresses. */
export function BanList({ bans, run, ask }: { readonly bans: OperateBans['bans'] } & ActingProps) {
  const words = adminWords.value;
  return (
    <section class="admin-card admin-wide">
      <header>
        <h2>{words.bans}</h2>
        <Button
          onClick={() =>
            ask({
              title: words.banAddress,
              confirm: words.doBan,
              lasts: 'day',
              asksAddress: true,
              measures: ({ until, address, reason }) => [{ kind: 'ban', subject: address, until, ...reason }],
            })
          }
        >
          {words.banAddress}
        </Button>
      </header>
      {bans.length === 0 && <p class="admin-empty">{words.noBans}</p>}
      <ul class="admin-list">
        {bans.map(({ subject, name, until, reason }) => (
          <li key={subject}>
            <div>
              <strong>{name ?? subject}</strong>
              <p class="admin-note">
                {words.until(untilText(until))}
                {reason !== null && ` · ${reasonText(reason)}`}
              </p>
            </div>
            <button
              type="button"
              class="button"
              aria-label={words.liftBanOf(name ?? subject)}
              onClick={() => void run({ kind: 'lift-ban', subject })}
            >
              {words.lift}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
