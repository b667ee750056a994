import { Payday } from './payday.tsx';
import { Questions } from './questions-view.tsx';
import { Sheets } from './sheets.tsx';

/** What can lie over the table: a payday, a question, a sheet. Loaded after the table itself. */
export function Overlays() {
  return (
    <>
      <Payday />
      <Questions />
      <Sheets />
    </>
  );
}
