import { EventLine, HttpLine } from './http-line.ts';

/** Anonymous identities at one address, each with tables that bots play among themselves while the identity looks on. */
export interface BotCrowd {
  readonly game: string;
  readonly level: string;
  readonly identities: number;
  /** Number of tables per identity. */
  readonly tables: number;
}

/** Another address of this machine than everybody else connects from; Linux has it without being set up. */
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
      // Only a match that somebody follows has its bots think like those of people.
      await stream.listen(line.cookie, null, () => {});
      streams.push(stream);
    }
    line.close();
  }
  return () => {
    for (const stream of streams) stream.close();
  };
}
