import type { Standing } from '@lemma/core/problem';
import { StatusBlockView } from '../document/index.ts';

/** The outcome, and how often it was saved. */
export function StandingView({ performance, tries }: Pick<Standing, 'performance' | 'tries'>) {
  if (performance === undefined && tries === 0) return null;
  return (
    <StatusBlockView
      block={{
        kind: 'status',
        ...(performance && { performance }),
        ...(tries > 0 && { timesSaved: tries }),
        rateArticleReminder: false,
        span: { from: 0, to: 0 },
      }}
    />
  );
}
