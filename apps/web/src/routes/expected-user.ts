import { tokens } from '@lemma/core/tokens';
import { userOf, type Session } from '@lemma/core/session';
import { useService } from '@lemma/ui-react/binding';
import { useEffect } from 'react';

/** Storage key that records whether somebody was signed in here when a page was last shown. */
const userKey = 'home.user';

/** Whether somebody is probably signed in: a guest sees the greeting at once, a user is not greeted before their page appears. */
export function useExpectedUser(): boolean {
  return useService(tokens.localStorage).read(userKey) !== undefined;
}

/** Records for the next page whether somebody is signed in. */
export function useUserRecord(session: Session): void {
  const storage = useService(tokens.localStorage);
  const { kind } = session;
  const isSignedIn = userOf(session) !== undefined;
  useEffect(() => {
    if (isSignedIn) storage.write(userKey, 'yes');
    else if (kind === 'guest') storage.remove(userKey);
  }, [storage, isSignedIn, kind]);
}
