import { Payday } from './payday.tsx';
import { Questions } from './questions.tsx';
import type { ElCapitanSeated } from './seated.ts';

/** What El Capitán can lay over the table: a payday, a question after it. */
export function Over({ seated }: { readonly seated: ElCapitanSeated }) {
  return (
    <>
      <Payday seated={seated} />
      <Questions seated={seated} />
    </>
  );
}
