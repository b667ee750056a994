import { EventLine, HttpLine } from './http-line.ts';

/** Anonymous identities at one address, each following tables of bots. */
export interface BotCrowd {
  readonly game: string;
  readonly level: string;
  readonly identities: number;
  /** Number of tables per identity. */
  readonly tables: number;
}

/** Loopback address different from that of the other clients; Linux has it without configuration. */
const CROWD_ADDRESS = '127.0.0.2';
const BOTS_AT_A_TABLE = 3;

/** Opens all tables of the crowd and follows them; returns a function that ends the streams. */
export async function openBotCrowd(url: string, { game, level, identities, tables }: BotCrowd): Promise<() => void> {
  const streams: EventLine[] = [];
  const seats = Array.from({ length: BOTS_AT_A_TABLE }, () => ({ kind: 'bot', level }));
  for (let identity = 0; identity < identities; identity++) {
    const line = new HttpLine(url, null, CROWD_ADDRESS);
    for (let table = 0; table < tables; table++) {
      const { id } = await line.post('/api/matches', { game, options: { players: BOTS_AT_A_TABLE }, seats });
      const stream = new EventLine(`${url}/api/matches/${id}/stream`, CROWD_ADDRESS);
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
