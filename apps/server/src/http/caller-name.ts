import { userOf, type Session } from '@lemma/core/session';
import { networkOf } from '../rate-limit/index.ts';

/** The name under which a caller's jobs and requests are counted: a user's id, or the network of a guest's address. */
export function callerName(caller: Session, address: string): string {
  const user = userOf(caller);
  return user ? `user ${user.id}` : `guest ${networkOf(address)}`;
}
