import type { BlockStore, Chat, ChatReply } from '@levante/people/chat';
import {
  ApiError,
  Blocks,
  ChatLine,
  ChatPage,
  ChatSwitch,
  COLLECTIONS,
  NewBlock,
  NewChatLine,
  NewReport,
  NewSignal,
  Nothing,
} from '@levante/wire';
import * as z from 'zod/mini';
import type { App } from '../http/app.ts';
import type { RateLimiters } from '../http/guard.ts';
import { HttpError } from '../http/http-error.ts';
import { requirePerson } from '../http/person.ts';
import type { Names } from '../http/ports.ts';

const params = z.strictObject({ id: z.string() });
const errors = { '4xx': ApiError };

function chatOrThrow<T>(reply: ChatReply<T>): T {
  if (reply.ok) return reply.value;
  throw HttpError.of(reply.fault);
}

/** Parts of a server that the routes of chats use. */
export interface ChatRouteDependencies {
  readonly chat: Chat;
  readonly blocks: Pick<BlockStore, 'blocksOf'>;
  readonly names: Pick<Names, 'nameOf'>;
}

/** Adds the routes of a match's chat: signals, words, and the opener's switch. */
export function addChat(app: App, parts: ChatRouteDependencies, rateLimiters: RateLimiters): void {
  const { chat, names } = parts;

  app.get(
    '/api/matches/:id/chat',
    {
      schema: {
        operationId: 'getChat',
        tags: ['chat'],
        summary: 'Read the chat of a match',
        description: `Returns the latest ${COLLECTIONS.chatLines.page} lines that I may see. Players see the lines of spectators after the match. The stream of the match sends the same with \`people=1\`.`,
        params,
        response: { 200: ChatPage, ...errors },
      },
    },
    async (request) => chatOrThrow(await chat.page(request.params.id, request.person)),
  );

  app.post(
    '/api/matches/:id/signals',
    {
      schema: {
        operationId: 'signal',
        tags: ['chat'],
        summary: 'Send a signal',
        description:
          'A phrase that everybody reads in their own language. One in five seconds, and at most twelve per person and match.',
        params,
        body: NewSignal,
        response: { 200: ChatLine, ...errors },
      },
    },
    async (request) => {
      const person = requirePerson(request);
      await rateLimiters.chat(request);
      return chatOrThrow(await chat.say(request.params.id, person, await names.nameOf(person), request.body));
    },
  );

  app.post(
    '/api/matches/:id/chat',
    {
      schema: {
        operationId: 'say',
        tags: ['chat'],
        summary: 'Write a line',
        description:
          'Needs an account at an open table and for spectators; not for players who were invited by link. At most 20 lines and signals per minute.',
        params,
        body: NewChatLine,
        response: { 200: ChatLine, ...errors },
      },
    },
    async (request) => {
      const person = requirePerson(request);
      await rateLimiters.chat(request);
      return chatOrThrow(await chat.say(request.params.id, person, await names.nameOf(person), request.body));
    },
  );

  app.post(
    '/api/matches/:id/chat/switch',
    {
      schema: {
        operationId: 'switchChat',
        tags: ['chat'],
        summary: 'Switch the chat of a match on or off',
        description: 'Only the person who opened the match may do this, at any time. Signals remain possible.',
        params,
        body: ChatSwitch,
        response: { 200: Nothing, ...errors },
      },
    },
    async (request) => {
      chatOrThrow(await chat.setOn(request.params.id, request.person, request.body.on));
      return {};
    },
  );
}

/** Adds the routes against unwanted people: reports and blocks. */
export function addBlocks(app: App, parts: ChatRouteDependencies, rateLimiters: RateLimiters): void {
  const { chat } = parts;

  app.post(
    '/api/matches/:id/reports',
    {
      schema: {
        operationId: 'reportLine',
        tags: ['chat'],
        summary: 'Report a line to the operators',
        description: 'They get the line with the 19 before it, as far as I may see them. The author is not told.',
        params,
        body: NewReport,
        response: { 200: Nothing, ...errors },
      },
    },
    async (request) => {
      const person = requirePerson(request);
      await rateLimiters.chat(request);
      chatOrThrow(await chat.report(request.params.id, person, request.body));
      return {};
    },
  );

  app.get(
    '/api/me/blocks',
    {
      schema: {
        operationId: 'listBlocks',
        tags: ['chat'],
        summary: 'List the people I have blocked',
        response: { 200: Blocks, ...errors },
      },
    },
    async (request) => {
      const blocks = await parts.blocks.blocksOf(requirePerson(request));
      return { blocks: blocks.map(({ id, name }) => ({ id, name })) };
    },
  );

  app.post(
    '/api/me/blocks',
    {
      schema: {
        operationId: 'block',
        tags: ['chat'],
        summary: 'Block a person',
        description:
          'The author of a line or the person in a seat. I see none of their lines, in any match, and a quick match never seats us together. They are not told.',
        body: NewBlock,
        response: { 200: Nothing, ...errors },
      },
    },
    async (request) => {
      await rateLimiters.chat(request);
      chatOrThrow(await chat.block(requirePerson(request), request.body));
      return {};
    },
  );

  app.post(
    '/api/me/blocks/:id/remove',
    {
      schema: {
        operationId: 'unblock',
        tags: ['chat'],
        summary: 'Unblock a person',
        params,
        body: Nothing,
        response: { 200: Nothing, ...errors },
      },
    },
    async (request) => {
      chatOrThrow(await chat.unblock(requirePerson(request), request.params.id));
      return {};
    },
  );
}
