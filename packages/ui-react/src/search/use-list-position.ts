import { ListPosition } from '@lemma/core/search';
import { tokens } from '@lemma/core/tokens';
import { useLayoutEffect } from 'react';
import { lateStores, useService } from '../binding/index.ts';

const listPositions = lateStores<ListPosition>();

/**
 * Restores the scroll position of a list. `isThere`: whether the rows have arrived. Call the returned function when the
 * list is left for one of its rows.
 */
export function useListPosition(list: string, isThere: boolean): () => void {
  const storage = useService(tokens.ownStorage);
  const clock = useService(tokens.clock);
  const positions = listPositions(storage, () => new ListPosition({ storage, clock }));
  useLayoutEffect(() => {
    const position = isThere ? positions.comeBack(list) : undefined;
    if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
  }, [positions, list, isThere]);
  return () => positions.leave(list, window.scrollY);
}
