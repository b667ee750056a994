import { serviceWords } from './words/index.ts';

/** Notice that an invitation is needed, with a link to the page for its code. */
export function InvitationNeeded() {
  const { uninvited, haveInvitation } = serviceWords.value;
  return (
    <>
      <span>{uninvited}</span> <a href="/invited">{haveInvitation}</a>
    </>
  );
}
