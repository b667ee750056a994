/** Functions that choose the servers of a match. */
export interface Routing {
  matchInPath(path: string): string | null;
  serversForMatch(match: string, servers: readonly string[]): readonly string[];
}

/** Small proxy before several servers. */
export class RoutingProxy {
  constructor(routing: Routing);
  set servers(servers: readonly { readonly name: string; readonly url: string }[]);
  /** Returns the port. */
  listen(port: number): Promise<number>;
  close(): Promise<void>;
}
