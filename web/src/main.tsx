import { TABLES } from '@levante/games/tables';
import { start } from './app.tsx';

void start(TABLES);
