import './page-bars.css';
import { useState } from 'preact/hooks';
import { isOutdated } from '../lib/new-version.ts';
import { storageLoss } from '../lib/storage.ts';
import { words } from '../words/index.ts';
import { pageWords } from '../words/page/index.ts';
import { Button } from './controls.tsx';

/** Notices above every page: a new version exists, or the browser stores nothing. */
export function PageBars() {
  return (
    <div class="page-bars">
      <NewVersion />
      {/* Always on the page, so that screen readers announce what arrives. */}
      <div role="status">
        <Unstored />
      </div>
    </div>
  );
}

/** Says that this version lacks a file that the server does not know any more, and loads the new one. */
function NewVersion() {
  if (!isOutdated.value) return null;
  const { errors, home } = pageWords.value;
  return (
    <div class="page-bar" role="alert">
      <span>{errors.newVersion}</span>
      <Button onClick={() => location.reload()}>{home.reload}</Button>
    </div>
  );
}

/** Explains once the effect of a browser that stores nothing more for this site. */
function Unstored() {
  const [isRead, setRead] = useState(false);
  const lost = storageLoss.value;
  if (lost === null || isRead) return null;
  return (
    <div class="page-bar">
      <span>{pageWords.value.errors.unstored[lost]}</span>
      <Button onClick={() => setRead(true)}>{words.value.ui.close}</Button>
    </div>
  );
}
