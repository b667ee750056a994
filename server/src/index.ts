export { DEFAULT_LIMITS, type Limits } from './http/ports.ts';
export { type RunningServer, type ServerOptions, startServer } from './start.ts';
export { FolderTaken } from './store/folder.ts';
