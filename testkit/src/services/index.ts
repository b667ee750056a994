export * from './attended-process.ts';
export * from './nats.ts';
export * from './own-process.ts';
export * from './pgbouncer.ts';
export * from './port.ts';
export * from './postgres.ts';
export { folderOf } from './program.ts';
export * from './required-programs.ts';
export * from './route-by-match.ts';
