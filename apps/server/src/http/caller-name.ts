import { userOf, type Session } from '@lemma/core/session';
import { networkOf } from '../rate-limit/index.ts';

/** Under which name a caller's turns and requests are counted: a user by his id, a guest by the network of his address. */
export function callerName(caller: Session, address: string): string {
  const user = userOf(caller);
  return user ? `user ${user.id}` : `guest ${networkOf(address)}`;
}
