export { builtInBots, loadOf } from './built-in.ts';
