import type { House } from '../api/house.ts';
import { lateCode } from '../late.ts';

/** This device as a house that keeps matches. Rules, dealer and bots come with it, so it is fetched when asked for. */
export const openDevice = lateCode(async (): Promise<House> => (await import('./house.ts')).onThisDevice());

/** The address of a match on this device. */
export function deviceAddress(id: string): string {
  return `/device/${id}`;
}
