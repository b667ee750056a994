/**
 * Program of `description.test.ts`, which generates `api.d.ts` from the API description and compiles this file with it:
 * plays a match on the server at the given URL and prints its record.
 */
import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

type StreamMessage = paths['/api/matches/{id}/stream']['get']['responses'][200]['content']['text/event-stream'];

/** Yields the messages of an open event stream. */
async function* messagesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamMessage> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    const events = (text + decoder.decode(chunk, { stream: true })).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data !== undefined) yield JSON.parse(data);
    }
  }
}

function answered<T>({ data, error }: { readonly data?: T; readonly error?: unknown }): T {
  if (data === undefined) throw new Error(`refused: ${JSON.stringify(error)}`);
  return data;
}

/** Plays a match against a bot to its end, always choosing the first legal action. Returns the record. */
async function playThrough(baseUrl: string) {
  const { token } = answered(await createClient<paths>({ baseUrl }).POST('/api/tokens', { body: {} }));
  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });
  const [game] = answered(await client.GET('/api/games')).games;
  if (!game) throw new Error('no game is on offer');
  const level = game.levels[0] ?? '';
  const match = answered(
    await client.POST('/api/matches', {
      body: {
        game: game.id,
        options: { players: 2 },
        seats: [
          { kind: 'me', name: 'Ada' },
          { kind: 'bot', level, name: 'Bo' },
        ],
      },
    }),
  );
  const path = { id: match.id };
  const { data } = await client.GET('/api/matches/{id}/stream', { params: { path }, parseAs: 'stream' });
  if (!data) throw new Error('no stream');
  for await (const message of messagesOf(data)) {
    if (message.type === 'presence' || message.type === 'chat') continue;
    const { result, ply } = message.type === 'plies' ? message : message.match;
    if (result !== null) break;
    const action = message.legal?.[0];
    if (action === undefined) continue;
    const body = { ply, key: crypto.randomUUID(), actions: [action] };
    answered(await client.POST('/api/matches/{id}/actions', { params: { path }, body }));
  }
  return answered(await client.GET('/api/matches/{id}/record', { params: { path } }));
}

const [url] = process.argv.slice(2);
if (url === undefined) throw new Error('usage: play.ts URL');
console.log(JSON.stringify(await playThrough(url)));
