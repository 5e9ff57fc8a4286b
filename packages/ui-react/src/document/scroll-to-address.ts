import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to the fragment in the address: the page was not there when the browser looked. If the target is not there at
 * first, retries once the page is complete.
 */
export function useScrollToAddress(page: RefObject<HTMLElement | null>, isWhole: boolean): void {
  const isThere = useRef(false);
  useEffect(() => {
    const { hash } = location;
    if (hash === '' || page.current === null || isThere.current) return;
    const target = [...page.current.querySelectorAll('[id]')].find(
      ({ id }) => hash === `#${id}` || hash === `#${encodeURIComponent(id)}`,
    );
    target?.scrollIntoView();
    isThere.current = target !== undefined;
  }, [page, isWhole]);
}
