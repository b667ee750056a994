import { formOf } from './form-of.ts';
import {
  AddedChannel,
  ChannelTest,
  MyNotifications,
  NotificationChannel,
  NotificationSettings,
} from './notifications.ts';

/** Forms of replies about notifications. */
export const isNotificationSettings = formOf(NotificationSettings);
export const isNotificationChannel = formOf(NotificationChannel);
export const isAddedChannel = formOf(AddedChannel);
export const isChannelTest = formOf(ChannelTest);
export const isMyNotifications = formOf(MyNotifications);
