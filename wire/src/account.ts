import * as z from 'zod/mini';
import { exactly, type Form, isFlag, isInteger, isText, listOf, oneOf } from './forms.ts';

const Day = z.int().check(z.meta({ description: 'Days since the epoch.' }));

export const DEVICE_BROWSERS = [
  ...(['firefox', 'edge', 'opera', 'samsung'] as const),
  ...(['chrome', 'safari', 'program', 'other'] as const),
] as const;
export const DEVICE_SYSTEMS = ['android', 'ios', 'windows', 'mac', 'chromeos', 'linux', 'other'] as const;

/** A cookie or token that is signed in as me. */
export const Device = z.strictObject({
  id: z.string(),
  kind: z.enum(['cookie', 'token']).check(z.meta({ description: 'A browser’s cookie, or a program’s token.' })),
  browser: z.enum(DEVICE_BROWSERS),
  system: z.enum(DEVICE_SYSTEMS),
  createdDay: Day,
  seenDay: Day,
  mine: z.boolean().check(z.meta({ description: 'Whether this request comes from it.' })),
});

export const Devices = z.strictObject({ devices: z.array(Device) });

export type Device = z.infer<typeof Device>;
export type Devices = z.infer<typeof Devices>;

const isDevice: Form<Device> = exactly<Device>({
  id: isText,
  kind: oneOf('cookie', 'token'),
  browser: oneOf(...DEVICE_BROWSERS),
  system: oneOf(...DEVICE_SYSTEMS),
  createdDay: isInteger,
  seenDay: isInteger,
  mine: isFlag,
});

export const isDevices: Form<Devices> = exactly<Devices>({ devices: listOf(isDevice) });
