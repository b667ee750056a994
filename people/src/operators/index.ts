export * from './acts.ts';
export * from './invitations.ts';
export * from './operators.ts';
export * from './ports.ts';
export * from './service.ts';
