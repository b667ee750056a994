import { browserStorage, tabStorage } from '@levante/table/lib/storage.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { address, openPage } from '@levante/table/ui/pages.tsx';
import { type WaitingNotice, waitingNotice } from '@levante/table/ui/waiting.tsx';
import type { Match } from '@levante/wire';
import { effect } from '@preact/signals';
import { followTables } from '../../hosts/streams/tables-stream.ts';
import { forgetWait, START_S, waitsIn } from '../../lib/waits.ts';
import { type PageDependencies, serverAddress } from '../dependencies.ts';
import { inviterIn, invites } from '../invites/invites.ts';
import { inviteWords } from '../invites/words/index.ts';
import { hasAccount } from '../synced/owner.ts';
import { peopleAt } from './presets.ts';
import { showsMe } from './visibility.ts';
import { type Waits, WaitWatch } from './wait-watch.ts';
import { tablesWords } from './words/index.ts';

/** Time between two looks at the tables that no list names. */
const UNLISTED_MS = 5000;

/** Pages that a match which starts may replace: nothing of the reader's is lost there. */
const LEFT_BY_ITSELF: readonly string[] = ['/', '/rules', '/statistics', '/licences'];

/**
 * Follows the tables at which I wait, and my invitations, on every page except the page of open tables, which follows
 * them itself. The list is followed only while I wait; invitations only with an account, in the visible tab.
 */
export function followWaits({ server, games }: Pick<PageDependencies, 'server' | 'games'>): void {
  let stop: (() => void) | null = null;
  let followed: Followed = 'nothing';
  let startedAt: number | null = null;
  let waits: Waits = { waiting: [], full: null };
  const watch = new WaitWatch({
    ids: () => waitsIn(browserStorage),
    forget: (id) => forgetWait(browserStorage, id),
    read: (id) => server.match(id),
    changed: (now) => {
      if (now.full && waits.full?.id !== now.full.id) startedAt = performance.now();
      if (!now.full) startedAt = null;
      waits = now;
      show();
    },
  });
  const show = () => {
    const { path } = address.peek();
    if (waits.full && path === serverAddress(waits.full.id)) return watch.opened(waits.full.id);
    const seconds = startedAt === null ? 0 : START_S - Math.floor((performance.now() - startedAt) / 1000);
    const others = invites.value.filter(({ id }) => path !== serverAddress(id));
    waitingNotice.value = path === '/tables' ? null : noticeOf(waits, others, games, seconds);
    if (!waits.full || seconds > 0) return;
    const isHere = waitsIn(tabStorage).has(waits.full.id);
    if (isHere && LEFT_BY_ITSELF.some((one) => path === one || (one !== '/' && path.startsWith(`${one}/`)))) {
      openPage(serverAddress(waits.full.id));
    }
  };
  const toggle = () => {
    const { path } = address.peek();
    if (waits.full && path === serverAddress(waits.full.id)) watch.opened(waits.full.id);
    const wanted = followedAt(path);
    if (wanted === followed) {
      if (wanted === 'all') void watch.check();
      if (wanted !== 'nothing') show();
      return;
    }
    stop?.();
    followed = wanted;
    if (wanted !== 'all') waits = { waiting: [], full: null };
    stop = wanted === 'nothing' ? null : start(watch, show, wanted === 'invites' ? wanted : undefined);
    // Another tab may have ended what the notice says.
    show();
  };
  effect(() => {
    if (address.value.path !== '') toggle();
  });
  addEventListener('storage', toggle);
  document.addEventListener('visibilitychange', toggle);
}

type Followed = 'nothing' | 'invites' | 'all';

/** Returns what to follow on a page. A hidden tab needs no invitations: browsers allow few connections. */
function followedAt(path: string): Followed {
  if (path === '/tables') return 'nothing';
  if (waitsIn(browserStorage).size > 0) return 'all';
  return hasAccount(browserStorage) && document.visibilityState === 'visible' ? 'invites' : 'nothing';
}

function start(watch: WaitWatch, show: () => void, only?: 'invites'): () => void {
  const unfollow = followTables(
    {
      message: (message) => void watch.message(message),
      invited: (matches) => {
        invites.value = matches;
        show();
      },
      connected: () => {},
    },
    { only, shown: showsMe.value && hasAccount(browserStorage) },
  );
  const timers = [setInterval(show, 1000)];
  if (only === undefined) timers.push(setInterval(() => void watch.checkUnlisted(), UNLISTED_MS));
  return () => {
    unfollow();
    timers.forEach(clearInterval);
  };
}

function noticeOf(
  { waiting, full }: Waits,
  invited: readonly Match[],
  games: readonly GameCard[],
  seconds: number,
): WaitingNotice | null {
  const words = tablesWords.value;
  if (full) {
    const name = games.find(({ id }) => id === full.game)?.words.value.name ?? full.game;
    return {
      text: seconds > 0 ? words.startsIn(seconds) : words.hasStarted,
      short: seconds > 0 ? words.secondsLeft(seconds) : words.goThere,
      href: serverAddress(full.id),
      full: words.titleStarts(name),
    };
  }
  const [invite] = invited;
  if (invite) {
    const text = inviteWords.value.invitedBy(inviterIn(invite));
    const href = invited.length === 1 ? serverAddress(invite.id) : '/tables';
    return { text, short: inviteWords.value.short, href, full: text };
  }
  const [table] = waiting;
  if (!table) return null;
  const people = peopleAt(table);
  const seats = table.seats.length;
  const isAlone = waiting.length === 1;
  return {
    text: isAlone ? words.someWait(people, seats) : words.waitAt(waiting.length),
    short: isAlone ? `${people}/${seats}` : String(waiting.length),
    href: '/tables',
    full: null,
  };
}
