export * from './invitations.ts';
export * from './measures.ts';
export * from './operators.ts';
export * from './ports.ts';
export * from './service.ts';
