import { Api } from './client.ts';
import type { Following, House, Listener, Wanted } from './house.ts';
import { MatchStream } from './stream.ts';

/** The server as a house that keeps matches: calls, and the stream of each match. */
export class ServerHouse extends Api implements House {
  follow(id: string, { seat, fromBeginning }: Wanted, listener: Listener): Following {
    const query = seat === null ? '' : `?seat=${seat}`;
    return new MatchStream(`/api/matches/${id}/stream${query}`, listener, fromBeginning ? { from: '0' } : {});
  }
}
