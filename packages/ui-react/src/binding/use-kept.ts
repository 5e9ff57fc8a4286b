import { keepEqual } from '@lemma/core/store';
import { useState } from 'react';

/**
 * The value of before as long as the new one says the same: who has it from a context need not render again. The new value is
 * given away, as to `keepEqual`.
 */
export function useKept<Value>(next: Value): Value {
  const [kept, keep] = useState(next);
  const shared = keepEqual(kept, next);
  if (shared !== kept) keep(shared);
  return shared;
}
