import type { NotificationChannel } from '@levante/wire';
import { useState } from 'preact/hooks';
import { channelDetail, channelName } from './channel-name.ts';
import { type Probe, ProbeOutcome, probed, SENDING } from './channel-probe.tsx';
import { BellIcon, ChannelIcon } from './icons.tsx';
import { notificationWords } from './words/index.ts';

/** A channel that was tested with all others, and the result. */
interface Tested {
  readonly channel: NotificationChannel;
  readonly probe: Probe;
}

/** Button that sends a test to all enabled channels, with an outcome for each. */
export function TestAll({ channels }: { readonly channels: readonly NotificationChannel[] }) {
  const words = notificationWords.value;
  const [tested, setTested] = useState<readonly Tested[]>([]);
  const on = channels.filter((channel) => channel.on);
  const isSending = tested.some(({ probe }) => probe.isSending);
  const send = async () => {
    setTested(on.map((channel) => ({ channel, probe: SENDING })));
    const put = (channel: NotificationChannel, probe: Probe): void =>
      setTested((before) => before.map((one) => (one.channel === channel ? { channel, probe } : one)));
    await Promise.all(on.map(async (channel) => put(channel, await probed(channel))));
  };
  return (
    <div class="notify-tests">
      {on.length > 0 && (
        <button
          type="button"
          class="button notify-test-all"
          aria-disabled={isSending}
          onClick={() => !isSending && void send()}
        >
          <BellIcon />
          {words.testAll}
        </button>
      )}
      <div role="status" aria-atomic="false">
        {tested.length > 0 && (
          <ul class="notify-list notify-outcomes">
            {tested.map(({ channel, probe }) => (
              <li key={channel.id} class="notify-tested">
                <ChannelIcon kind={channel.kind} />
                <span class="notify-name">
                  <b>{channelName(channel)}</b>
                  <small>{channelDetail(channel)}</small>
                </span>
                <ProbeOutcome probe={probe} channel={channel} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
