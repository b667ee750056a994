import { GameList, Health } from '@levante/wire';
import type { App } from '../app.ts';
import { orThrow } from '../http-error.ts';
import type { HttpParts } from '../ports.ts';

/** What is on offer, and whether anybody is at home. */
export function addGames(app: App, parts: HttpParts): void {
  app.get(
    '/health',
    { schema: { tags: ['server'], summary: 'Whether the server answers', response: { 200: Health } } },
    async () => ({ ok: true as const }),
  );

  app.get(
    '/api/games',
    { schema: { tags: ['games'], summary: 'The games on offer', response: { 200: GameList } } },
    async () => ({ games: orThrow(await parts.host.games()) }),
  );
}
