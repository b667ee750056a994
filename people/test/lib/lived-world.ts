import { endFaultsIn, lostIn, unclosedIn } from './delivery-faults.ts';
import { MemoryNotifications, type StoredNotifications } from './memory-notifications.ts';
import { NotificationWorld, STEP_MS } from './notification-world.ts';
import type { NotifierFault } from './remote-store.ts';

export { MemoryNotifications, type StoredNotifications };

const STEPS = 15;
const STORMS = 3;
/** Storms of a world with a channel that always fails: two weeks. */
const DEAD_STORMS = 7;

/** Lives through a world: people move, and what fails, with a calm day after each storm. Every fourth has no failures. */
export async function lived(
  seed: number,
  { fault = null, memory }: { readonly fault?: NotifierFault | null; readonly memory?: MemoryNotifications } = {},
) {
  const world = new NotificationWorld(seed, fault, memory);
  const faults: unknown[] = [];
  for (let storm = 0; storm < (world.dead === null ? STORMS : DEAD_STORMS); storm++) {
    for (let step = 0; step < STEPS; step++) {
      for (let i = world.random.below(3); i > 0; i--) world.matches.move();
      if (seed % 4 !== 0 && world.random.below(3) === 0) world.disturb();
      await world.advance(world.any(STEP_MS));
    }
    await world.calm();
    faults.push(...lostIn(world), ...unclosedIn(world));
  }
  faults.push(...world.unexpected, ...world.audit.faults, ...endFaultsIn(world));
  return { counts: world.audit.counts, faults };
}
