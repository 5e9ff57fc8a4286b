import { plainText, type Section } from '@lemma/core/document';
import { InlineView } from '../../inline/index.ts';
import { useTexts } from '../../language/index.ts';
import { BlocksView } from '../blocks-view.tsx';
import { placeOf } from '../place.ts';

const headings = { 1: 'h2', 2: 'h3', 3: 'h4' } as const;

/** A headline with its number and a link to itself, and what stands under it (specification 002 §2). */
export function SectionView({ block }: { readonly block: Section }) {
  const { t } = useTexts('document');
  const Heading = headings[block.level];
  return (
    <section {...placeOf(block.span)}>
      <Heading id={block.id}>
        {block.number !== undefined && <span>{block.number}&ensp;</span>}
        <InlineView content={block.headline} />{' '}
        <a
          href={`#${block.id}`}
          aria-label={t('linkToSection', { headline: plainText(block.headline) })}
          data-control=""
          style={{ textDecoration: 'none' }}
        >
          #
        </a>
      </Heading>
      <BlocksView blocks={block.blocks} />
    </section>
  );
}
