import { tokens } from '@lemma/core/di';
import type { AnswerShelf } from '@lemma/core/mathlet';
import { userOf } from '@lemma/core/session';
import { useMemo } from 'react';
import { useService, useStore } from '../binding/index.ts';

/** Where the answers of the user to a document are kept, as long as the tab is open. `name` is that of the document here. */
export function useAnswers(name: string): AnswerShelf {
  const storage = useService(tokens.sessionStorage);
  const user = userOf(useStore(useService(tokens.session)))?.id ?? 'guest';
  return useMemo(() => ({ storage, key: `answers/${user}/${name}` }), [storage, user, name]);
}
