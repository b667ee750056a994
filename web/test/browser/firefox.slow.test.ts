import { enginePath } from './lib/engine-path.ts';
import { firefox } from './lib/firefox.ts';

enginePath(firefox);
