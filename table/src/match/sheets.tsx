import { enAnalysis } from '../analysis/words-en.ts';
import { Dialog } from '../ui/dialog.tsx';
import { change, SPEEDS, settings, THEMES } from '../ui/settings.ts';
import { AnalyseButton } from './analyse-button.tsx';
import { Deal } from './deal.tsx';
import { useMatch } from './match-context.ts';
import { SaveRecord } from './save-record.tsx';

/** The sheet that lies over the table, if one does. */
export function Sheets() {
  const { parts, view, phrases, words } = useMatch();
  const position = view.scene.value?.position;
  const { follow } = words;
  const close = () => view.open(null);
  switch (view.sheet.value) {
    case 'menu':
      return (
        <Dialog title={follow.menu} onClose={close}>
          <Menu />
        </Dialog>
      );
    case 'board':
      return (
        <Dialog title={words.home.board} onClose={close}>
          <p>{position && phrases.board(position).note}</p>
        </Dialog>
      );
    case 'standings':
      return (
        <Dialog title={follow.results} onClose={close} wide>
          {parts.standings}
        </Dialog>
      );
    case 'analysis':
      return (
        <Dialog title={enAnalysis.title} onClose={close} wide>
          {parts.analysis('sheet')}
        </Dialog>
      );
    case null:
      return null;
  }
}

function Menu() {
  const { words, session, phrases } = useMatch();
  const { follow } = words;
  return (
    <div class="menu">
      <nav class="menu-links">
        <a class="button" href="/">
          {follow.home}
        </a>
        <a class="button" href={`/rules/${session.match.value?.game ?? ''}`} target="_blank" rel="noopener">
          {follow.help}
        </a>
        <SaveRecord />
        <AnalyseButton />
      </nav>
      <SettingsFields />
      <Deal />
      <h3>{follow.keys}</h3>
      <dl class="keys">
        {[...follow.keyList, ...phrases.keys].map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function SettingsFields() {
  const { words } = useMatch();
  const { follow } = words;
  const { theme, speed, confirmEnd } = settings.value;
  return (
    <>
      <fieldset>
        <legend>{follow.speed}</legend>
        <div class="choices">
          {SPEEDS.map((one) => (
            <label key={one} class="choice">
              <input type="radio" name="speed" checked={speed === one} onChange={() => change({ speed: one })} />
              {follow.speeds[one]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{follow.theme}</legend>
        <div class="choices">
          {THEMES.map((one) => (
            <label key={one} class="choice">
              <input type="radio" name="theme" checked={theme === one} onChange={() => change({ theme: one })} />
              {follow.themes[one]}
            </label>
          ))}
        </div>
      </fieldset>
      <label class="choice choice-line">
        <input
          type="checkbox"
          checked={confirmEnd}
          onChange={(event) => change({ confirmEnd: event.currentTarget.checked })}
        />
        {follow.confirmEnd}
      </label>
    </>
  );
}
