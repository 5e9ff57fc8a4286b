import { useEffect, useRef, type RefObject } from 'react';

/**
 * Goes to the place of the page that the address names after `#`: the page was not there when the browser looked. If it is
 * not there at first, goes once the page is whole.
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
