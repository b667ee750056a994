export * from './attended.ts';
export * from './nats.ts';
export * from './own-process.ts';
export * from './pgbouncer.ts';
export * from './port.ts';
export * from './postgres.ts';
export { folderOf } from './program.ts';
export * from './required.ts';
export * from './route-by-match.ts';
