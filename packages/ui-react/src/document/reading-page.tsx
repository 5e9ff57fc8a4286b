import { Box } from '@chakra-ui/react';
import { outlineOf, type OutlineEntry } from '@lemma/core/document';
import { useEffect, useMemo, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { DocumentView } from './document-view.tsx';
import { Outline, roomBeside } from './outline.tsx';
import { ReadingProgress } from './reading-progress.tsx';

/** How far down the window the line is that a headline must pass for its section to be the one being read. */
const line = 0.3;

/** A document with aids for reading a long one: its outline, and the reading progress. */
export function ReadingPage(props: ComponentProps<typeof DocumentView>) {
  const page = useRef<HTMLDivElement>(null);
  const { blocks } = props.document;
  const entries = useMemo(() => outlineOf(blocks), [blocks]);
  const [isWhole, setIsWhole] = useState(false);
  const current = useCurrentSection(page, entries, isWhole);
  // A single headline needs no list.
  const hasOutline = entries.length > 1;
  return (
    <>
      <ReadingProgress page={page} />
      <Box
        css={
          hasOutline
            ? { [roomBeside]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 15rem', columnGap: '3rem' } }
            : {}
        }
      >
        {hasOutline && <Outline entries={entries} current={current} />}
        <Box ref={page} minW="0">
          <DocumentView {...props} onWhole={() => setIsWhole(true)} />
        </Box>
      </Box>
    </>
  );
}

/**
 * The id of the section being read: the last one whose headline has passed the line. Measured again once the page is
 * complete.
 */
function useCurrentSection(
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
