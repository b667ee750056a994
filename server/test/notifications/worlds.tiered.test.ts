import { lived } from '@levante/people/notification-worlds';
import { length } from '@levante/testkit/tier';
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/database/database.ts';
import { connectionAccess } from '../../src/database/sql-access.ts';
import { notificationStores } from '../../src/notifications/notification-stores.ts';
import { TwinNotifications } from '../lib/twin-notifications.ts';

const WORLDS = length({ quick: 3, slow: 20, long: 600 });

it('SQLite stores notifications as the simulated worlds require', async () => {
  const delivered: number[] = [];
  for (let seed = 1; seed <= WORLDS; seed++) {
    const connection = await openDatabase(':memory:');
    const memory = new TwinNotifications(notificationStores(connectionAccess(connection)));
    const { counts, faults } = await lived(seed, { memory });
    connection.close();
    expect([seed, memory.differences.slice(0, 3), faults.slice(0, 3)]).toEqual([seed, [], []]);
    delivered.push(counts.delivered);
  }
  // Guards against worlds in which nothing happened.
  expect(Math.min(...delivered)).toBeGreaterThan(0);
}, 3_600_000);
