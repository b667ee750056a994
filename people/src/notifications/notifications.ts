import type {
  ChannelTarget,
  ChannelTest,
  NewChannel,
  NotificationChange,
  NotificationChannel,
  NotificationSettings,
} from '@levante/wire';
import { byNotificationKind, CHANNEL_KINDS, COLLECTIONS } from '@levante/wire';
import type { Agent } from '../accounts/agent.ts';
import type { AttemptLimit } from '../accounts/ports.ts';
import type { Zones } from '../calendar/zone.ts';
import { maskedUrl } from './masked-url.ts';
import type { Channel, Delivery, DeliveryStore, PreferencesStore, Sender } from './ports.ts';
import { defaultSettings } from './schedule.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Tests of a person, who chooses the receiver of a webhook. */
const TESTS = { max: 20, ms: HOUR_MS } as const;

export type NotificationFault =
  | 'no-such-channel'
  | 'too-many-channels'
  | 'bad-identity'
  | 'bad-channel-url'
  | 'no-email-here'
  | 'too-many-requests';

export type NotificationReply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: NotificationFault };

export interface NotificationsParts {
  readonly preferences: PreferencesStore;
  readonly deliveries: Pick<DeliveryStore, 'logOf'>;
  /** Returns the games of matches that exist. */
  readonly gamesOf: (matches: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly sender: Sender;
  readonly zones: Zones;
  readonly now: () => number;
  readonly newId: () => string;
  /** Returns a new secret for the signatures of a webhook. */
  readonly newWebhookSecret: () => string;
  /** Returns a person's confirmed address, or null. Absent where no mail is sent. */
  readonly addressOf?: (person: string) => Promise<string | null>;
  /** Public key of this server for push messages. */
  readonly pushKey: string;
  /** Returns whether messages may be sent to an address, judged by its text. */
  readonly isAllowed: (url: string, kind: 'push' | 'webhook') => boolean;
  /** Returns a keyed hash of a text. */
  readonly markOf: (text: string) => string;
  /** Counts an attempt. Returns false if a limit is reached. */
  readonly attempt: (limits: readonly AttemptLimit[], now: number) => Promise<boolean>;
}

const fault = (named: NotificationFault) => ({ ok: false, fault: named }) as const;
const done = <T>(value: T) => ({ ok: true, value }) as const;

/** Returns settings with a change. */
function changed(before: NotificationSettings, change: NotificationChange): NotificationSettings {
  const { language, kinds, delayMinutes, quiet, pace } = change;
  return {
    language: language ?? before.language,
    kinds: byNotificationKind((kind) => {
      const wanted = kinds?.[kind] ?? before.kinds[kind];
      return CHANNEL_KINDS.filter((one) => wanted.includes(one));
    }),
    delayMinutes: delayMinutes ?? before.delayMinutes,
    quiet: quiet === undefined ? before.quiet : quiet,
    pace: pace ?? before.pace,
  };
}

/** Reads and changes people's notification settings and channels. */
export class Notifications {
  readonly #parts: NotificationsParts;

  constructor(parts: NotificationsParts) {
    this.#parts = parts;
  }

  get pushKey(): string {
    return this.#parts.pushKey;
  }

  get offersEmail(): boolean {
    return this.#parts.addressOf !== undefined;
  }

  /** Returns a person's confirmed address, or null. */
  async addressOf(person: string): Promise<string | null> {
    return (await this.#parts.addressOf?.(person)) ?? null;
  }

  /** Returns the stored settings of a person, or null. */
  async storedSettingsOf(person: string): Promise<NotificationSettings | null> {
    return await this.#parts.preferences.settingsOf(person);
  }

  async settingsOf(person: string, language: NotificationSettings['language']): Promise<NotificationSettings> {
    return (await this.#parts.preferences.settingsOf(person)) ?? defaultSettings(language);
  }

  /** Changes some of a person's settings. Returns all of them, or null if the time zone is unknown. */
  async changeSettings(
    person: string,
    change: NotificationChange,
    language: NotificationSettings['language'],
  ): Promise<NotificationSettings | null> {
    const { preferences, zones } = this.#parts;
    if (change.quiet && zones.localTime(change.quiet.zone, 0) === null) return null;
    return await preferences.changeSettings(person, (before) => changed(before ?? defaultSettings(language), change));
  }

  async channelsOf(person: string): Promise<readonly NotificationChannel[]> {
    const address = await this.addressOf(person);
    return (await this.#parts.preferences.channelsOf(person)).map((channel) => this.#shown(channel, address));
  }

  async logOf(person: string): Promise<readonly Delivery[]> {
    return await this.#parts.deliveries.logOf(person, COLLECTIONS.deliveries.page);
  }

  /** Returns the games of the matches of deliveries, without deleted matches. */
  async gamesOf(deliveries: readonly Delivery[]): Promise<ReadonlyMap<string, string>> {
    const matches = new Set(deliveries.flatMap(({ match }) => (match === '' ? [] : [match])));
    return matches.size === 0 ? new Map() : await this.#parts.gamesOf([...matches]);
  }

  /** Adds a channel. The secret is for a webhook. The first channel also stores settings, in this language. */
  async add(
    person: string,
    wanted: NewChannel,
    caller: {
      readonly agent: Agent;
      readonly language: NotificationSettings['language'];
      readonly session: string | null;
      /** Mark of their address. */
      readonly network: string;
      /** Whether people at one address have a limited number of channels. */
      readonly isLimited: boolean;
    },
  ): Promise<NotificationReply<{ readonly channel: NotificationChannel; readonly secret: string | null }>> {
    const { preferences, now, isAllowed } = this.#parts;
    const address = await this.addressOf(person);
    if (wanted.kind === 'email' && address === null) return fault('no-email-here');
    if (wanted.kind === 'push' && !isAllowed(wanted.endpoint, 'push')) return fault('bad-channel-url');
    if (wanted.kind === 'webhook' && !isAllowed(wanted.url, 'webhook')) return fault('bad-channel-url');
    const target = this.#targetOf(wanted, caller.agent);
    const channel: Channel = {
      id: await this.#idOf(person, wanted),
      person,
      target,
      isOn: true,
      createdAt: now(),
      sentAt: null,
      failingSince: null,
      failedAt: null,
      ended: null,
      session: wanted.kind === 'email' ? null : caller.session,
      place: wanted.kind === 'push' ? this.#placeOf(wanted.endpoint) : null,
      network: caller.network,
    };
    const { channels, channelsOfAddress } = COLLECTIONS;
    const most = { person: channels.max, network: caller.isLimited ? channelsOfAddress.max : null };
    const result = await preferences.putChannel(channel, most);
    if (result !== 'put') return fault(result === 'too-many' ? 'too-many-channels' : 'bad-identity');
    await preferences.changeSettings(person, (before) => before ?? defaultSettings(caller.language));
    const secret = target.kind === 'webhook' ? target.secret : null;
    return done({ channel: this.#shown(channel, address), secret });
  }

  async switch(person: string, id: string, isOn: boolean): Promise<NotificationReply<null>> {
    return (await this.#parts.preferences.switchChannel(person, id, isOn)) ? done(null) : fault('no-such-channel');
  }

  async remove(person: string, id: string): Promise<NotificationReply<null>> {
    return (await this.#parts.preferences.removeChannel(person, id)) ? done(null) : fault('no-such-channel');
  }

  async switchOff(person: string): Promise<void> {
    await this.#parts.preferences.switchOff(person);
  }

  /** Switches a person's mail off. Can be repeated, and works without an address. */
  async unsubscribe(person: string): Promise<void> {
    for (const id of await this.#mailIdsOf(person)) await this.#parts.preferences.switchChannel(person, id, false);
  }

  /** Sends a test message to a channel now, even if the channel is off. */
  async test(person: string, id: string): Promise<NotificationReply<ChannelTest>> {
    const { preferences, sender, now, newId, attempt } = this.#parts;
    const channel = await preferences.channel(person, id);
    if (!channel) return fault('no-such-channel');
    if (!(await attempt([{ id: `notification-test ${person}`, ...TESTS }], now()))) return fault('too-many-requests');
    const at = now();
    const { language } = await this.settingsOf(person, 'en');
    const outcome = await sender.send(channel.target, {
      key: `test.${newId()}`,
      person,
      channel: id,
      language,
      items: [],
      closes: null,
      at,
    });
    return done({ sent: outcome.kind === 'sent', answer: outcome.answer, ms: now() - at });
  }

  #targetOf(wanted: NewChannel, { browser, system }: Agent): ChannelTarget {
    switch (wanted.kind) {
      case 'push':
        return { kind: 'push', endpoint: wanted.endpoint, ...wanted.keys, browser, system };
      case 'email':
        return { kind: 'email' };
      case 'webhook':
        return { ...wanted, secret: this.#parts.newWebhookSecret() };
    }
  }

  /** Returns the mark of a browser's subscription. Only the last person who used it is notified there. */
  #placeOf(endpoint: string): string {
    return this.#parts.markOf(`push ${endpoint}`);
  }

  /**
   * Returns the id of a new channel, which is never used for another person. A person has one channel for mail and one
   * per browser.
   */
  async #idOf(person: string, wanted: NewChannel): Promise<string> {
    const { markOf, newId } = this.#parts;
    if (wanted.kind === 'webhook') return newId();
    if (wanted.kind === 'push') return markOf(`push ${person} ${wanted.endpoint}`);
    const [known] = await this.#mailIdsOf(person);
    return known ?? markOf(`email ${person}`);
  }

  /** Returns the ids of a person's mail channels, including one created before the keys were rotated. */
  async #mailIdsOf(person: string): Promise<readonly string[]> {
    const channels = await this.#parts.preferences.channelsOf(person);
    return channels.filter(({ target }) => target.kind === 'email').map(({ id }) => id);
  }

  #shown({ id, isOn, createdAt, target, ended, failingSince }: Channel, address: string | null): NotificationChannel {
    const base = { id, on: isOn, createdAt, fault: ended ?? (failingSince === null ? null : ('failing' as const)) };
    switch (target.kind) {
      case 'push': {
        const { browser, system, endpoint } = target;
        return { ...base, kind: 'push', browser, system, endpoint: this.#placeOf(endpoint) };
      }
      case 'email':
        return { ...base, kind: 'email', address };
      case 'webhook':
        return { ...base, kind: 'webhook', url: maskedUrl(target.url), format: target.format };
    }
  }
}
