import './style/index.css';
import './app.css';
import './home/forms.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { startSettings } from './settings.ts';
import { words } from './words/index.ts';

startSettings(localStorage);
document.documentElement.lang = words.value.lang;
const root = document.getElementById('app');
if (root) render(<App />, root);
