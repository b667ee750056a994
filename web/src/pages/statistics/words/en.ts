import { formFor } from '@levante/table/words/en-grammar.ts';

const ENDINGS: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

const rules = new Intl.PluralRules('en', { type: 'ordinal' });

const ordinal = (rank: number): string => `${rank}${ENDINGS[rules.select(rank)] ?? 'th'}`;

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

const averages = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const en = {
  title: 'Statistics',
  about: 'Your finished matches, at this server and on this device, each from the seat you played.',
  reading: 'Loading your matches…',
  none: 'No finished match yet.',
  noneText: 'Finish one, and this page shows how it went.',
  begin: 'Play a match',
  /** Number of matches left out of the figures. */
  running: (count: number) =>
    formFor(count, 'One match is still being played.', `${count} matches are still being played.`),
  shared: (count: number) =>
    formFor(
      count,
      'One match with several people at this screen is not counted.',
      `${count} matches with several people at this screen are not counted.`,
    ),
  /** Number of matches left out of the figures, and of the turns taken back in them. */
  takenBack: (matches: number, turns: number) =>
    `${formFor(matches, 'One match', `${matches} matches`)} with ${formFor(turns, 'a turn', `${turns} turns`)} taken back ${formFor(matches, 'is', 'are')} not counted.`,
  withoutServer: 'You’re offline: only the matches on this device are counted.',
  played: 'Played',
  won: 'Won',
  share: 'Share',
  mean: 'Average score',
  /** Short form for a narrow column, and the share of matches won. */
  meanShort: 'Average',
  best: 'Best score',
  longest: 'Longest match',
  actions: (count: number) => formFor(count, 'one action', `${count} actions`),
  places: 'Places',
  place: ordinal,
  times: (count: number) => formFor(count, 'once', `${count} times`),
  latest: 'Latest matches',
  /** Label of a recent match: "2nd of 4". */
  placeOf: (rank: number, players: number) => `${ordinal(rank)} of ${players}`,
  byPlayers: 'By number of players',
  players: (count: number) => `${count} players`,
  byOthers: 'By opponents',
  people: 'People',
  /** Identity at the server, and how to delete it. */
  identity: {
    title: 'You at this server',
    about:
      'The server knows this browser by a key in a cookie: no password, no address. Anyone with the key plays as you.',
    renew: 'Sign out everywhere else',
    renewed: 'Done. Only this browser is signed in now.',
    forget: 'Forget me',
    forgetQuestion:
      'Forget you for good? Matches where nobody else sat are deleted. In running matches a bot takes your seat; in finished ones your seat loses its name. Matches on this device stay.',
    forgetYes: 'Yes, forget me',
    forgetNo: 'No, keep me',
    forgotten: 'The server has forgotten you. You start your next match as someone new.',
    failed: 'That didn’t work. Try again.',
  },
  percent: (share: number) => percent.format(share),
  /** At most one decimal. */
  figure: (value: number) => figures.format(value).replace('-', '−'),
  /** Exactly one decimal, so that columns align. */
  average: (value: number) => averages.format(value).replace('-', '−'),
};

export default en;

/** Texts of the statistics page. */
export type StatisticsWords = typeof en;
