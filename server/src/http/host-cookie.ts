import type { FastifyReply, FastifyRequest } from 'fastify';

/** A short-lived cookie that binds something to this browser and is invisible to scripts. */
export interface HostCookie {
  readonly name: string;
  /** Path without TLS. With TLS the cookie's prefix requires `/`. */
  readonly path: string;
}

/**
 * Returns the name and options of a cookie. Behind TLS browsers accept the prefix from this host alone, so that no
 * sibling domain plants one. Lax, since pages of other sites may lead here.
 */
function settings({ name, path }: HostCookie, { protocol }: FastifyRequest) {
  const options = { httpOnly: true, sameSite: 'lax' } as const;
  return protocol === 'https'
    ? { name: `__Host-${name}`, options: { ...options, path: '/', secure: true } }
    : { name, options: { ...options, path, secure: false } };
}

export function readHostCookie(cookie: HostCookie, request: FastifyRequest): string | null {
  return request.cookies[settings(cookie, request).name] ?? null;
}

export function setHostCookie(
  cookie: HostCookie,
  request: FastifyRequest,
  reply: FastifyReply,
  content: { readonly value: string; readonly maxAge: number },
): void {
  const { name, options } = settings(cookie, request);
  reply.setCookie(name, content.value, { ...options, maxAge: content.maxAge });
}

export function clearHostCookie(cookie: HostCookie, request: FastifyRequest, reply: FastifyReply): void {
  const { name, options } = settings(cookie, request);
  reply.clearCookie(name, options);
}
