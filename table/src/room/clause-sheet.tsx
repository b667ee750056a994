import { useEffect, useState } from 'preact/hooks';
import { clauseIn, useBook } from '../book/book.ts';
import { ClauseBody } from '../book/clause.tsx';
import { usePictures } from '../book/picture.tsx';
import { bookWords } from '../book/words/index.ts';
import { useMatch } from '../match/match-context.ts';
import type { GameStudy } from '../match/study.ts';
import { Dialog } from '../ui/dialog.tsx';
import { missingText } from '../ui/missing-text.ts';

/** The clause of a refusal, above the table. The draft stays as it is. */
export function ClauseSheet({ id }: { readonly id: string }) {
  const { view, session, fetchStudy } = useMatch();
  const [study, setStudy] = useState<GameStudy | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    fetchStudy?.().then(setStudy, () => setFailed(true));
  }, [fetchStudy]);
  const book = useBook(study);
  const Picture = usePictures(study);
  const words = bookWords.value;
  if (!fetchStudy) return <NoticeSheet text={words.noClause} />;
  if (failed || book === 'missing') return <NoticeSheet text={missingText(words.missing)} />;
  if (book === null) return null;
  const clause = clauseIn(book, id);
  if (!clause) return <NoticeSheet text={words.noClause} />;
  const address = `/rules/${session.match.value?.game ?? ''}#${id}`;
  return (
    <Dialog
      key={id}
      title={`${clause.number} ${clause.title}`}
      onClose={() => view.open(null)}
      foot={
        <a class="button" href={address} target="_blank" rel="noopener">
          {words.wholeBook}
        </a>
      }
    >
      <div class="clause-sheet">
        <ClauseBody clause={clause} book={book} Picture={Picture} onOpen={(other) => view.open({ clause: other })} />
      </div>
    </Dialog>
  );
}

function NoticeSheet({ text }: { readonly text: string }) {
  const { view } = useMatch();
  return (
    <Dialog title={text} onClose={() => view.open(null)}>
      {null}
    </Dialog>
  );
}
