import { serviceWords } from './words/index.ts';

/** Says that an invitation is needed, and leads to where it is used. */
export function InvitationNeeded() {
  const { uninvited, haveInvitation } = serviceWords.value;
  return (
    <>
      <span>{uninvited}</span> <a href="/invited">{haveInvitation}</a>
    </>
  );
}
