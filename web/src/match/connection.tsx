import { useSeated } from './table-context.ts';

/** Says when the line to the server is lost, and that it is tried again; nothing while all is well. */
export function Connection() {
  const { store, words } = useSeated();
  const { follow, home, errors } = words;
  if (store.trouble.value === 'unreadable') {
    return (
      <div class="connection" role="alert">
        <span>{errors.newerServer}</span>
      </div>
    );
  }
  if (store.line.value !== 'lost') return null;
  return (
    <div class="connection" role="alert">
      <span>{follow.lost}</span>
      <button type="button" class="button" onClick={() => store.retryNow()}>
        {home.tryAgain}
      </button>
    </div>
  );
}
