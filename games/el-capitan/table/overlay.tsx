import type { ElCapitanMatch } from './match.ts';
import { Payday } from './payday.tsx';
import { Questions } from './questions.tsx';

/** What El Capitán can lay over the table: a payday, a question after it. */
export function Overlay({ context }: { readonly context: ElCapitanMatch }) {
  return (
    <>
      <Payday context={context} />
      <Questions context={context} />
    </>
  );
}
