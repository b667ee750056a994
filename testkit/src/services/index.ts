export * from './own-process.ts';
