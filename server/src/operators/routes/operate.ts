import type { OperatorFault, PageMeasure } from '@levante/people/operators';
import {
  ApiError,
  COLLECTIONS,
  NewMeasure,
  Nothing,
  OperateBans,
  OperateJournal,
  OperateMatches,
  OperateMatchesQuery,
  OperateNotifications,
  OperateOverview,
  OperatePageQuery,
  OperatePeople,
  OperatePeopleQuery,
  OperateReports,
} from '@levante/wire';
import type { FastifyRequest } from 'fastify';
import { banSubject } from '../../http/address.ts';
import type { App } from '../../http/app.ts';
import { HttpError } from '../../http/http-error.ts';
import { type Admission, callerOf } from '../../http/person.ts';
import type { OperatorRouteDependencies } from '../dependencies.ts';
import { addOperateInvitations } from './invitations.ts';

const PAGE = COLLECTIONS.acts.page;
const DAY_MS = 86_400_000;
const tags = ['operators'];
const errors = { '4xx': ApiError };

function throwFault(fault: OperatorFault): never {
  throw HttpError.of(fault);
}

/** Adds the routes for people with the role of an operator. For all others they look like missing routes. */
export function addOperate(app: App, parts: OperatorRouteDependencies): void {
  const { operators, operatorReads: reads, now, bans } = parts;
  const admit: Admission = async (request: FastifyRequest): Promise<void> => {
    if (!(await operators.admits(request.person))) throwFault('not-found');
    bans.refuse(request);
    if (!(await operators.mayRead(callerOf(request)))) throwFault('proof-needed');
  };

  app.get(
    '/api/operate',
    {
      onRequest: admit,
      schema: {
        operationId: 'getOperateOverview',
        tags,
        summary: 'Get the figures of the server',
        description:
          'Only for operators; for others the URL does not exist. Like everything below `/api/operate`, it needs proof with a passkey, given in this session within twelve hours.',
        response: { 200: OperateOverview, ...errors },
      },
    },
    async (request) => {
      const [counts, health, ready] = await Promise.all([reads.counts(), parts.health(), parts.isReady(request.log)]);
      return { ...counts, here: parts.tables.here ?? null, health: { ready, ...health } };
    },
  );

  app.get(
    '/api/operate/reports',
    {
      onRequest: admit,
      schema: {
        operationId: 'listReports',
        tags,
        summary: 'List open reports by line, oldest first',
        description: 'Each with the line and up to 19 before it. Who reported is not part of it.',
        response: { 200: OperateReports, ...errors },
      },
    },
    async () => ({
      reports: (await reads.reports(PAGE)).map(({ lines, reasons, ...report }) => ({
        ...report,
        reasons: [...reasons],
        lines: [...lines],
      })),
    }),
  );

  app.get(
    '/api/operate/notifications',
    {
      onRequest: admit,
      schema: {
        operationId: 'countNotifications',
        tags,
        summary: 'Count the notifications of the last day by kind of channel',
        description: 'By which operators see whether mail, push and webhooks work. People and matches are not named.',
        response: { 200: OperateNotifications, ...errors },
      },
    },
    async () => {
      const since = now() - DAY_MS;
      return { since, channels: await reads.deliveries(since) };
    },
  );

  app.get(
    '/api/operate/people',
    {
      onRequest: admit,
      schema: {
        operationId: 'searchPeople',
        tags,
        summary: 'Search people by name or handle',
        description: '`next` is the `after` of the next page. Addresses and ways to sign in are not shown.',
        querystring: OperatePeopleQuery,
        response: { 200: OperatePeople, ...errors },
      },
    },
    async ({ query: { search = '', after = '' } }) => {
      const found = await reads.people(search, after, PAGE + 1, now());
      const page = found.slice(0, PAGE);
      return { people: [...page], next: found.length > PAGE ? (page.at(-1)?.id ?? null) : null };
    },
  );

  app.get(
    '/api/operate/matches',
    {
      onRequest: admit,
      schema: {
        operationId: 'listUnfinishedMatches',
        tags,
        summary: 'List unfinished matches, newest first',
        description: 'With the names of the players and nothing hidden. `next` is the `before` of the next page.',
        querystring: OperateMatchesQuery,
        response: { 200: OperateMatches, ...errors },
      },
    },
    async ({ query: { before } }) => {
      const found = await reads.matches(Number(before ?? Number.MAX_SAFE_INTEGER), PAGE + 1);
      const page = found.slice(0, PAGE);
      const matches = page.map(({ number: _number, players, ...match }) => ({ ...match, players: [...players] }));
      return { matches, next: found.length > PAGE ? (page.at(-1)?.number ?? null) : null };
    },
  );

  addPast(app, parts, admit);
  addOperateInvitations(app, parts, admit);
  addMeasures(app, parts, admit);
}

/** Adds the routes of what operators have done: bans in force and the journal. */
function addPast(app: App, { measures, operatorReads: reads, now }: OperatorRouteDependencies, admit: Admission): void {
  app.get(
    '/api/operate/bans',
    {
      onRequest: admit,
      schema: {
        operationId: 'listBans',
        tags,
        summary: 'List the bans in force',
        response: { 200: OperateBans, ...errors },
      },
    },
    async () => {
      const bans = await reads.bans(COLLECTIONS.bans.page, now());
      const names = await reads.namesOf(bans.map(({ subject }) => subject));
      return { bans: bans.map((ban) => ({ ...ban, name: names.get(ban.subject) ?? null })) };
    },
  );

  app.get(
    '/api/operate/journal',
    {
      onRequest: admit,
      schema: {
        operationId: 'readJournal',
        tags,
        summary: 'Read the journal of all measures, newest first',
        description: 'Of commands and of operators. `next` is the `before` of the next page.',
        querystring: OperatePageQuery,
        response: { 200: OperateJournal, ...errors },
      },
    },
    async ({ query: { before } }) => {
      const found = await measures.journal(before ?? null, PAGE + 1);
      const page = found.slice(0, PAGE);
      const people = page.flatMap(({ operator, subject }) => (operator === null ? [subject] : [operator, subject]));
      const names = await reads.namesOf([...new Set(people)]);
      return {
        acts: page.map(({ operator, ...line }) => ({
          ...line,
          by: operator === null ? null : (names.get(operator) ?? operator),
          name: names.get(line.subject) ?? null,
        })),
        next: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
      };
    },
  );
}

/** Adds the route by which operators take measures. */
function addMeasures(app: App, { operators, newId }: OperatorRouteDependencies, admit: Admission): void {
  app.post(
    '/api/operate/acts',
    {
      onRequest: admit,
      schema: {
        operationId: 'actAsOperator',
        tags,
        summary: 'Take a measure as an operator',
        description:
          'Needs the role of an operator, and proof with a passkey, given within ten minutes. The measure and its reason are written to the journal, and the person concerned is shown the reason. `ban` names a person or an address.',
        body: NewMeasure,
        response: { 200: Nothing, ...errors },
      },
    },
    async (request) => {
      const { reason = null, ...body } = request.body;
      const fault = await operators.take(callerOf(request), pageMeasureOf(body, newId), reason);
      if (fault !== null) throwFault(fault);
      return {};
    },
  );
}

function pageMeasureOf(body: Omit<NewMeasure, 'reason'> & NewMeasure, newId: () => string): PageMeasure {
  if (body.kind === 'announce') return { ...body, id: newId() };
  if (body.kind !== 'ban') return body;
  const subject = banSubject(body.subject);
  if (subject === null) throw HttpError.of('bad-request', { path: '/body/subject' });
  return { ...body, subject };
}
