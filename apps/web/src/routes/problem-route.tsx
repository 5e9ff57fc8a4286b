import { tokens } from '@lemma/core/tokens';
import { useService, useStore } from '@lemma/ui-react/binding';
import { ProblemScreen } from '@lemma/ui-react/problem';
import { DocumentPagesContext, type DocumentPages } from '@lemma/ui-react/reference';
import { lateView } from '@lemma/ui-react/shell';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  articleAddress,
  languageIn,
  learnerAddress,
  learnerIn,
  problemAddress,
  problemWorksheetIn,
  signedDeadlineIn,
} from './addresses.ts';
import { pages } from './pages.ts';

const AccompaniedNotice = lateView(async () => (await import('@lemma/ui-react/learner')).AccompaniedNotice);

/** What a problem refers to can be read in the open course. */
const articles: DocumentPages = { kind: 'pool', hrefOf: articleAddress };

/** A problem as its learner works on it, in the language of the address. */
export function ProblemRoute() {
  const [query] = useSearchParams();
  const interfaceLanguage = useStore(useService(tokens.language));
  const path = query.get('path') ?? '';
  const worksheet = problemWorksheetIn(query);
  const learner = learnerIn(query);
  const signedDeadline = signedDeadlineIn(query);
  return (
    <DocumentPagesContext value={articles}>
      <ProblemScreen
        path={path}
        language={languageIn(query) ?? interfaceLanguage}
        worksheet={worksheet}
        learner={learner}
        signedDeadline={signedDeadline}
        backHref={pages.home.path}
        notice={
          learner !== undefined && (
            <Suspense>
              <AccompaniedNotice id={learner} href={learnerAddress(learner)} />
            </Suspense>
          )
        }
        languageHref={(language) => problemAddress(path, language, worksheet, learner, signedDeadline)}
      />
    </DocumentPagesContext>
  );
}
