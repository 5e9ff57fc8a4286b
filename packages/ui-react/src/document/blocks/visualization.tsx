import type { VisualizationBlock } from '@lemma/core/document';
import { seedOf } from '@lemma/core/platform';
import { use } from 'react';
import { VisualizationView } from '../../visualization/index.ts';
import { PageReadingContext } from '../page-reading.ts';
import { placeOf } from '../place.ts';

/** A figure, drawn from the seed of the page and its own name. */
export function VisualizationBlockView({ block: { visualization, span } }: { readonly block: VisualizationBlock }) {
  const { seed, interactive } = use(PageReadingContext);
  return (
    <div {...placeOf(span)}>
      <VisualizationView
        visualization={visualization}
        seed={seedOf(String(seed), visualization.id)}
        interactive={interactive}
      />
    </div>
  );
}
