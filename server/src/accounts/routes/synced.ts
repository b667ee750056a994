import { ApiError, MergeSynced, Synced } from '@levante/wire';
import type { App } from '../../http/app.ts';
import { accountOrThrow, requirePerson } from '../../http/person.ts';
import type { AccountRouteDependencies } from '../dependencies.ts';

const tags = ['account'];

/** Adds the routes of the settings and progress that follow the caller's account. */
export function addSynced(app: App, { synced }: AccountRouteDependencies): void {
  app.get(
    '/api/me/synced',
    {
      schema: {
        operationId: 'getSynced',
        tags,
        summary: 'Get my settings and progress',
        description:
          'Settings, lessons, puzzles and results of matches of all my devices. A guest has none here, and no `owner`.',
        response: { 200: Synced, '4xx': ApiError },
      },
    },
    async (request) => {
      const person = requirePerson(request);
      return { owner: await synced.ownerOf(person), data: await synced.dataOf(person) };
    },
  );

  app.post(
    '/api/me/synced',
    {
      schema: {
        operationId: 'mergeSynced',
        tags,
        summary: 'Merge the settings and progress of a device',
        description:
          'Keeps the latest choice of each setting, the furthest progress of each lesson, every puzzle solved and the result of every match, and returns the result. Nothing gets lost, in whatever order devices send theirs and however often. Only for people with an account; a copy of another account is refused, so that two people with one browser never mix.',
        body: MergeSynced,
        response: { 200: Synced, '4xx': ApiError },
      },
    },
    async (request) => {
      const { owner, data } = request.body;
      return { owner, data: accountOrThrow(await synced.merge(requirePerson(request), owner, data)) };
    },
  );
}
