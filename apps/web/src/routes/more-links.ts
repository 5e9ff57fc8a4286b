import type { MoreLink } from '@lemma/ui-react/home';

/** What every start page leads to below. */
export const moreLinks: readonly MoreLink[] = [
  { name: 'authoring', href: '/docs/authoring/tutorial.md' },
  { name: 'calls', href: '/api/docs' },
  { name: 'licences', href: '/third-party-notices.txt' },
];
