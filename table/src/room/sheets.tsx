import './sheets.css';
import { analysisWords } from '../analysis/words/index.ts';
import { chatWords } from '../chat/words/index.ts';
import { ResignEntry } from '../clock/resign.tsx';
import { AnalyseButton, PlayAgain, SaveRecord } from '../end/after-match.tsx';
import { lazyComponent } from '../lib/lazy.ts';
import { useMatch } from '../match/match-context.ts';
import { ProposalMenu } from '../proposal/menu.tsx';
import { Button } from '../ui/controls.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { install } from '../ui/pages.tsx';
import { change, settings } from '../ui/settings.ts';
import { SettingsFields, Switch } from '../ui/settings-fields.tsx';
import { pageWords } from '../words/page/index.ts';
import { Deal } from './deal.tsx';
import { LineSheet } from './line-sheet.tsx';
import { roomWords } from './words/index.ts';

const ChatPanel = lazyComponent(async () => (await import('../chat/chat-panel.tsx')).ChatPanel);
const ChatSwitchEntry = lazyComponent(async () => (await import('../chat/chat-panel.tsx')).ChatSwitchEntry);

const ClauseSheet = lazyComponent(async () => (await import('./clause-sheet.tsx')).ClauseSheet);

export function Sheets() {
  const { parts, view, phrases, words } = useMatch();
  const position = view.scene.value?.position;
  const { follow } = words;
  const close = () => view.open(null);
  const sheet = view.sheet.value;
  if (typeof sheet === 'object') return sheet && <ClauseSheet id={sheet.clause} />;
  switch (sheet) {
    case 'menu':
      return (
        <Dialog title={follow.menu} onClose={close}>
          <Menu />
        </Dialog>
      );
    case 'board':
      return (
        <Dialog title={pageWords.value.home.board} onClose={close}>
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
    case 'chat':
      return (
        <Dialog title={chatWords.value.title} onClose={close}>
          <ChatPanel />
        </Dialog>
      );
    case 'line':
      return <LineSheet onClose={close} />;
  }
}

function Menu() {
  const { words, session, phrases, parts, menu } = useMatch();
  const questions = parts.questions().map(({ question }, i): readonly [string, string] => [String(i + 1), question]);
  const { follow } = words;
  return (
    <div class="menu">
      <nav class="menu-links">
        <a class="button" href="/">
          {follow.home}
        </a>
        <a class="button" href={`/rules/${session.match.value?.game ?? ''}`} target="_blank" rel="noopener">
          {roomWords.value.help}
        </a>
        {menu}
        <SaveRecord />
        <AnalyseButton />
        <ProposalMenu />
        <ChatSwitchEntry />
        <ResignEntry />
        {session.match.value?.status === 'over' && <PlayAgain />}
      </nav>
      <SettingsFields>
        <Switch
          checked={settings.value.sendPlans}
          onChange={(on) => change({ sendPlans: on })}
          label={roomWords.value.sendPlans}
        />
        <Switch
          checked={!settings.value.keysOff}
          onChange={(on) => change({ keysOff: !on })}
          label={roomWords.value.letterKeys}
        />
      </SettingsFields>
      {install.value && <Button onClick={install.value}>{roomWords.value.install}</Button>}
      <Deal />
      <h3>{roomWords.value.keys}</h3>
      <dl class="keys">
        {[...roomWords.value.keyList, ...phrases.keys, ...questions].map(([key, meaning]) => (
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
