import { plainText, type Section } from '@lemma/core/document';
import { Link } from 'lucide-react';
import { InlineView } from '../../inline/index.ts';
import { useTexts } from '../../language/index.ts';
import { BlocksView } from '../blocks-view.tsx';
import { placeOf } from '../place.ts';

// Beside the headline, not in it: the headline should read as it is written.
const line = { display: 'flex', alignItems: 'baseline', gap: '0.5rem' } as const;
const headings = { 1: 'h2', 2: 'h3', 3: 'h4' } as const;

/** A headline with its number and a link to itself, and what stands under it (specification 002 §2). */
export function SectionView({ block }: { readonly block: Section }) {
  const { t } = useTexts('document');
  const Heading = headings[block.level];
  return (
    <section {...placeOf(block.span)}>
      <div style={line}>
        <Heading id={block.id}>
          {block.number !== undefined && <>{block.number}&ensp;</>}
          <InlineView content={block.headline} />
        </Heading>
        <a
          href={`#${block.id}`}
          aria-label={t('linkToSection', { headline: plainText(block.headline) })}
          data-control=""
        >
          <Link aria-hidden size="1em" />
        </a>
      </div>
      <BlocksView blocks={block.blocks} />
    </section>
  );
}
