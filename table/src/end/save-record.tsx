import { RECORD_MEDIA_TYPE } from '@levante/contract';
import { useState } from 'preact/hooks';
import { followWords } from '../follow/words/en.ts';
import { faultWords, type RequestFault } from '../host/fault.ts';
import { useMatch } from '../match/match-context.ts';
import { Notice } from '../ui/page.tsx';

/** Saves the record of the match as a file, as far as whoever looks may know it. */
export function SaveRecord() {
  const { session } = useMatch();
  const [fault, setFault] = useState<RequestFault | null>(null);
  const save = async () => {
    const reply = await session.record();
    setFault(reply.ok ? null : reply.fault);
    if (reply.ok) download(`${session.id}.levante.json`, `${JSON.stringify(reply.value, null, 1)}\n`);
  };
  return (
    <>
      <button type="button" class="button" onClick={save}>
        {followWords.value.saveRecord}
      </button>
      {fault && <Notice>{faultWords(fault)}</Notice>}
    </>
  );
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: RECORD_MEDIA_TYPE }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
