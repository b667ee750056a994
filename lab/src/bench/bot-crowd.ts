import { EventLine, HttpLine } from './http-line.ts';

/** Anonymous identities, each following tables of bots. */
export interface BotCrowd {
  readonly game: string;
  readonly level: string;
  readonly identities: number;
  /** Whether each identity has another /64, all in one /48; otherwise all are at one address. */
  readonly spread?: true;
  /** Number of tables per identity. */
  readonly tables: number;
}

/** Addresses of examples: the one of all identities, and the network in which each has its own. */
const CROWD_ADDRESS = '192.0.2.1';
const addressIn48 = (identity: number): string => `2001:db8:1:${identity.toString(16)}::1`;
const BOTS_AT_A_TABLE = 3;

/** Opens all tables of the crowd and follows them. Returns a function that ends the streams. */
export async function openBotCrowd(
  url: string,
  { game, level, identities, spread, tables }: BotCrowd,
): Promise<() => void> {
  const streams: EventLine[] = [];
  const seats = Array.from({ length: BOTS_AT_A_TABLE }, () => ({ kind: 'bot', level }));
  for (let identity = 0; identity < identities; identity++) {
    const address = spread ? addressIn48(identity) : CROWD_ADDRESS;
    const line = new HttpLine(url, null, address);
    // As the page does: without a cookie the first match would count as one of all newcomers at the address.
    await line.get('/api/me');
    for (let table = 0; table < tables; table++) {
      const { id } = await line.post('/api/matches', { game, options: { players: BOTS_AT_A_TABLE }, seats });
      const stream = new EventLine(`${url}/api/matches/${id}/stream`, address);
      // The bots of a match have the priority of those of people only while it is followed.
      await stream.listen(line.cookie, null, () => {});
      streams.push(stream);
    }
    line.close();
  }
  return () => {
    for (const stream of streams) stream.close();
  };
}
