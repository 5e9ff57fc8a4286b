import { tokens } from '@lemma/core/tokens';
import { useService, useStore } from '@lemma/ui-react/binding';
import { DocumentPagesContext, type DocumentPages } from '@lemma/ui-react/reference';
import { SelftestScreen } from '@lemma/ui-react/selftest';
import { useSearchParams } from 'react-router-dom';
import { articleAddress, selftestIn } from './addresses.ts';
import { pages } from './pages.ts';

/** What a problem refers to can be read in the open course. */
const articles: DocumentPages = { kind: 'pool', hrefOf: articleAddress };

/** A self-test of a course, in the language of the interface. */
export function SelftestRoute() {
  const [query] = useSearchParams();
  const language = useStore(useService(tokens.language));
  return (
    <DocumentPagesContext value={articles}>
      <SelftestScreen id={selftestIn(query)} language={language} backHref={pages.home.path} />
    </DocumentPagesContext>
  );
}
