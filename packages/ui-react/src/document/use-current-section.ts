import type { OutlineEntry } from '@lemma/core/document';
import { useEffect, useState, type RefObject } from 'react';

/** How far down the window the line is that a headline must pass for its section to be the one being read. */
const line = 0.3;

/**
 * The id of the section being read: the last one whose headline has passed the line. Measured again once the page is
 * complete.
 */
export function useCurrentSection(
  page: RefObject<HTMLElement | null>,
  entries: readonly OutlineEntry[],
  isWhole: boolean,
): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const ids = new Set(entries.map(({ id }) => id));
    const headings = [...(page.current?.querySelectorAll('h2[id], h3[id], h4[id]') ?? [])].filter(({ id }) =>
      ids.has(id),
    );
    const look = () => setCurrent(lastPassed(headings)?.id ?? headings[0]?.id);
    const observer = new IntersectionObserver(look, { rootMargin: `0px 0px -${String((1 - line) * 100)}% 0px` });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [page, entries, isWhole]);
  return current;
}

function lastPassed(headings: readonly Element[]): Element | undefined {
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= window.innerHeight * line);
}
