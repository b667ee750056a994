import type { ChatCalls } from '@levante/table/host/chat-calls.ts';
import type { Following, FollowOptions, Host, MatchListener } from '@levante/table/host/host.ts';
import { lazy } from '@levante/table/lib/lazy.ts';
import { Api } from './client.ts';
import { followLooking } from './looking.ts';
import { MatchStream } from './stream.ts';

const fetchChat = lazy(() => import('./chat-requests.ts'));

/** The server as a host: API calls and the stream of each match. */
export class ServerHost extends Api implements Host {
  async chat(id: string): Promise<ChatCalls> {
    return (await fetchChat()).chatRequests(this, id);
  }

  follow(id: string, { seat, fromBeginning }: FollowOptions, listener: MatchListener): Following {
    const query = `people=1${seat === null ? '' : `&seat=${seat}`}`;
    const looking = followLooking(document, () => stream.reopen());
    const url = (): string => `/api/matches/${id}/stream?${query}${looking.isLooking() ? '&looking=1' : ''}`;
    const stream = new MatchStream(url, listener, fromBeginning ? { from: '0' } : {});
    return {
      retryNow: () => stream.retryNow(),
      startOver: () => stream.startOver(),
      close() {
        looking.stop();
        stream.close();
      },
    };
  }
}

/** Host of the page's own server. */
export const serverHost = new ServerHost();
