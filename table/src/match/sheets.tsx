import './sheets.css';
import { Dialog } from '../ui/dialog.tsx';
import { change, settings } from '../ui/settings.ts';
import { SettingsFields, Switch } from '../ui/settings-fields.tsx';
import { analysisWords } from '../words/analysis.ts';
import { AnalyseButton } from './analyse-button.tsx';
import { Deal } from './deal.tsx';
import { useMatch } from './match-context.ts';
import { PlayAgain } from './play-again.tsx';
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
        parts.standings && (
          <Dialog title={follow.results} onClose={close} wide>
            {parts.standings}
          </Dialog>
        )
      );
    case 'analysis':
      return (
        <Dialog title={analysisWords.value.title} onClose={close} wide>
          {parts.analysis('sheet')}
        </Dialog>
      );
    case null:
      return null;
  }
}

function Menu() {
  const { words, session, phrases, menu } = useMatch();
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
        {menu}
        <SaveRecord />
        <AnalyseButton />
        {session.match.value?.status === 'over' && <PlayAgain />}
      </nav>
      <SettingsFields />
      <Switch
        checked={settings.value.sendPlans}
        onChange={(on) => change({ sendPlans: on })}
        label={follow.sendPlans}
      />
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
