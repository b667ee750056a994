import swagger from '@fastify/swagger';
import { jsonSchemaOf, SCHEMA_NAMES } from '@levante/wire';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { App } from './app.ts';
import { ERRORS, HttpError } from './http-error.ts';
import { API_PAGE_CSS, renderApiPage } from './page.ts';

/** A Markdown table of the error codes. */
const ERROR_TABLE = [
  '| status | code | meaning |',
  '|---|---|---|',
  ...ERRORS.map(({ status, code, message }) => `| ${status} | \`${code}\` | ${message} |`),
].join('\n');

/** Adds the OpenAPI document of the routes registered afterwards. */
export async function addDescription(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Levante',
        version: '1',
        description: `Create, join, play and follow matches. Times are milliseconds since the epoch; all numbers are integers.\n\n${ERROR_TABLE}`,
        license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      },
      // Relative to the document's own origin.
      servers: [{ url: '/' }],
      tags: [
        { name: 'matches', description: 'Create, find, join, play and follow matches.' },
        { name: 'games', description: 'The games offered by this server.' },
        { name: 'me', description: 'The caller’s anonymous identity: name, tokens, keys and deletion.' },
        { name: 'account', description: 'Ways to come back as the same person: passkeys and recovery codes.' },
        { name: 'operators', description: 'For people with the role of an operator.' },
        { name: 'server', description: 'Health checks for operators.' },
      ],
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'levante' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{}, { cookie: [] }, { token: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}

/** Adds the API description as OpenAPI document, JSON Schemas and HTML page. */
export function addDocs(app: App): void {
  let page: string | null = null;

  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    return await reply.type('application/json').serializer(JSON.stringify).send(app.swagger());
  });

  app.get('/api', { schema: { hide: true } }, async (_request, reply) => {
    page ??= renderApiPage(app.swagger(), SCHEMA_NAMES, ERRORS);
    return await reply.type('text/html; charset=utf-8').send(page);
  });

  app.get('/api/page.css', { schema: { hide: true } }, async (_request, reply) => {
    return await reply.type('text/css; charset=utf-8').send(API_PAGE_CSS);
  });

  const params = z.strictObject({ file: z.string() });
  app.get('/api/schemas/:file', { schema: { hide: true, params } }, async (request, reply) => {
    const schema = jsonSchemaOf(request.params.file.replace(/\.json$/, ''));
    if (!schema) throw HttpError.of('not-found');
    return await reply.type('application/schema+json').serializer(JSON.stringify).send(schema);
  });
}
