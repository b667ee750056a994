export { botLoadOf, builtInBots } from './built-in.ts';
