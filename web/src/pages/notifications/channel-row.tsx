import { CloseIcon } from '@levante/table/art/icons.tsx';
import type { NotificationChannel } from '@levante/wire';
import { channelDetail, channelName } from './channel-name.ts';
import { ChannelProbe } from './channel-probe.tsx';
import { ChannelIcon } from './icons.tsx';
import { OnOffSwitch } from './on-off-switch.tsx';
import { endSubscription } from './push.ts';
import { type RunChange, removeChannel, switchChannel } from './requests.ts';
import { notificationWords } from './words/index.ts';

interface ChannelRowProps {
  readonly channel: NotificationChannel;
  /** Whether it is this browser. */
  readonly isOwn: boolean;
  readonly run: RunChange;
}

/** A channel with its state, test, switch and removal. */
export function ChannelRow({ channel, isOwn, run }: ChannelRowProps) {
  const words = notificationWords.value;
  const { id, on, fault, kind } = channel;
  const name = channelName(channel);
  const remove = async () => {
    const isRemoved = await run(() => removeChannel(id), words.removed);
    if (isRemoved && isOwn) await endSubscription();
  };
  return (
    <li class="notify-channel" data-off={on ? undefined : ''}>
      <ChannelIcon kind={kind} />
      <span class="notify-name">
        <b>{name}</b>
        <small>{channelDetail(channel)}</small>
        {isOwn && <small class="notify-own">{words.thisBrowser}</small>}
        {fault && <small class="notify-fault">{words.faults[fault]}</small>}
      </span>
      <ChannelProbe channel={channel} name={name} />
      <OnOffSwitch
        label={words.switchNamed(name)}
        isOn={on}
        onChange={(isOn) => void run(() => switchChannel(id, isOn), '')}
      />
      <button
        type="button"
        class="icon-button"
        aria-label={words.removeNamed(name)}
        title={words.remove}
        onClick={() => void remove()}
      >
        <CloseIcon />
      </button>
    </li>
  );
}
