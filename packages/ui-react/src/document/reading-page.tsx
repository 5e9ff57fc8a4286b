import { Box } from '@chakra-ui/react';
import { outlineOf } from '@lemma/core/document';
import { useMemo, useRef, useState, type ComponentProps } from 'react';
import { DocumentView } from './document-view.tsx';
import { Outline, roomBeside } from './outline.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { useCurrentSection } from './use-current-section.ts';

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
