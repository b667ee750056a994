import type { Reply } from '@levante/table/host/fault.ts';
import { type Device, type Devices, isDevices } from '@levante/wire';
import { server } from '../../hosts/server/server.ts';

/** Loads the next page of devices. */
export const moreDevices = (before: string): Promise<Reply<Devices>> =>
  server.get(`/api/me/devices?before=${encodeURIComponent(before)}`, isDevices);

/**
 * Loads all devices. `first` is the first page if it is known. If a page cannot be loaded, returns the devices before
 * it.
 */
export async function allDevices(first?: Devices): Promise<readonly Device[]> {
  const devices = [...(first?.devices ?? [])];
  let next = first === undefined ? '' : first.next;
  while (next !== null) {
    const page = next === '' ? await server.get('/api/me/devices', isDevices) : await moreDevices(next);
    if (!page.ok) break;
    devices.push(...page.value.devices);
    next = page.value.next;
  }
  return devices;
}
