import { Box } from '@chakra-ui/react';
import { footnotesIn, footnotesInLine, type Block, type Footnote, type Inline } from '@lemma/core/document';
import { Undo2 } from 'lucide-react';
import { use, useId, useMemo } from 'react';
import { footnoteIds, FootnotesContext, InlineView } from '../inline/index.ts';
import { useContentTexts } from '../language/index.ts';
import { placeOf } from './place.ts';

interface FootnotesProps {
  readonly title: readonly Inline[];
  readonly blocks: readonly Block[];
  /** Whether the reader sees annotations, and therefore their footnotes. */
  readonly annotations: boolean;
}

/** The footnotes of a page, each with a link back to its number in the text; nothing if there are none. */
export function Footnotes({ title, blocks, annotations }: FootnotesProps) {
  const { t } = useContentTexts('document');
  const headlineId = useId();
  const footnotes = useMemo(
    () => [...footnotesInLine(title), ...footnotesIn(blocks, annotations)],
    [title, blocks, annotations],
  );
  if (footnotes.length === 0) return null;
  return (
    <Box as="section" role="doc-endnotes" aria-labelledby={headlineId} mt="10" pt="4" borderTopWidth="1px">
      <h2 id={headlineId} data-look="footnotes">
        {t('footnote.headline')}
      </h2>
      <Box as="ul" fontSize="sm" css={{ listStyleType: 'none', paddingInlineStart: '0' }}>
        {footnotes.map((footnote, index) => (
          <Note key={index} footnote={footnote} />
        ))}
      </Box>
    </Box>
  );
}

function Note({ footnote }: { readonly footnote: Footnote }) {
  const { t } = useContentTexts('document');
  const { mark, note } = footnoteIds(use(FootnotesContext), footnote);
  const back = t('footnote.back', { number: footnote.number });
  return (
    <li id={note} {...placeOf(footnote.span)}>
      {footnote.number}&ensp;
      <InlineView content={footnote.content} />{' '}
      <a href={`#${mark}`} role="doc-backlink" aria-label={back} data-control="">
        <Undo2 aria-hidden size="1em" style={{ display: 'inline' }} />
      </a>
    </li>
  );
}
