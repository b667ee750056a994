import type { Reply } from '@levante/table/host/fault.ts';
import { type Device, type Devices, isDevices } from '@levante/wire';
import { server } from '../../hosts/server/server.ts';

/** Loads the next page of devices. */
export const moreDevices = (before: string): Promise<Reply<Devices>> =>
  server.get(`/api/me/devices?before=${encodeURIComponent(before)}`, isDevices);

/** Loads all devices, of which the first page may be known. Returns the devices before a page that cannot be loaded. */
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
