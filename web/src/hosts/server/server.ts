import { Api } from './client.ts';

/** The server that this page came from. */
export const server = new Api();
