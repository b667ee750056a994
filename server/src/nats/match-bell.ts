import { type Bell, type CommitNews, LocalBell } from '@levante/host';
import {
  exactly,
  type Form,
  isFlag,
  isInteger,
  isRunningControl,
  isText,
  listOf,
  nullOr,
  oneOf,
  optional,
} from '@levante/wire';
import type { Bus } from './bus.ts';
import type { NatsFollowedElsewhere } from './followed-elsewhere.ts';

/** Subject of a match's rings: servers that follow the match subscribe to it. */
const subjectOf = (match: string): string => `levante.ring.${match}`;

/** Ids that are one token of a subject. */
const TOKEN = /^[\w-]+$/;

/** Maximum length of news in characters. Longer ones are left out, and the commit is read. */
const MAX_NEWS = 64 * 1024;

type News<K extends keyof CommitNews> = NonNullable<CommitNews[K]>;
type SeatClock = News<'clocks'>['seats'][number];

const isPause = exactly<NonNullable<SeatClock['pauses']>[number]>({
  from: isInteger,
  to: isInteger,
  why: oneOf('night', 'day-off', 'holiday'),
});

const isSeatClock = exactly<SeatClock>({
  leftMs: isInteger,
  since: nullOr(isInteger),
  freeMs: isInteger,
  beforeMs: optional(isInteger),
  returned: isFlag,
  pauses: optional(listOf(isPause)),
  reserveMs: optional(isInteger),
  holidayMs: optional(isInteger),
});

const isNews: Form<CommitNews> = exactly<CommitNews>({
  match: isText,
  from: isInteger,
  seatVersion: isInteger,
  plies: listOf(
    exactly<News<'plies'>[number]>({
      action: isText,
      usedMs: optional(isInteger),
      leftMs: optional(isInteger),
    }),
  ),
  actor: nullOr(isText),
  result: nullOr(exactly<News<'result'>>({ scores: listOf(isInteger), ranks: listOf(isInteger) })),
  position: nullOr(isInteger),
  clocks: nullOr(
    exactly<News<'clocks'>>({
      control: isRunningControl,
      seats: listOf(isSeatClock),
      restUntil: optional(isInteger),
    }),
  ),
  isCommand: isFlag,
  at: isInteger,
});

/** Followed matches of other servers, and where new ones of this server are announced. */
type Followed = Pick<NatsFollowedElsewhere, 'add' | 'has'>;

/**
 * The bell of matches across servers. A ring reaches the servers that are known to follow the match, with the commit if
 * there is one. This server hears its rings immediately.
 */
export class NatsMatchBell implements Bell {
  readonly #bus: Bus;
  readonly #followed: Followed;
  readonly #here = new LocalBell();

  constructor(bus: Bus, followed: Followed) {
    this.#bus = bus;
    this.#followed = followed;
  }

  ring(match: string, news?: CommitNews): void {
    this.#here.ring(match, news);
    if (!TOKEN.test(match)) return;
    const text = news && this.#followed.has(match) ? JSON.stringify(news) : '';
    this.#bus.publishText(subjectOf(match), text.length > MAX_NEWS ? '' : text);
  }

  listen(listener: (match: string, news?: CommitNews) => void): () => void {
    return this.#here.listen(listener);
  }

  attend(match: string): () => void {
    if (!TOKEN.test(match)) return () => {};
    const leave = this.#bus.subscribeText(subjectOf(match), (text) => {
      const news = text === '' ? null : newsIn(text);
      this.#here.ring(match, news?.match === match ? news : undefined);
    });
    this.#followed.add(match);
    return leave;
  }
}

function newsIn(text: string): CommitNews | null {
  try {
    const read: unknown = JSON.parse(text);
    return isNews(read) ? read : null;
  } catch {
    return null;
  }
}
