import { SPEEDS, THEMES } from '@levante/wire';
import type { ComponentChildren } from 'preact';
import { LANGUAGES } from '../words/languages.ts';
import { OWN_NAMES } from '../words/own-names.ts';
import { pageWords } from '../words/page/index.ts';
import { Button, Notice } from './controls.tsx';
import { missingText } from './missing-text.ts';
import { change, missingLanguage, settings } from './settings.ts';

/** Settings on the home page and in the menu of a match, which adds its own. */
export function SettingsFields({ children }: { readonly children?: ComponentChildren }) {
  const words = pageWords.value.settings;
  const { theme, speed, confirmEnd, sound } = settings.value;
  return (
    <div class="settings">
      <LanguageField />
      <Choice
        legend={words.theme}
        name="theme"
        values={THEMES}
        value={theme}
        labels={words.themes}
        onChoose={(one) => change({ theme: one })}
      />
      <Choice
        legend={words.speed}
        name="speed"
        values={SPEEDS}
        value={speed}
        labels={words.speeds}
        onChoose={(one) => change({ speed: one })}
      />
      <Switch checked={sound} onChange={(on) => change({ sound: on })} label={words.sound} />
      <Switch checked={confirmEnd} onChange={(on) => change({ confirmEnd: on })} label={words.confirmEnd} />
      {children}
    </div>
  );
}

/** Languages by their own names, for readers who cannot read the current one. */
function LanguageField() {
  const { home, settings: words } = pageWords.value;
  const missing = missingLanguage.value;
  return (
    <div>
      <label class="language-field">
        <span>{words.language}</span>
        <select
          value={settings.value.language}
          onChange={({ currentTarget: { value } }) =>
            change({ language: LANGUAGES.find((one) => one === value) ?? 'system' })
          }
        >
          <option value="system">{words.themes.system}</option>
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {OWN_NAMES[one]}
            </option>
          ))}
        </select>
      </label>
      {missing && (
        <Notice
          action={
            // Browsers do not retry a failed module within a page. Settings and drafts survive the reload.
            <Button onClick={() => location.reload()}>{home.tryAgain}</Button>
          }
        >
          {missingText(words.languageMissing(OWN_NAMES[missing]))}
        </Notice>
      )}
    </div>
  );
}

interface ChoiceProps<V extends string> {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly V[];
  readonly value: V;
  readonly labels: { readonly [value in V]: string };
  readonly onChoose: (value: V) => void;
}

/** One of a few values, side by side. */
function Choice<V extends string>({ legend, name, values, value, labels, onChoose }: ChoiceProps<V>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="segments">
        {values.map((one) => (
          <label key={one} class="choice">
            <input type="radio" name={name} checked={value === one} onChange={() => onChoose(one)} />
            {labels[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label class="choice choice-line">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
