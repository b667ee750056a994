import { start } from './app.tsx';
import { GAMES } from './games.ts';

start(GAMES);
