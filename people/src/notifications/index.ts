export type { SharedTime } from '../calendar/shared-time.ts';
export { type ItemDetails, NOTIFICATION_RULES, type NotificationRule } from './kinds.ts';
export {
  type NotificationFault,
  type NotificationReply,
  Notifications,
  type NotificationsParts,
} from './notifications.ts';
export { Notifier } from './notifier.ts';
export type * from './ports.ts';
export { quietUntil } from './quiet-hours.ts';
export { defaultSettings } from './schedule.ts';
