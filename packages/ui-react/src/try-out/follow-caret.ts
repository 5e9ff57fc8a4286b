import type { Document } from '@lemma/core/document';
import { useEffect, useRef, type RefObject } from 'react';
import { markPlace } from '../document/index.ts';

/**
 * Marks the part of the page that contains the author's cursor, and scrolls to it if necessary. A page that has just
 * changed stays where it is: the author is typing.
 */
export function useFollowedCaret(
  view: RefObject<HTMLElement | null>,
  document: Document | undefined,
  caret: number | undefined,
): void {
  const shown = useRef(document);
  useEffect(() => {
    if (view.current === null) return;
    const marked = markPlace(view.current, caret);
    if (marked !== undefined && shown.current === document) reveal(marked, view.current);
    shown.current = document;
  }, [view, document, caret]);
}

/** Collapsed content stays collapsed. */
function reveal(part: Element, view: HTMLElement): void {
  if (part.getClientRects().length === 0) return;
  const seen = view.getBoundingClientRect();
  const { top, bottom } = part.getBoundingClientRect();
  if (bottom > seen.top && top < seen.bottom) return;
  view.scrollTop += top - seen.top - (seen.height - Math.min(bottom - top, seen.height)) / 2;
}
