import type { ChatCalls } from '@levante/table/host/chat-calls.ts';
import type { RequestFault } from '@levante/table/host/fault.ts';
import type { Following, FollowOptions, Host, MatchListener } from '@levante/table/host/host.ts';
import { lazy } from '@levante/table/lib/lazy.ts';
import { isMeasuredTime, type Looking } from '@levante/wire';
import { endWait } from '../../lib/waits.ts';
import { MatchStream } from '../streams/match-stream.ts';
import { browserTabs } from '../streams/tabs.ts';
import { Api } from './client.ts';
import { followLooking } from './looking.ts';

const fetchChat = lazy(() => import('./chat-requests.ts'));

const fetchSeenBranches = lazy(() => import('./seen-branches.ts'));

/** Returns a listener that also notes that a match of mine has started, and remembers, once, how it began. */
function remembering(listener: MatchListener): MatchListener {
  let isRemembered = false;
  return {
    message(message) {
      listener.message(message);
      if (isRemembered || !('match' in message) || message.match.mine.length === 0) return;
      const { match } = message;
      // Its page shows it, so the wait is over.
      if (match.status !== 'waiting') endWait(match.id);
      isRemembered = match.status !== 'waiting';
      // Offline there is nothing to remember: the match came from the stream.
      void fetchSeenBranches().then(
        ({ rememberBranch }) => rememberBranch(match),
        () => {},
      );
    },
    line: (status) => listener.line(status),
    refused: (fault) => listener.refused(fault),
    measured: (now, sentAt, receivedAt) => listener.measured?.(now, sentAt, receivedAt),
  };
}

/** The server as a host: API calls and the stream of each match. */
export class ServerHost extends Api implements Host {
  async chat(id: string): Promise<ChatCalls> {
    return (await fetchChat()).chatRequests(this, id);
  }

  follow(id: string, { seat, fromBeginning }: FollowOptions, listener: MatchListener): Following {
    const ofSeat = seat === null ? '' : `&seat=${seat}`;
    const address = {
      url: `/api/matches/${id}/stream?people=1${ofSeat}`,
      hiddenUrl: `/api/matches/${id}/stream?unseen=1${ofSeat}`,
      from: fromBeginning ? '0' : null,
    };
    const page = crypto.getRandomValues(new Uint32Array(3)).join('-');
    const stopLooking = followLooking(document, window, (looking) => {
      void this.#sign(id, { page, looking }, listener);
    });
    const known = remembering(listener);
    const refused = (fault: RequestFault): void => {
      stopLooking();
      listener.refused(fault);
    };
    const stream = new MatchStream(address, { ...known, refused }, browserTabs());
    return {
      retryNow: () => stream.retryNow(),
      startOver: () => stream.startOver(),
      close() {
        stopLooking();
        stream.close();
      },
    };
  }

  /** Reports to the server whether this page is being viewed, and measures the server's time. */
  async #sign(id: string, looking: Looking, listener: MatchListener): Promise<void> {
    const sentAt = performance.now();
    const reply = await this.sign(`/api/matches/${id}/looking`, looking, isMeasuredTime);
    if (reply.ok) listener.measured?.(reply.value.now, sentAt, performance.now());
  }
}

/** Host of the page's own server. */
export const serverHost = new ServerHost();
