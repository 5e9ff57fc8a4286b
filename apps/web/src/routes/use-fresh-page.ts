import { isBehindDialog } from '@lemma/ui-react/shell';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * A page reached by a link starts at its top, and moves a screen reader there. Going back is left to the browser, and a
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
    // A dialog that somebody has opened meanwhile would close without the focus; a page may move it to a part of itself.
    if (isBehindDialog()) return;
    if (main?.contains(document.activeElement) === false) main.focus({ preventScroll: true });
  }, [pathname, kind]);
}
