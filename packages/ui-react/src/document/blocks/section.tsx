import type { Section } from '@lemma/core/document';
import { use } from 'react';
import { InlineView, lineOf, useSpokenMath } from '../../inline/index.ts';
import { BlocksView } from '../blocks-view.tsx';
import { PageReadingContext } from '../page-reading.ts';
import { placeOf } from '../place.ts';
import { SectionLink } from '../section-link.tsx';

// Beside the headline rather than in it: the headline should be read as it is written.
const line = { display: 'flex', alignItems: 'baseline', gap: '0.5rem' } as const;
const headings = { 1: 'h2', 2: 'h3', 3: 'h4' } as const;

/** A headline with its number and a link to itself, and the content under it (specification 002 §2). */
export function SectionBlockView({ block }: { readonly block: Section }) {
  const { idPrefix } = use(PageReadingContext);
  const wordsOf = useSpokenMath();
  const id = idPrefix + block.id;
  const Heading = headings[block.level];
  return (
    <section {...placeOf(block.span)}>
      <div style={line}>
        <Heading id={id}>
          {block.number !== undefined && <>{block.number}&ensp;</>}
          <InlineView content={block.headline} />
        </Heading>
        <SectionLink id={id} headline={lineOf(block.headline, undefined, wordsOf)} />
      </div>
      <BlocksView blocks={block.blocks} />
    </section>
  );
}
