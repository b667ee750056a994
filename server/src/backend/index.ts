export { type Backend, type ClusterOptions, folderBackend, sharedBackend } from './backend.ts';
export type { FeatureContext } from './context.ts';
export { ServerLife } from './life.ts';
export { type LogLevel, logTo, STANDARD_ERROR } from './log.ts';
export { keepObjectsYoung, SYSTEM_TIME } from './machine.ts';
