import { createHash } from 'node:crypto';

/** Paths of the API that contain the id of a match: its requests, and its stream. */
const OF_MATCH = /^\/api\/matches\/([a-z0-9]{14})(?:[/?]|$)/;

/** Returns the id of the match in a request's path; null if there is none. */
export function matchInPath(path: string): string | null {
  return OF_MATCH.exec(path)?.[1] ?? null;
}

const weightOf = (match: string, server: string): string =>
  createHash('sha256').update(`${server}\n${match}`).digest('hex');

/**
 * Orders servers for a match by rendezvous hashing: the first one serves it, the next one if that is gone, and so on. When a
 * server joins or leaves, only its own matches move.
 */
export function serversForMatch(match: string, servers: readonly string[]): readonly string[] {
  const weights = new Map(servers.map((server) => [server, weightOf(match, server)]));
  const weight = (server: string): string => weights.get(server) ?? '';
  return [...servers].sort((a, b) => (weight(a) < weight(b) ? 1 : -1));
}
