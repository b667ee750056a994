export type { SharedTime } from '../calendar/shared-time.ts';
export {
  type NotificationFault,
  type NotificationReply,
  Notifications,
  type NotificationsParts,
} from './notifications.ts';
export { Notifier } from './notifier.ts';
export { defaultSettings } from './plan.ts';
export type * from './ports.ts';
export { quietUntil } from './quiet-hours.ts';
