import { Api } from './client.ts';

/** API of the page's own server. */
export const server = new Api();
