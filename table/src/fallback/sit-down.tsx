import { isPlayerName, MAX_NAME } from '@levante/wire';
import { useState } from 'preact/hooks';
import { change, settings } from '../ui/settings.ts';
import { pageWords } from '../words/page/en.ts';

/** Takes an open seat under a name. */
export function SitDown({ sit }: { readonly sit: (name: string) => Promise<void> }) {
  const [name, setName] = useState(settings.value.name);
  const [wrong, setWrong] = useState(false);
  const { home } = pageWords.value;
  const submit = async (event: Event) => {
    event.preventDefault();
    const chosen = name.trim();
    const fits = isPlayerName(chosen);
    setWrong(!fits);
    if (!fits) return;
    change({ name: chosen });
    await sit(chosen);
  };
  return (
    <form class="plain-sit" onSubmit={submit}>
      <label>
        {home.nameLabel}
        <input
          type="text"
          name="name"
          maxLength={MAX_NAME}
          autocomplete="nickname"
          aria-invalid={wrong}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button button-primary">
        {home.join}
      </button>
      {wrong && <p role="alert">{home.needName}</p>}
    </form>
  );
}
