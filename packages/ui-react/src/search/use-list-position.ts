import { tokens } from '@lemma/core/tokens';
import { useLayoutEffect } from 'react';
import { useService } from '../binding/index.ts';

/**
 * Brings the page back to where it was when the list was left. `isThere`: whether the rows have arrived. The function that
 * is returned is called when the list is being left for one of its rows.
 */
export function useListPosition(list: string, isThere: boolean): () => void {
  const positions = useService(tokens.listPosition);
  useLayoutEffect(() => {
    const position = isThere ? positions.comeBack(list) : undefined;
    if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
  }, [positions, list, isThere]);
  return () => positions.leave(list, window.scrollY);
}
