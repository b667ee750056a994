import { analysisWords } from '@levante/table/analysis/words/en.ts';
import { many } from '@levante/table/words/en-grammar.ts';
import { pageWords } from '@levante/table/words/page/en.ts';
import { enOperate } from './en-operate.ts';
import type { CliWords } from './words.ts';

export const enCli: CliWords = {
  play: {
    you: 'you',
    levelName: pageWords.value.home.levelName,
    seat: (seat, name) => `Seat ${seat}, ${name}`,
    does: (who, what) => `${who}: ${what}`,
    thinking: (who) => `${who}, is thinking …`,
    deal: (commitment) =>
      `The deal is settled by a seed whose mark is ${commitment}; the seed itself is told at the end.`,
    seedWas: (seed) => `The seed was ${seed}.`,
    question: 'What will you do?',
    takeBack: 'Take back the last step',
    look: 'Show the whole table',
    help: {
      choice: 'Help',
      lines: [
        '↑/↓ and Enter choose what to do. Type letters to narrow the list: a city, a card, a verb.',
        'Above the question you see your own row: your money and cards, or your ships and hand.',
        '“Show the whole table” shows every player and place. Otherwise only changes are shown.',
        '“Take back the last step” undoes your steps as long as nothing was turned up and nobody else acted.',
        'Esc or Ctrl-C leaves, after a question. The match is kept after each of your steps: levante play --resume goes on.',
        'The rules of both games, with examples: npm start, then Rules.',
      ],
    },
    changed: 'Changed since your last action:',
    leaving: 'Leave the match? It is kept, and you can go on later.',
    stay: 'Stay',
    leave: 'Leave',
    kept: 'The match is kept. Go on with: levante play --resume',
    other: 'Another match is kept: levante play --resume goes on with it.',
    search: 'Search:',
    narrowed: (count) => many(count, 'match', 'matches'),
    noMatch: 'Nothing fits.',
    keys: [
      ['↑/↓', 'choose'],
      ['Enter', 'do it'],
      ['letters', 'narrow the list'],
      ['Esc', 'leave'],
    ],
    saved: (file, folder) => `The record is ${file} in ${folder}.`,
  },
  replay: {
    ply: (ply, plies, next) => `Ply ${ply} of ${plies}${next === null ? '' : `; next: ${next.line} (${next.said})`}`,
  },
  analyse: {
    page: analysisWords.value,
    seatWithoutName: (seat) => `Seat ${seat}`,
    youGaveAway: (share) => `you gave away ${share}`,
    about: (turns, level) =>
      `${many(turns, 'turn')}, judged by ${level}. Chances are chances to win; “given away” is a turn’s mean.`,
    turn: (ply, whereabouts, mark, gaveAway) => `Ply ${ply}. ${whereabouts}. ${mark}: ${gaveAway}.`,
    because: 'Why',
    columns: ['turns', 'given away', 'inaccuracies', 'mistakes', 'blunders'],
    progress: (percent) => `${percent} % of the match`,
  },
  verify: {
    holds: 'ok      ',
    fails: 'FAILED  ',
    verified: ({ actions, checks, deal, added, over }) =>
      [
        many(actions, 'action'),
        over ? 'over' : 'running',
        ...(checks > 0 ? [many(checks, 'check')] : []),
        ...(deal ? [`deal proven${added > 0 ? `, with the entropy of ${many(added, 'seat')}` : ''}`] : []),
      ].join(', '),
    notProven: (parts) => `not proven: ${parts.join(', ')}`,
    unproven: {
      running: () => 'the deal (the match is not over)',
      hidden: ({ hidden, actions }) => `${many(hidden, 'action')} from ply ${actions} on (hidden cards)`,
      'no-seed': () => 'the deal (no seed)',
      'no-commitment': () => 'that the seed was fixed before the deal (no commitment)',
      'no-result': () => 'the result (none in the record)',
    },
    fault: (ply, action, what) =>
      `ply ${ply}${ply < 0 ? ' (its head)' : action === null ? '' : `, ${action}`}: ${what}`,
    why: {
      'seed-gives': (drawn) => `the seed gives ${drawn}`,
      'seed-not-committed': () => 'the seed does not hash to the commitment',
      'match-not-over': (path) => `${path}: the match is not over`,
    },
  },
  serve: {
    at: (url, folder) => `Levante is at ${url} (matches are kept in ${folder}; Ctrl-C stops it)`,
    thinking: (nats) => `Bots think for the servers at ${nats} (Ctrl-C stops them)`,
    stopping: 'Stopping.',
  },
  book: {
    moved: (matches, people, hash) =>
      `${matches} matches and ${people} names have been moved; both databases hold the same: ${hash}`,
    backedUp: (folder) => `The backup is in ${folder}; \`levante serve --data ${folder}\` serves it`,
  },
  operate: enOperate,
  faults: {
    cannotRead: (path, why) => `${path} cannot be read: ${why}`,
    noJson: (path, why) => `${path} is no JSON: ${why}`,
    cannotWrite: (path, why) => `${path} cannot be written: ${why}`,
    noGame: (id, known) => `there is no game ${id}; there is ${known.join(', ')}`,
    noBot: (level, known) => `there is no bot ${level}; there is ${known.join(', ')}`,
    nameBots: (known) => `name at least one bot of ${known.join(', ')}`,
    noOption: (game, option) => `${game} has no option --${option}`,
    noBots: (game) => `${game} has no bots to play against`,
    noAnalyst: (game) => `no bot analyses ${game}`,
    seatRange: (last) => `--seat is 0 to ${last}`,
    needsTerminal: 'play needs a terminal',
    nothingKept: (folder) => `no match is kept in ${folder}`,
    cannotResume: (file) => `${file} is no match that this version can go on with`,
    notOver: (file) => `${file}: the match is not over`,
    plyRange: (file, plies) => `${file} has ${many(plies, 'ply', 'plies')}: --ply is 0 to ${plies}`,
    inFile: (file, what) => `${file}: ${what}`,
    portTaken: (port) => `port ${port} is taken: choose another with --port`,
    folderTaken: (folder) => `another server keeps ${folder}: stop it, or choose another folder with --data`,
    noFolder: (path) => `${path} is a file: choose a folder with --data`,
    newerData: (place) => `${place} was written by a newer Levante: upgrade Levante, or restore a backup made before`,
    noPermission: (port, folder) => `there is no permission for port ${port} or ${folder}`,
    databaseInUse: 'the database holds matches already: choose an empty one',
    folderInUse: (folder) => `${folder} is not empty: choose another folder for the backup`,
    noSecret:
      'a database needs the secret that its servers share: name its file with --secret-file, or set LEVANTE_SECRET',
    notBuilt: 'the page is not built yet: run `npm run build`',
  },
};
