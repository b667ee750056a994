import { Readable } from 'node:stream';
import type { MatchHost } from '@levante/host';
import type { AccountSignInMethods, Accounts, Caller, Emails, SyncedAccounts } from '@levante/people';
import type { PersonCalendars } from '@levante/people/calendar';
import type { BlockStore, ChatStore, ExportedLine, LinePlace, ReportStore } from '@levante/people/chat';
import type { Notifications } from '@levante/people/notifications';
import { ApiError, COLLECTIONS, MyExport } from '@levante/wire';
import type { FastifyReply } from 'fastify';
import type { App } from '../http/app.ts';
import type { RateLimiters } from '../http/guard.ts';
import type { Http } from '../http/http.ts';
import { requireLiveSession } from '../http/identity.ts';
import { callerOf } from '../http/person.ts';
import type { Names } from '../http/ports.ts';

/** Everything that a server stores about a person. */
export interface ExportDependencies extends Pick<Http, 'keys' | 'sessions' | 'signer'> {
  readonly host: Pick<MatchHost, 'list' | 'record'>;
  readonly names: Pick<Names, 'nameOf'>;
  readonly accounts: Pick<Accounts, 'view'>;
  readonly emails: Pick<Emails, 'emailOf'> | null;
  readonly signInMethods: Pick<AccountSignInMethods, 'view'>;
  readonly synced: Pick<SyncedAccounts, 'ownerOf' | 'dataOf'>;
  readonly chatStore: Pick<ChatStore, 'linesBy'>;
  readonly blocks: Pick<BlockStore, 'blocksOf'>;
  readonly reports: Pick<ReportStore, 'reportsBy'>;
  readonly calendars: Pick<PersonCalendars, 'calendarOf'>;
  readonly notifications: Pick<Notifications, 'storedSettingsOf' | 'channelsOf'>;
}

const PAGE = 50;
const PIECE_BYTES = 65_536;

/**
 * Yields everything stored about a person as the text of one JSON object, match by match. `requireLive` throws once their
 * session has ended: a slow reader gets nothing that was written since.
 */
async function* exportOf(
  parts: ExportDependencies,
  caller: Caller,
  generation: number,
  requireLive: () => Promise<void>,
): AsyncGenerator<string> {
  const { accounts, emails, signInMethods, sessions, names, host } = parts;
  const { person } = caller;
  const { account, passkeys, codes } = await accounts.view(caller);
  await emails?.emailOf(caller);
  const { email, isLinked, providersElsewhere } = await signInMethods.view(person, null);
  const page = { generation, first: null, before: null, limit: COLLECTIONS.cookies.max + COLLECTIONS.tokens.max };
  const listed = await sessions.list(person, page);
  const head = {
    name: await names.nameOf(person),
    handle: account?.handle ?? null,
    createdAt: account?.createdAt ?? null,
    codes,
    passkeys: passkeys.map(({ id, name, createdDay, usedDay }) => ({ id, name, createdDay, usedDay })),
    email: email ? { address: email.address, next: email.next } : null,
    provider: isLinked || providersElsewhere.length > 0,
    devices: listed.map(({ agent, issuer: _issuer, ...session }) => ({
      ...session,
      ...agent,
    })),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"matches":[`;
  let separator = '\n';
  for (let before: number | null = Number.MAX_SAFE_INTEGER; before !== null; ) {
    const { matches, next }: Awaited<ReturnType<typeof host.list>> = await host.list(person, before, PAGE);
    for (const match of matches) {
      await requireLive();
      const record = await host.record(match.id, person, null);
      yield `${separator}${JSON.stringify({ match, record: record.ok ? record.value : null })}`;
      separator = ',\n';
    }
    before = next;
  }
  await requireLive();
  const blocks = (await parts.blocks.blocksOf(person)).map(({ id, name }) => ({ id, name }));
  const reports = await parts.reports.reportsBy(person);
  const calendar = await parts.calendars.calendarOf(person);
  const synced = (await parts.synced.ownerOf(person)) === null ? null : await parts.synced.dataOf(person);
  const notifications = {
    settings: await parts.notifications.storedSettingsOf(person),
    channels: await parts.notifications.channelsOf(person),
  };
  yield `],${JSON.stringify({ blocks, reports, calendar, synced, notifications }).slice(1, -1)},"chat":[`;
  yield* linesBy(parts.chatStore, person, requireLive);
  yield ']}\n';
}

/** Yields the chat lines of a person as the text of the entries of an array, page by page. */
async function* linesBy(
  store: Pick<ChatStore, 'linesBy'>,
  person: string,
  requireLive: () => Promise<void>,
): AsyncGenerator<string> {
  const limit = COLLECTIONS.chatLines.page;
  let separator = '';
  for (let after: LinePlace | null = null, more = true; more; ) {
    await requireLive();
    const lines: readonly ExportedLine[] = await store.linesBy(person, after, limit);
    for (const { number: _number, ...line } of lines) {
      yield `${separator}${JSON.stringify(line)}`;
      separator = ',';
    }
    after = lines.at(-1) ?? null;
    more = lines.length === limit;
  }
}

/** Yields texts in pieces, each written once the client has read the one before. A whole text would show no progress. */
async function* piecesOf(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) {
    const bytes = Buffer.from(text);
    for (let from = 0; from < bytes.length; from += PIECE_BYTES) yield bytes.subarray(from, from + PIECE_BYTES);
  }
}

/** Sends text as a file, without the type of the reply: a stream is not validated. */
async function sendFile(reply: FastifyReply, text: Readable): Promise<FastifyReply> {
  reply.header('content-disposition', 'attachment; filename="levante-export.json"');
  return await reply.type('application/json; charset=utf-8').send(text);
}

/** Adds the export of everything stored about the caller. */
export function addExport(app: App, parts: ExportDependencies, rateLimiters: RateLimiters): void {
  app.get(
    '/api/me/export',
    {
      config: { isLong: true },
      schema: {
        operationId: 'exportMe',
        tags: ['account'],
        summary: 'Export everything stored about me',
        description:
          'Returns one JSON file: name, account, address, devices, the people I have blocked, my chat lines and reports, my nights and days off, my settings and progress, my channels of notifications, and my matches with their records as far as I may see them.',
        response: {
          200: { description: 'The export.', content: { 'application/json': { schema: MyExport } } },
          '4xx': ApiError,
        },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      await rateLimiters.newMatch(request);
      return await sendFile(
        reply,
        Readable.from(piecesOf(exportOf(parts, caller, request.generation, () => requireLiveSession(parts, request)))),
      );
    },
  );
}
