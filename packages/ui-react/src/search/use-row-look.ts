import { tokens } from '@lemma/core/tokens';
import { useState } from 'react';
import { useService } from '../binding/index.ts';

/** Rows in one line each, or with the whole beginning of their tasks. */
export type RowLook = 'compact' | 'whole';

const key = 'row-look';

/** How a user wants rows to look, and the way to change that; it lasts. */
export function useRowLook(): { readonly look: RowLook; readonly chooseLook: (look: RowLook) => void } {
  const storage = useService(tokens.ownLastingStorage);
  const [look, setLook] = useState<RowLook>(() => (storage.read(key) === 'whole' ? 'whole' : 'compact'));
  return {
    look,
    chooseLook: (chosen) => {
      storage.write(key, chosen);
      setLook(chosen);
    },
  };
}
