import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * A page reached by a link begins at its top, and a screen reader is led to it. Going back stays with the browser, and a
 * changed query is the same page.
 */
export function useFreshPage(pathname: string): void {
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (kind === NavigationType.Pop) return;
    scrollTo(0, 0);
    const main = document.querySelector('main');
    // A page may lead the reader to a part of it.
    if (main?.contains(document.activeElement) === false) main.focus({ preventScroll: true });
  }, [pathname, kind]);
}
