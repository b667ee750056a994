export * from './accounts/agent.ts';
export * from './accounts/sessions.ts';
