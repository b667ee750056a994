import { enginePath } from './lib/engine-path.ts';
import { webkit } from './lib/webkit.ts';

enginePath(webkit);
