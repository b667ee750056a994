import { useMatch } from './match-context.ts';
import { Sheets } from './sheets.tsx';

/** What can lie over the table: what the game itself lays there, or a sheet. Loaded after the table. */
export function Overlays() {
  const { parts } = useMatch();
  return (
    <>
      {parts.over}
      <Sheets />
    </>
  );
}
