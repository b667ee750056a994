import { browserStorage } from '@levante/table/lib/storage.ts';
import './here-now.css';
import { isPeopleHere, type PeopleHere } from '@levante/wire';
import { useEffect, useState } from 'preact/hooks';
import { serverAddress, usePageDependencies } from '../dependencies.ts';
import { hasAccount } from '../synced/owner.ts';
import { showMe, showsMe } from './visibility.ts';
import { tablesWords } from './words/index.ts';

const POLL_MS = 20_000;
/** Maximum number of people before *Show all* is pressed. */
const MAX_LISTED = 4;

interface HereNowProps {
  /** Number of people who follow the tables; undefined if unknown. */
  readonly count: number | undefined;
}

/** List of the people present, each with an invitation, and whether others see the reader. */
export function HereNow({ count }: HereNowProps) {
  const words = tablesWords.value;
  const known = usePeopleHere(count);
  const people = known ?? [];
  const [all, setAll] = useState(false);
  const hasCount = count !== undefined && count > 1;
  // A visitor without an account sees an empty list at first, and has nothing to choose.
  if (people.length === 0 && !hasCount && !hasAccount(browserStorage)) return null;
  const listed = all ? people : people.slice(0, MAX_LISTED);
  return (
    <section class="here-now" aria-labelledby="here-now">
      <div class="tables-line">
        <h2 id="here-now">{words.hereNow}</h2>
        {hasCount && <span class="quiet">{words.here(count)}</span>}
      </div>
      <ul>
        {listed.map((person) => (
          <PersonHere key={person.handle} person={person} />
        ))}
      </ul>
      {known?.length === 0 && hasAccount(browserStorage) && <p class="quiet">{words.nobodyShown}</p>}
      {listed.length < people.length && (
        <button type="button" class="button button-quiet" onClick={() => setAll(true)}>
          {words.all(people.length)}
        </button>
      )}
      {hasAccount(browserStorage) && (
        <label class="choice choice-line">
          <input type="checkbox" checked={showsMe.value} onChange={(event) => showMe(event.currentTarget.checked)} />
          {words.showMe}
        </label>
      )}
    </section>
  );
}

/** A person with their activity, and a link to watch or invite them. */
function PersonHere({ person: { handle, name, does, match } }: { readonly person: PeopleHere['people'][number] }) {
  const words = tablesWords.value;
  const { games } = usePageDependencies();
  const game = games.find(({ id }) => id === match?.game)?.words.value.name;
  return (
    <li>
      <span class="here-avatar" data-does={does} aria-hidden="true">
        {(name ?? handle).slice(0, 1).toLocaleUpperCase()}
      </span>
      <span>
        <span>
          <b>{name ?? `@${handle}`}</b>
          {name !== null && <span class="quiet"> @{handle}</span>}
        </span>
        <span class="quiet">{game === undefined ? words.does[does] : words.playsGame(game)}</span>
      </span>
      {match ? (
        <a href={serverAddress(match.id)} aria-label={words.watchHere(name ?? handle)}>
          {words.watch}
        </a>
      ) : (
        hasAccount(browserStorage) && (
          <a href={`/new?seats=open&invite=${handle}`} aria-label={words.inviteHere(name ?? handle)}>
            {words.invite}
          </a>
        )
      )}
    </li>
  );
}

/** Reads who is here, at first, every 20 seconds while the page is seen, and when their number changes. Null if unknown. */
function usePeopleHere(count: number | undefined): PeopleHere['people'] | null {
  const { server } = usePageDependencies();
  const [people, setPeople] = useState<PeopleHere['people'] | null>(null);
  useEffect(() => {
    const read = async () => {
      if (document.visibilityState !== 'visible') return;
      const reply = await server.get('/api/tables/here', isPeopleHere);
      if (reply.ok) setPeople(reply.value.people);
    };
    void read();
    const timer = setInterval(() => void read(), POLL_MS);
    return () => clearInterval(timer);
  }, [server, count]);
  return people;
}
