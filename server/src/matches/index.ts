export { startExpiring } from './expiry.ts';
export { type HostOptions, openHost } from './host.ts';
export { installMatches } from './install.ts';
export { DEFAULT_RETENTION, type RetentionPolicy } from './store/retention.ts';
