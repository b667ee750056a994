import { codeOf, type Reply } from '@levante/table/host/fault.ts';
import {
  type AddedChannel,
  type ChannelTest,
  isAddedChannel,
  isChannelTest,
  isMyNotifications,
  isNothing,
  isNotificationSettings,
  type MyNotifications,
  type NewChannel,
  type NotificationChange,
  type NotificationSettings,
} from '@levante/wire';
import { server } from '../../hosts/server/server.ts';
import { forgetPush } from '../own-push.ts';
import { notificationWords } from './words/index.ts';

/** Runs a change of channels, reports its outcome and reloads everything. Resolves with whether it succeeded. */
export type RunChange = (change: () => Promise<string | null>, done: string) => Promise<boolean>;

const MINE = '/api/me/notifications';
const CHANNELS = '/api/me/channels';

/** Loads settings, channels and log. A browser that was signed out continues as a new guest. */
export async function loadNotifications(): Promise<Reply<MyNotifications>> {
  await server.meet();
  const reply = await server.get(MINE, isMyNotifications);
  if (reply.ok || codeOf(reply.fault) !== 'bad-identity') return reply;
  server.forgetIdentity();
  forgetPush();
  await server.meet();
  return await server.get(MINE, isMyNotifications);
}

/** Returns the code of a failure, or null. */
export const codeIn = (reply: Reply<unknown>): string | null => (reply.ok ? null : codeOf(reply.fault));

/** Changes settings. Resolves with all settings of the server. */
export const saveSettings = (change: NotificationChange): Promise<Reply<NotificationSettings>> =>
  server.post(MINE, change, isNotificationSettings);

export const switchAllOff = async (): Promise<string | null> => codeIn(await server.post(`${MINE}/off`, {}, isNothing));

export const addChannel = (channel: NewChannel): Promise<Reply<AddedChannel>> =>
  server.post(CHANNELS, channel, isAddedChannel);

const at = (id: string): string => `${CHANNELS}/${encodeURIComponent(id)}`;

export const switchChannel = async (id: string, on: boolean): Promise<string | null> =>
  codeIn(await server.post(at(id), { on }, isNothing));

export const removeChannel = async (id: string): Promise<string | null> =>
  codeIn(await server.post(`${at(id)}/remove`, {}, isNothing));

export const testChannel = (id: string): Promise<Reply<ChannelTest>> =>
  server.post(`${at(id)}/test`, {}, isChannelTest);

/** Returns the message for the code of a failure. */
export function failureWords(code: string): string {
  const { failures } = notificationWords.value;
  switch (code) {
    case 'offline':
      return failures.offline;
    case 'bad-channel-url':
      return failures.badUrl;
    case 'too-many-channels':
      return failures.tooMany;
    case 'no-such-channel':
      return failures.gone;
    case 'no-email-here':
      return failures.noEmail;
    case 'too-many-requests':
      return failures.tooManyTests;
    case 'not-allowed':
      return failures.notAllowed;
    case 'no-push':
      return failures.noPush;
    default:
      return failures.other;
  }
}
