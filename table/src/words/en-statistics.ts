import { formFor } from './en-plural.ts';
import type { StatisticsWords } from './statistics-words.ts';

const ENDINGS: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (rank: number): string => `${rank}${ENDINGS[rules.select(rank)] ?? 'th'}`;
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const averages = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const enStatistics: StatisticsWords = {
  title: 'Statistics',
  about: 'Your finished matches, at this server and on this device, each from the seat you played.',
  reading: 'Reading your matches…',
  none: 'No finished match yet.',
  noneText: 'When you have finished one, this page tells how it went.',
  begin: 'Play a match',
  running: (count) => formFor(count, 'One match is still being played.', `${count} matches are still being played.`),
  shared: (count) =>
    formFor(
      count,
      'One match with several people at this screen is not counted.',
      `${count} matches with several people at this screen are not counted.`,
    ),
  withoutServer: 'The server does not answer: only the matches on this device are counted.',
  played: 'Played',
  won: 'Won',
  share: 'Share',
  mean: 'Average score',
  meanShort: 'Average',
  best: 'Best score',
  longest: 'Longest match',
  actions: (count) => formFor(count, 'one action', `${count} actions`),
  places: 'Places',
  place: ordinal,
  times: (count) => formFor(count, 'once', `${count} times`),
  latest: 'The latest matches',
  placeOf: (rank, players) => `${ordinal(rank)} of ${players}`,
  byPlayers: 'By number of players',
  players: (count) => `${count} players`,
  byOthers: 'By who else played',
  people: 'People',
  percent: (share) => percent.format(share),
  figure: (value) => figures.format(value).replace('-', '−'),
  average: (value) => averages.format(value).replace('-', '−'),
};
