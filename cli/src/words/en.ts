import enAnalysis from '@levante/table/analysis/words/en.ts';
import { many } from '@levante/table/words/en-grammar.ts';
import enPage from '@levante/table/words/page/en.ts';
import type { CliWords } from './words.ts';

export const enCli: CliWords = {
  play: {
    you: 'you',
    levelName: enPage.home.levelName,
    seat: (seat, name) => `Seat ${seat}, ${name}`,
    does: (who, what) => `${who}: ${what}`,
    thinking: (who) => `${who}, is thinking …`,
    deal: (commitment) =>
      `The deal is fixed by a seed with the hash ${commitment}; the seed itself is revealed at the end.`,
    seedWas: (seed) => `The seed was ${seed}.`,
    question: 'What do you do?',
    takeBack: 'Undo the last step',
    look: 'Show the whole table',
    help: {
      choice: 'Help',
      lines: [
        '↑/↓ and Enter choose what to do. Type letters to filter the list: a city, a card, a verb.',
        'Your own row is above the question: your money and cards, or your ships and hand.',
        '“Show the whole table” shows every player and place. Otherwise you only see changes.',
        '“Undo the last step” works until a card or cube is drawn or someone else acts.',
        'Esc or Ctrl-C leaves, after a question. The match is saved after each of your steps: levante play --resume continues it.',
        'The rules of both games, with examples: npm start, then Rules.',
      ],
    },
    changed: 'Since your last action:',
    leaving: 'Leave the match? It is saved, and you can continue later.',
    stay: 'Stay',
    leave: 'Leave',
    matchSaved: 'The match is saved. To continue: levante play --resume',
    other: 'Another match is saved: levante play --resume continues it.',
    search: 'Search:',
    narrowed: (count) => many(count, 'match', 'matches'),
    noMatch: 'No matches.',
    keys: [
      ['↑/↓', 'choose'],
      ['Enter', 'confirm'],
      ['letters', 'filter the list'],
      ['Esc', 'leave'],
    ],
    saved: (file, folder) => `Saved the record as ${file} in ${folder}.`,
  },
  replay: {
    ply: (ply, plies, next) => `Ply ${ply} of ${plies}${next === null ? '' : `; next: ${next.line} (${next.text})`}`,
  },
  analyse: {
    page: enAnalysis,
    seatWithoutName: (seat) => `Seat ${seat}`,
    about: (turns, level) =>
      `${many(turns, 'turn')}, analysed by ${level}. Chances are chances to win; “lost” is the average per turn.`,
    turn: (ply, whereabouts, mark, cost) => `Ply ${ply}. ${whereabouts}. ${mark}: ${cost}.`,
    because: 'Why',
    columns: ['turns', 'lost', 'inaccuracies', 'mistakes', 'blunders'],
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
        ...(deal ? [`deal verified${added > 0 ? `, with the entropy of ${many(added, 'seat')}` : ''}`] : []),
      ].join(', '),
    takenBack: (turns, origins) => `${many(turns, 'turn')} taken back (${origins})`,
    notProven: (parts) => `not proven: ${parts.join(', ')}`,
    unproven: {
      running: () => 'the deal (the match is not over)',
      hidden: ({ hidden, actions }) => `${many(hidden, 'action')} from ply ${actions} on (hidden cards)`,
      'no-seed': () => 'the deal (no seed)',
      'no-commitment': () => 'that the seed was fixed before the deal (no commitment)',
      'no-result': () => 'the result (none in the record)',
      start: () => 'the position at the beginning (the record does not say how it came about)',
      consent: () => 'that the players agreed to take back turns (no consent of every seat that added entropy)',
    },
    fault: (ply, action, what) =>
      `ply ${ply}${ply < 0 ? ' (its head)' : action === null ? '' : `, ${action}`}: ${what}`,
    stored: (matches, faults) =>
      `Verified ${many(matches, 'match', 'matches')}: ${faults === 0 ? 'no faults' : many(faults, 'fault')}`,
    why: {
      'seed-gives': (drawn) => `the seed gives ${drawn}`,
      'seed-not-committed': () => 'the seed does not hash to the commitment',
      'match-not-over': (path) => `${path}: the match is not over`,
      'start-hidden': (path) => `${path}: a finished match hides nothing`,
      'no-seed': (path) => `${path}: it belongs to a seed, and there is none`,
      'nothing-to-draw': () => 'there is nothing to draw',
      'no-turn-began': () => 'no turn began where the match continues another one',
    },
  },
  serve: {
    at: (url, folder) => `Levante is at ${url} (matches are stored in ${folder}; Ctrl-C stops it)`,
    thinking: (nats) => `Running bots for the servers at ${nats} (Ctrl-C stops them)`,
    stopping: 'Stopping.',
    noOrigin: 'Without --origin the server does not know its address: push messages and webhooks are not sent.',
  },
  data: {
    moved: (matches, people, hash) =>
      `Moved ${matches} matches and ${people} names; both databases contain the same: ${hash}`,
    backedUp: (folder) =>
      `The backup is in ${folder}; \`levante serve --data ${folder}\` serves it and signs everybody out`,
    withSecret: 'It contains the signing key: keep it as safe as the original.',
    withoutSecret: (folder) =>
      `It has no signing key: keep a copy of \`secret\` elsewhere, and put it into ${folder} to serve it.`,
    restored: (sessions, codes, operators) =>
      `Ended as they may have ended since the backup: ${sessions} cookies and tokens, ${codes} recovery codes, ${operators} roles of operators, and all webhooks. Everybody signs in again, guests start over, and operators need their role again (\`levante people grant-operator\`). Passkeys, addresses and deleted accounts are as they were.`,
    credentialsUnchanged:
      'All credentials stay as they were when the backup was made, also those that have ended since.',
  },
  faults: {
    cannotRead: (path, why) => `${path} cannot be read: ${why}`,
    noJson: (path, why) => `${path} is not valid JSON: ${why}`,
    cannotWrite: (path, why) => `${path} cannot be written: ${why}`,
    noGame: (id, known) => `there is no game ${id}; known games: ${known.join(', ')}`,
    noBot: (level, known) => `there is no bot ${level}; known bots: ${known.join(', ')}`,
    nameBots: (known) => `name at least one bot: ${known.join(', ')}`,
    noOption: (game, option) => `${game} has no option --${option}`,
    noBots: (game) => `${game} has no bots to play against`,
    noAnalyst: (game) => `${game} has no bot for analyses`,
    seatRange: (last) => `--seat must be from 0 to ${last}`,
    needsTerminal: 'play needs a terminal',
    noSavedMatch: (folder) => `there is no saved match in ${folder}`,
    cannotResume: (file) => `this version cannot continue the match in ${file}`,
    notOver: (file) => `${file}: the match is not over`,
    plyRange: (file, plies) => `${file} has ${many(plies, 'ply', 'plies')}: --ply must be from 0 to ${plies}`,
    inFile: (file, what) => `${file}: ${what}`,
    portTaken: (port) => `port ${port} is in use: choose another with --port`,
    folderTaken: (folder) => `another server is using ${folder}: stop it, or choose another folder with --data`,
    noFolder: (path) => `${path} is a file: choose a folder with --data`,
    newerData: (place) => `${place} was written by a newer Levante: upgrade Levante, or restore a backup made before`,
    noPermission: (port, folder) => `permission denied for port ${port} or ${folder}`,
    databaseInUse: 'the database already contains matches: choose an empty one',
    noData: (folder) => `there are no matches in ${folder}: name the data folder with --data`,
    olderServer: 'the running server is older than this command: use the server’s version, or restart it first',
    unfitFolder: (folder) =>
      `the file system of ${folder} has no locks or no shared memory, like some network drives: choose a folder on a local disk with --data`,
    fleetingConnections:
      'a pooler in front of the database shares its connections: set it to session mode (pool_mode = session)',
    nothingToVerify: 'name records, or a data folder with --data, or a database with --database',
    folderInUse: (folder) => `${folder} is not empty: choose another folder for the backup`,
    mailNeedsOrigin: 'Signing in by e-mail needs --origin: links in messages must lead to one fixed address.',
    oidcIncomplete:
      'Signing in with a provider needs --oidc-issuer, --oidc-client, its secret (--oidc-secret-file or LEVANTE_OIDC_SECRET) and --origin.',
    secretLost: (file) =>
      `${file} is missing or damaged, and its folder has data: put it back from where it was kept, or start once with --new-secret, which signs everybody out and ends guests for good`,
    secretPresent: (file) => `${file} is there: start without --new-secret, which replaces a lost one`,
    newSecretNotHere: '--new-secret is for a folder; the secret of a database is in --secret-file or LEVANTE_SECRET',
    noSecret:
      'a database needs the secret shared by its servers: name its file with --secret-file, or set LEVANTE_SECRET',
    notBuilt: 'the page is not built yet: run `npm run build`',
  },
};
