import type { Following, FollowOptions, Host, MatchListener } from '@levante/table/host/host.ts';
import { Api } from './client.ts';
import { MatchStream } from './stream.ts';

/** The server as a host: API calls and the stream of each match. */
export class ServerHost extends Api implements Host {
  follow(id: string, { seat, fromBeginning }: FollowOptions, listener: MatchListener): Following {
    const query = seat === null ? '' : `&seat=${seat}`;
    return new MatchStream(`/api/matches/${id}/stream?people=1${query}`, listener, fromBeginning ? { from: '0' } : {});
  }
}

/** Host of the page's own server. */
export const serverHost = new ServerHost();
