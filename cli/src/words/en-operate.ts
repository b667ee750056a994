import { many } from '@levante/table/words/en-grammar.ts';
import type { OperateWords } from './operate-words.ts';

export const enOperate: OperateWords = {
  columns: ['match', 'game', 'status', 'ply', 'opened', 'by person', 'from address'],
  status: { waiting: 'waiting', running: 'running', over: 'over', ended: 'ended' },
  nextPage: (option) => `Next page: ${option}`,
  nothing: 'Nothing found.',
  labels: {
    opened: 'Opened',
    person: 'By person',
    place: 'From address',
    toAct: 'To act',
    deletedAfter: 'Deleted after',
    seat: (seat) => `Seat ${seat}`,
  },
  openSeat: 'open',
  bot: (level) => `bot, ${level}`,
  person: (id) => (id === '' ? 'a deleted person' : `person ${id}`),
  ended: (match) => `Ended match ${match} without a result.`,
  deleted: (match) => `Deleted match ${match}.`,
  revoked: (person) => `Revoked all keys of person ${person}; their streams end within a second.`,
  banned: (subject, until) => `Banned ${subject} until ${until}.`,
  lifted: (subject) => `Lifted the ban of ${subject}.`,
  until: (subject, until) => `${subject}   until ${until}`,
  verified: (matches, faults) =>
    `Verified ${many(matches, 'match', 'matches')}: ${faults === 0 ? 'no faults' : many(faults, 'fault')}`,
  faults: {
    noMatch: (id) => `there is no match ${id}`,
    notRunning: (id) => `match ${id} is not running: if it is waiting, you can delete it`,
    noPerson: (id) => `there is no person ${id}`,
    noSubject: (text) => `${text} is neither a person's id, nor an address, nor the mark of an address`,
    noBan: (subject) => `${subject} is not banned`,
    noData: (folder) => `there are no matches in ${folder}: name the data folder with --data`,
    olderServer: 'the running server is older than this command: use the server’s version, or restart it first',
    nothingToVerify: 'name records, or a data folder with --data, or a database with --database',
  },
};
