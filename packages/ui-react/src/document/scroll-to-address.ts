import { useEffect, type RefObject } from 'react';

/** Goes to the place of the page that the address names after `#`: the page was not there when the browser looked. */
export function useScrollToAddress(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { hash } = location;
    if (hash === '' || page.current === null) return;
    const target = [...page.current.querySelectorAll('[id]')].find(
      ({ id }) => hash === `#${id}` || hash === `#${encodeURIComponent(id)}`,
    );
    target?.scrollIntoView();
  }, [page]);
}
