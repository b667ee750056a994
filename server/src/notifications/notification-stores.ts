import type { SqlAccess } from '../database/sql-access.ts';
import { SqlDeliveryStore } from './delivery-store.ts';
import { SqlOutboxStore } from './outbox-store.ts';
import { SqlPreferencesStore } from './preferences-store.ts';

/** Opens the stores of notifications on either database. */
export const notificationStores = (access: SqlAccess) => ({
  outbox: new SqlOutboxStore(access),
  deliveries: new SqlDeliveryStore(access),
  preferences: new SqlPreferencesStore(access),
});
