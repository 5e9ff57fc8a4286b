import * as v from 'valibot';
import { documentPath } from '@lemma/api-client/wire';

/** Whether a link may name something here. */
export function isPlainPath(link: string): boolean {
  return v.is(documentPath, link);
}
