import { Sheets } from './sheets.tsx';
import { useSeated } from './table-context.ts';

/** What can lie over the table: what the game itself lays there, or a sheet. Loaded after the table. */
export function Overlays() {
  const { parts } = useSeated();
  return (
    <>
      {parts.over}
      <Sheets />
    </>
  );
}
