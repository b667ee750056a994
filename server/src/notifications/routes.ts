import { type Accounts, agentOf } from '@levante/people';
import type { NotificationReply, Notifications } from '@levante/people/notifications';
import {
  AddedChannel,
  ApiError,
  ChannelSwitch,
  ChannelTest,
  type DeliveryEntry,
  MAIL_LANGUAGES,
  MyNotifications,
  NewChannel,
  Nothing,
  NotificationChange,
  NotificationSettings,
} from '@levante/wire';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { App } from '../http/app.ts';
import type { Http } from '../http/http.ts';
import { HttpError } from '../http/http-error.ts';
import type { EnsureIdentity } from '../http/identity.ts';
import { accountOrThrow, addressMark, callerOf, requirePerson } from '../http/person.ts';

const tags = ['notifications'];
const params = z.strictObject({ id: z.string().check(z.maxLength(64)) });

/** Returns the value of a reply, or throws its fault as an error response. */
function valueOrThrow<T>(reply: NotificationReply<T>): T {
  if (reply.ok) return reply.value;
  throw HttpError.of(reply.fault);
}

/** Returns the first language of a browser that notifications are written in. */
function languageOf({ headers }: FastifyRequest): NotificationSettings['language'] {
  const wanted = (headers['accept-language'] ?? '').split(',').map((one) => one.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((one) => MAIL_LANGUAGES.find((language) => language === one) ?? [])[0] ?? 'en';
}

/** Dependencies of the routes of notifications. */
export interface NotificationRouteDependencies extends Pick<Http, 'signer' | 'limits'> {
  readonly notifications: Notifications;
  readonly accounts: Pick<Accounts, 'requireProof'>;
}

/** Returns the caller's log. Matches that are gone have no game. */
async function logOf(
  { notifications }: Pick<NotificationRouteDependencies, 'notifications'>,
  person: string,
): Promise<DeliveryEntry[]> {
  const entries: DeliveryEntry[] = [];
  const log = await notifications.logOf(person);
  const games = await notifications.gamesOf(log);
  for (const one of log) {
    const { id, at, kind, channelKind, match, state, why, dueAt, triedAt, attempts, answer } = one;
    if (kind === 'taken') continue;
    entries.push({
      id,
      at,
      kind,
      channel: channelKind,
      match: match || null,
      game: games.get(match) ?? null,
      state,
      why,
      due: state === 'waiting' ? dueAt : null,
      triedAt,
      attempts,
      answer,
    });
  }
  return entries;
}

/** Adds the routes of the caller's notifications: settings, channels and sent messages. */
export function addNotifications(app: App, parts: NotificationRouteDependencies, ensureIdentity: EnsureIdentity): void {
  const { notifications } = parts;

  app.get(
    '/api/me/notifications',
    {
      schema: {
        operationId: 'getNotifications',
        tags,
        summary: 'Get my notifications',
        description:
          'Returns my settings, my channels, and the deliveries of the last 30 days, 100 at most. Nothing is sent to somebody without a channel.',
        response: { 200: MyNotifications, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const person = await ensureIdentity(request, reply);
      return {
        settings: await notifications.settingsOf(person, languageOf(request)),
        channels: [...(await notifications.channelsOf(person))],
        address: await notifications.addressOf(person),
        offersEmail: notifications.offersEmail,
        pushKey: notifications.pushKey,
        log: await logOf(parts, person),
      };
    },
  );

  app.post(
    '/api/me/notifications',
    {
      schema: {
        operationId: 'setNotifications',
        tags,
        summary: 'Set which notifications I get, and when',
        description: 'Changes the settings that are given, and returns all of them.',
        body: NotificationChange,
        response: { 200: NotificationSettings, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const person = await ensureIdentity(request, reply);
      const settings = await notifications.changeSettings(person, request.body, languageOf(request));
      if (settings === null) throw HttpError.of('bad-request', { path: '/quiet/zone' });
      return settings;
    },
  );

  app.post(
    '/api/me/notifications/off',
    {
      schema: {
        operationId: 'switchNotificationsOff',
        tags,
        summary: 'Switch all my channels off',
        body: Nothing,
        response: { 200: Nothing, '4xx': ApiError },
      },
    },
    async (request) => {
      await notifications.switchOff(requirePerson(request));
      return {};
    },
  );

  addChannels(app, parts, ensureIdentity);
  addUnsubscribe(app, parts);
}

/** Adds the routes of links in e-mails, which work without signing in. */
function addUnsubscribe(app: App, { notifications, signer }: NotificationRouteDependencies): void {
  const link = z.strictObject({ token: z.string().check(z.maxLength(200), z.regex(/^[\w.-]+$/)) });
  app.post(
    '/api/unsubscribe/:token',
    {
      // The body says nothing: mail programs send `List-Unsubscribe=One-Click`.
      config: { acceptsForm: 'ignored' },
      schema: {
        operationId: 'unsubscribe',
        tags,
        summary: 'Switch somebody’s notifications by e-mail off',
        description:
          'With the token of a message by e-mail. For mail programs (RFC 8058) and the page; works without an identity and any number of times.',
        params: link,
        body: Nothing,
        response: { 200: Nothing, '4xx': ApiError },
      },
    },
    async (request) => {
      const person = signer.unsubscriber(request.params.token);
      if (person === null) throw HttpError.of('not-found');
      await notifications.unsubscribe(person);
      return {};
    },
  );

  // For people who open the address of the message’s header. It changes nothing: programs open links to look at them.
  app.get('/api/unsubscribe/:token', { schema: { hide: true, params: link } }, async (request, reply) =>
    reply.redirect(`/unsubscribe#${request.params.token}`, 303),
  );
}

/** Adds the routes of the caller's channels. */
function addChannels(app: App, parts: NotificationRouteDependencies, ensureIdentity: EnsureIdentity): void {
  const { accounts, notifications } = parts;
  app.post(
    '/api/me/channels',
    {
      schema: {
        operationId: 'addChannel',
        tags,
        summary: 'Add a channel',
        description:
          'A browser’s push subscription, my confirmed address, or a webhook. A webhook of an account needs proof of who I am, given within ten minutes; that of a guest ends when they get an account. The secret with which its messages are signed is returned only here, and its address is shown without its path from now on. A subscription that exists becomes mine.',
        body: NewChannel,
        response: { 201: AddedChannel, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const person = await ensureIdentity(request, reply);
      if (request.body.kind === 'webhook') accountOrThrow(await accounts.requireProof(callerOf(request)));
      const agent = agentOf(request.headers['user-agent'] ?? '');
      const added = await notifications.add(person, request.body, {
        agent,
        language: languageOf(request),
        session: request.session,
        network: addressMark(parts, request),
        isLimited: parts.limits !== null,
      });
      reply.code(201);
      return { ...valueOrThrow(added) };
    },
  );

  app.post(
    '/api/me/channels/:id',
    {
      schema: {
        operationId: 'switchChannel',
        tags,
        summary: 'Switch a channel of mine on or off',
        params,
        body: ChannelSwitch,
        response: { 200: Nothing, '4xx': ApiError },
      },
    },
    async (request) => {
      valueOrThrow(await notifications.switch(requirePerson(request), request.params.id, request.body.on));
      return {};
    },
  );

  app.post(
    '/api/me/channels/:id/remove',
    {
      schema: {
        operationId: 'removeChannel',
        tags,
        summary: 'Remove a channel of mine',
        params,
        body: Nothing,
        response: { 200: Nothing, '4xx': ApiError },
      },
    },
    async (request) => {
      valueOrThrow(await notifications.remove(requirePerson(request), request.params.id));
      return {};
    },
  );

  app.post(
    '/api/me/channels/:id/test',
    {
      schema: {
        operationId: 'testChannel',
        tags,
        summary: 'Send a test message to a channel of mine',
        description: 'Sent now, whatever the settings, 20 times an hour at most.',
        params,
        body: Nothing,
        response: { 200: ChannelTest, '4xx': ApiError },
      },
    },
    async (request) => valueOrThrow(await notifications.test(requirePerson(request), request.params.id)),
  );
}
