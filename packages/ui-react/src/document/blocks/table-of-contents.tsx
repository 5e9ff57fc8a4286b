import { Box } from '@chakra-ui/react';
import type { TableOfContents } from '@lemma/core/document';
import { use, useId } from 'react';
import { ControlTitle, InlineView } from '../../inline/index.ts';
import { useContentTexts } from '../../language/index.ts';
import { BlocksView } from '../blocks-view.tsx';
import { PageReadingContext } from '../page-reading.ts';
import { PageSectionsContext } from '../page-sections.ts';
import { placeOf } from '../place.ts';

/** Inline, because the indent of every item is determined on the page. */
const indents = { 1: '0', 2: '1.25rem', 3: '2.5rem' } as const;

/** Links to the sections of the page; starred ones, which have no number, are not listed. */
export function TableOfContentsBlockView({ block }: { readonly block: TableOfContents }) {
  const { t } = useContentTexts('document');
  const { idPrefix } = use(PageReadingContext);
  const sections = use(PageSectionsContext).filter(({ number }) => number !== undefined);
  const headlineId = useId();
  return (
    <Box
      as="nav"
      {...placeOf(block.span)}
      aria-labelledby={headlineId}
      borderWidth="1px"
      rounded="md"
      px="4"
      py="3"
      my="4"
    >
      <Box id={headlineId} fontWeight="semibold" mb="2">
        {block.title === undefined ? t('tableOfContents') : <InlineView content={block.title} />}
      </Box>
      <BlocksView blocks={block.blocks} />
      <Box as="ul" css={{ listStyleType: 'none', paddingInlineStart: '0', marginBottom: '0' }}>
        {sections.map(({ id, level, number, headline }) => (
          <li key={id} style={{ paddingInlineStart: indents[level] }}>
            <a href={`#${idPrefix}${id}`}>
              {number}&ensp;
              <ControlTitle content={headline} />
            </a>
          </li>
        ))}
      </Box>
    </Box>
  );
}
