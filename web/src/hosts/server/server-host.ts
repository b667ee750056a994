import type { ChatCalls } from '@levante/table/host/chat-calls.ts';
import type { Following, FollowOptions, Host, MatchListener } from '@levante/table/host/host.ts';
import { lazy } from '@levante/table/lib/lazy.ts';
import { Api } from './client.ts';
import { followLooking } from './looking.ts';
import { MatchStream } from './stream.ts';

const fetchChat = lazy(() => import('./chat-requests.ts'));

const fetchSeenBranches = lazy(() => import('./seen-branches.ts'));

/** Returns a listener that also remembers, once, how a match of mine began. */
function remembering(listener: MatchListener): MatchListener {
  let isRemembered = false;
  return {
    message(message) {
      listener.message(message);
      if (isRemembered || !('match' in message) || message.match.mine.length === 0) return;
      isRemembered = true;
      const { match } = message;
      // Offline there is nothing to remember: the match came from the stream.
      void fetchSeenBranches().then(
        ({ rememberBranch }) => rememberBranch(match),
        () => {},
      );
    },
    line: (status) => listener.line(status),
    refused: (fault) => listener.refused(fault),
  };
}

/** The server as a host: API calls and the stream of each match. */
export class ServerHost extends Api implements Host {
  async chat(id: string): Promise<ChatCalls> {
    return (await fetchChat()).chatRequests(this, id);
  }

  follow(id: string, { seat, fromBeginning }: FollowOptions, listener: MatchListener): Following {
    const query = `people=1${seat === null ? '' : `&seat=${seat}`}`;
    const looking = followLooking(document, () => stream.reopen());
    const url = (): string => `/api/matches/${id}/stream?${query}${looking.isLooking() ? '&looking=1' : ''}`;
    const stream = new MatchStream(url, remembering(listener), fromBeginning ? { from: '0' } : {});
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
