import { tokens } from '@lemma/core/tokens';
import type { AnswerShelf } from '@lemma/core/mathlet';
import { useMemo } from 'react';
import { useService } from '../binding/index.ts';

/** Where the user's answers to a document are stored while the tab is open. `name` is the name of the document here. */
export function useAnswers(name: string): AnswerShelf {
  const storage = useService(tokens.ownStorage);
  return useMemo(() => ({ storage, key: `answers/${name}` }), [storage, name]);
}
