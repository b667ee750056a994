import { CloseIcon } from '@levante/table/art/icons.tsx';
import { language } from '@levante/table/words/language.ts';
import { DEVICE_BROWSERS, DEVICE_SYSTEMS, type NotificationChannel } from '@levante/wire';
import { meWords } from '../me/words/en.ts';
import { ChannelProbe } from './channel-probe.tsx';
import { FORMAT_NAMES } from './format-names.ts';
import { ChannelIcon } from './icons.tsx';
import { OnOffSwitch } from './on-off-switch.tsx';
import { endSubscription } from './push.ts';
import { type RunChange, removeChannel, switchChannel } from './requests.ts';
import { notificationWords } from './words/en.ts';

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
  const name = nameOf(channel);
  const remove = async () => {
    const isRemoved = await run(() => removeChannel(id), words.removed);
    if (isRemoved && isOwn) await endSubscription();
  };
  return (
    <li class="notify-channel" data-off={on ? undefined : ''}>
      <ChannelIcon kind={kind} />
      <span class="notify-name">
        <b>{name}</b>
        <small>{detailOf(channel)}</small>
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

/** Names a channel. Webhooks differ by the host of their address. */
function nameOf(channel: NotificationChannel): string {
  const words = notificationWords.value;
  if (channel.kind !== 'push') return words.channels[channel.kind];
  const browser = DEVICE_BROWSERS.find((one) => one === channel.browser) ?? 'other';
  const system = DEVICE_SYSTEMS.find((one) => one === channel.system) ?? 'other';
  return words.pushOn(meWords.value.agent(browser, system));
}

function detailOf(channel: NotificationChannel): string {
  const words = notificationWords.value;
  if (channel.kind === 'email')
    return channel.address === null ? words.noAddress : `${channel.address} · ${words.confirmed}`;
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(channel.createdAt);
  return channel.kind === 'push' ? words.added(date) : `${channel.url} · ${FORMAT_NAMES[channel.format]}`;
}
