import type { MyNotifications } from '@levante/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { AddWebhook } from './add-webhook.tsx';
import { ChannelRow } from './channel-row.tsx';
import { ChannelIcon, PlusIcon } from './icons.tsx';
import { addThisBrowser, ownMark, type PushSupport, pushSupport } from './push.ts';
import { addChannel, codeIn, type RunChange, switchAllOff } from './requests.ts';
import type { NotificationPageWords } from './words/en.ts';
import { notificationWords } from './words/index.ts';

interface ChannelsProps {
  readonly mine: MyNotifications;
  readonly run: RunChange;
}

/** The reader's channels, and buttons to add others. */
export function Channels({ mine, run }: ChannelsProps) {
  const words = notificationWords.value;
  const { channels } = mine;
  const own = ownMark();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasChanged = useRef(false);
  const change: RunChange = (...wanted) => {
    hasChanged.current = true;
    return run(...wanted);
  };
  // If the pressed button has disappeared with its row, the focus goes to the heading of the list.
  useEffect(() => {
    if (hasChanged.current && document.activeElement === document.body) heading.current?.focus();
    hasChanged.current = false;
  }, [mine]);
  const isOwn = (channel: (typeof channels)[number]): boolean => channel.kind === 'push' && channel.endpoint === own;
  return (
    <section class="notify-card" aria-labelledby="notify-where">
      <h2 id="notify-where" ref={heading} tabIndex={-1}>
        {words.where}
      </h2>
      {channels.length === 0 && <p class="quiet">{words.noChannel}</p>}
      {channels.length > 0 && (
        <ul class="notify-list">
          {channels.map((channel) => (
            <ChannelRow key={channel.id} channel={channel} isOwn={isOwn(channel)} run={change} />
          ))}
        </ul>
      )}
      <div class="notify-adds">
        {!channels.some(isOwn) && <ThisBrowser mine={mine} run={change} />}
        <ByEmail mine={mine} run={change} />
        <AddWebhook run={change} />
      </div>
      {channels.some(({ on }) => on) && (
        <button type="button" class="button notify-off" onClick={() => void change(switchAllOff, words.allOffDone)}>
          {words.allOff}
        </button>
      )}
    </section>
  );
}

function hindrance(support: PushSupport, words: NotificationPageWords): string | null {
  switch (support) {
    case 'yes':
      return null;
    case 'denied':
      return words.pushDenied;
    case 'insecure':
      return words.pushInsecure;
    case 'ios':
      return words.pushIos;
    case 'no':
      return words.pushUnsupported;
  }
}

/** Adds this browser; if that is not possible, says why and what to do. */
function ThisBrowser({ mine: { pushKey, channels }, run }: ChannelsProps) {
  const words = notificationWords.value;
  const [support, setSupport] = useState(pushSupport);
  const why = hindrance(support, words);
  const add = async () => {
    const outcome = await addThisBrowser(pushKey);
    setSupport(pushSupport());
    return outcome;
  };
  if (why !== null) {
    return (
      <p class="notify-hint">
        <ChannelIcon kind="push" />
        <span>{why}</span>
      </p>
    );
  }
  return (
    <button type="button" class="button" onClick={() => void run(add, words.addedNow)}>
      <PlusIcon />
      {channels.length === 0 ? words.firstBrowser : words.addBrowser}
    </button>
  );
}

/** Adds e-mail to the confirmed address; absent where the server sends none. */
function ByEmail({ mine: { offersEmail, address, channels }, run }: ChannelsProps) {
  const words = notificationWords.value;
  if (!offersEmail || channels.some(({ kind }) => kind === 'email')) return null;
  if (address === null) {
    return (
      <p class="notify-hint">
        <ChannelIcon kind="email" />
        <span>
          {words.needAddress} <a href="/me">{words.addAddress}</a>
        </span>
      </p>
    );
  }
  const add = async () => codeIn(await addChannel({ kind: 'email' }));
  return (
    <button type="button" class="button" onClick={() => void run(add, words.addedNow)}>
      <PlusIcon />
      {words.addEmail(address)}
    </button>
  );
}
