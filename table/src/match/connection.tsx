import type { ComponentChildren } from 'preact';
import { useSeated } from './table-context.ts';

/** Says what is wrong beside the table: the line lost, bots that cannot be fetched, a bot that failed. Nothing while all is well. */
export function Connection() {
  const { store, words, names } = useSeated();
  const { follow, home, errors } = words;
  const retry = (
    <button type="button" class="button" onClick={() => store.retryNow()}>
      {home.tryAgain}
    </button>
  );
  if (store.trouble.value === 'unreadable') return <Bar text={errors.newerServer} />;
  if (store.line.value === 'lost') return <Bar text={follow.lost}>{retry}</Bar>;
  if (store.line.value === 'no-bots') return <Bar text={errors.noBots}>{retry}</Bar>;
  const bot = store.replaced.value;
  if (bot === null) return null;
  return (
    <Bar text={follow.replaced(names[bot] ?? '')}>
      <button type="button" class="button" onClick={() => store.readReplaced()}>
        {follow.close}
      </button>
    </Bar>
  );
}

function Bar({ text, children }: { readonly text: string; readonly children?: ComponentChildren }) {
  return (
    <div class="connection" role="alert">
      <span>{text}</span>
      {children}
    </div>
  );
}
