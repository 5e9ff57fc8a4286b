import { fieldsOf, parseJson, textsOf } from '@lemma/core/platform';
import { isRole, type User } from '@lemma/core/session';

/** A user as JSON, which is not trusted; undefined if it is none. */
export function readUser(text: string | undefined): User | undefined {
  const { id, name, roles } = fieldsOf(parseJson(text ?? ''));
  if (typeof id !== 'string' || typeof name !== 'string') return undefined;
  return { id, name, roles: (textsOf(roles) ?? []).filter(isRole) };
}
