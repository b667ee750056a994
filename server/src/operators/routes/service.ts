import { ApiError, ServiceInfo } from '@levante/wire';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../http/address.ts';
import type { App } from '../../http/app.ts';
import { HttpError } from '../../http/http-error.ts';
import type { OperatorRouteDependencies } from '../dependencies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a request opens a match or lets one begin, which operators can pause and may need an invitation. */
    beginsMatch?: boolean;
  }
}

/** Calls `check` for requests that open or begin matches. Other requests, the many, do not wait for it. */
function beforeMatches(app: App, check: (request: FastifyRequest) => Promise<void>): void {
  app.addHook('onRequest', (request, _reply, next) => {
    if (!request.routeOptions.config.beginsMatch) next();
    else check(request).then(() => next(), next);
  });
}

/** Refuses requests that open or start matches during a pause. */
export function refusePaused(app: App, { service, now }: Pick<OperatorRouteDependencies, 'service' | 'now'>): void {
  beforeMatches(app, async () => {
    if (service.mayBegin(now())) return;
    const until = service.pauseAt(now())?.until ?? null;
    throw HttpError.of('paused', until === null ? {} : { until });
  });
}

/** Refuses requests that open or start matches by people who need an invitation first. */
export function refuseUninvited(app: App, { invitations }: Pick<OperatorRouteDependencies, 'invitations'>): void {
  beforeMatches(app, async ({ person }) => {
    if (!(await invitations.admits(person))) throw HttpError.of('invitation-needed');
  });
}

/** Adds the route about the whole server: notices, the pause of new matches, and restrictions of the caller. */
export function addService(
  app: App,
  { service, measures, operators, invitations, provider, bans, now }: OperatorRouteDependencies,
): void {
  app.get(
    '/api/service',
    {
      schema: {
        operationId: 'getService',
        tags: ['server'],
        summary: 'Get notices, the pause of new matches, and what restricts me',
        description: 'A notice without my language is shown in English. A ban may concern my address.',
        response: { 200: ServiceInfo, '4xx': ApiError },
      },
    },
    async ({ person, session, ip }) => {
      const at = now();
      const standing = person === null ? { ban: null, mute: null } : await measures.standingOf(person, at);
      const until = bans.untilOf({ person, address: networkOf(ip) }, at);
      return {
        pause: service.pauseAt(at),
        announcements: service.announcementsAt(at).map(({ texts, ...one }) => ({ ...one, texts: { ...texts } })),
        mine: {
          ...standing,
          ban: standing.ban ?? (until === null ? null : { until, reason: null }),
          operator: await operators.admits(person),
          uninvited: !(await invitations.admits(person)),
          confirm: (await provider?.isDue(session)) ?? false,
        },
      };
    },
  );
}
