import '@levante/table/style/index.css';
import './app.css';
import './pages/forms.css';
import { startSettings } from '@levante/table/ui/settings.ts';
import { words } from '@levante/table/words/index.ts';
import { render } from 'preact';
import { App } from './app.tsx';

startSettings(localStorage);
document.documentElement.lang = words.value.lang;
const root = document.getElementById('app');
if (root) render(<App />, root);
