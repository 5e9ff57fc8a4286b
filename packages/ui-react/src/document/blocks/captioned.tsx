import { chakra } from '@chakra-ui/react';
import type { Captioned } from '@lemma/core/document';
import { useId } from 'react';
import { InlineView } from '../../inline/index.ts';
import { useContentTexts } from '../../language/index.ts';
import { BlocksView } from '../blocks-view.tsx';
import { placeOf } from '../place.ts';

/** Images, tables or other content with a caption below. */
export function CaptionedBlockView({ block }: { readonly block: Captioned }) {
  const { t } = useContentTexts('document');
  const id = useId();
  return (
    <chakra.figure
      {...placeOf(block.span)}
      aria-labelledby={block.caption === undefined ? undefined : id}
      mx="0"
      my="5"
      textAlign="center"
      breakInside="avoid"
    >
      <BlocksView blocks={block.blocks} />
      {block.caption !== undefined && (
        <chakra.figcaption id={id} mt="2" fontSize="sm" color="fg.muted">
          {block.number !== undefined && (
            <>
              <strong>{t(`captioned.${block.type}`, { number: block.number })}</strong>{' '}
            </>
          )}
          <InlineView content={block.caption} />
        </chakra.figcaption>
      )}
    </chakra.figure>
  );
}
