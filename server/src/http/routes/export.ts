import { Readable } from 'node:stream';
import type { Caller } from '@levante/people';
import { ApiError, MyExport } from '@levante/wire';
import type { FastifyReply } from 'fastify';
import type { App } from '../app.ts';
import type { RateLimiters } from '../guard.ts';
import { requireLiveSession } from '../identity.ts';
import type { HttpParts } from '../ports.ts';
import { callerOf } from './person.ts';

const PAGE = 50;

/**
 * Yields everything stored about a person as the text of one JSON object, match by match. `requireLive` throws once their
 * session has ended: a slow reader gets nothing that was written since.
 */
async function* exportOf(
  parts: HttpParts,
  caller: Caller,
  generation: number,
  requireLive: () => Promise<void>,
): AsyncGenerator<string> {
  const { accounts, emails, ways, sessions, names, host } = parts;
  const { person } = caller;
  const { account, passkeys, codes } = await accounts.view(caller);
  await emails?.emailOf(caller);
  const { email, isLinked, providersElsewhere } = await ways.view(person, null);
  const head = {
    name: await names.nameOf(person),
    ...{ handle: account?.handle ?? null, createdAt: account?.createdAt ?? null, codes },
    passkeys: passkeys.map(({ id, name, createdDay, usedDay }) => ({ id, name, createdDay, usedDay })),
    email: email ? { address: email.address, next: email.next } : null,
    provider: isLinked || providersElsewhere.length > 0,
    devices: (await sessions.list(person, generation)).map(({ agent, issuer: _issuer, ...session }) => ({
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
  const blocks = (await parts.chatStore.blocksOf(person)).map(({ id, name }) => ({ id, name }));
  const chat = await parts.chatStore.linesBy(person);
  const reports = await parts.chatStore.reportsBy(person);
  const calendar = await parts.calendars.calendarOf(person);
  const synced = (await parts.synced.ownerOf(person)) === null ? null : await parts.synced.dataOf(person);
  const notifications = {
    settings: await parts.notifications.storedSettingsOf(person),
    channels: await parts.notifications.channelsOf(person),
  };
  yield `],${JSON.stringify({ blocks, chat, reports, calendar, synced, notifications }).slice(1)}\n`;
}

/** Sends text as a file, without the type of the reply: a stream is not validated. */
async function sendFile(reply: FastifyReply, text: Readable): Promise<FastifyReply> {
  reply.header('content-disposition', 'attachment; filename="levante-export.json"');
  return await reply.type('application/json; charset=utf-8').send(text);
}

/** Adds the export of everything stored about the caller. */
export function addExport(app: App, parts: HttpParts, rateLimiters: RateLimiters): void {
  app.get(
    '/api/me/export',
    {
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
        Readable.from(exportOf(parts, caller, request.generation, () => requireLiveSession(parts, request))),
      );
    },
  );
}
