import type { VisualizationBlock } from '@lemma/core/document';
import { use } from 'react';
import { seedOfBlock } from '@lemma/core/exercise';
import { VisualizationView } from '../../visualization/index.ts';
import { DependencyContext, PageProblemContext } from '../page-problem.ts';
import { PageReadingContext } from '../page-reading.ts';
import { placeOf } from '../place.ts';

/** A figure, drawn from the page's seed and its own name; belongs to the problem of the page, if any. */
export function VisualizationBlockView({ block: { visualization, span } }: { readonly block: VisualizationBlock }) {
  const { seed, interactive } = use(PageReadingContext);
  const problem = use(PageProblemContext);
  const dependency = use(DependencyContext);
  return (
    <div {...placeOf(span)}>
      <VisualizationView
        visualization={visualization}
        seed={seedOfBlock({ kind: 'visualization', id: visualization.id }, seed)}
        interactive={interactive}
        mathlet={problem?.mathlet}
        dependency={dependency}
      />
    </div>
  );
}
