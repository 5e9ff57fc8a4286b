import { guard, permissions, type Session } from '@lemma/core/session';
import { tokens } from '@lemma/core/tokens';
import { useService, useStore } from '@lemma/ui-react/binding';
import { HomeScreen, type HomeLink } from '@lemma/ui-react/home';
import { LearnerHome } from '@lemma/ui-react/problem';
import { Suspense } from 'react';
import { problemAddress, resourceAddress, selftestAddress, worksheetAddress } from './addresses.ts';
import { moreLinks } from './more-links.ts';
import { screen } from './on-demand.ts';
import { pages } from './pages.ts';
import { ownWorksheetsAddress } from './search-addresses.ts';

const AssignedWorksheets = screen(async () => (await import('@lemma/ui-react/assignment')).AssignedWorksheets);
const SelftestList = screen(async () => (await import('@lemma/ui-react/selftest')).SelftestList);
const ImportAnswers = screen(async () => (await import('@lemma/ui-react/outbox')).ImportAnswers);
const MyWorksheets = screen(async () => (await import('@lemma/ui-react/worksheet-template')).MyWorksheets);

/** The start page of authors and of those who accompany learners. */
export function LinkedStart({ session }: { readonly session: Session }) {
  const mayCompose = guard(session, permissions.composeWorksheet) === 'allowed';
  return <HomeScreen links={linksOf(session)} more={moreLinks} worksheets={mayCompose && myWorksheets} />;
}

/** The start page of a learner. */
export function LearnerStart() {
  const language = useStore(useService(tokens.language));
  const session = useStore(useService(tokens.session));
  const takesSelftests = guard(session, permissions.takeSelftests) === 'allowed';
  return (
    <LearnerHome
      problemHref={problemAddress}
      assigned={
        <Suspense>
          <AssignedWorksheets worksheetHref={(id) => resourceAddress({ kind: 'worksheet', id }, language)} />
        </Suspense>
      }
      courseHref={pages.course.path}
      more={moreLinks}
    >
      <Suspense>
        {takesSelftests && <SelftestList selftestHref={selftestAddress} />}
        <ImportAnswers />
      </Suspense>
    </LearnerHome>
  );
}

const myWorksheets = (
  <Suspense>
    <MyWorksheets
      worksheetHref={(id) => worksheetAddress('pool', { by: 'template', id })}
      allHref={ownWorksheetsAddress('pool')}
    />
  </Suspense>
);

function linksOf(session: Session): readonly HomeLink[] {
  const links: readonly (readonly [HomeLink, boolean])[] = [
    ['learners', guard(session, permissions.accompanyLearners) === 'allowed'],
    ['assignments', guard(session, permissions.accompanyLearners) === 'allowed'],
    ['browser', guard(session, permissions.useBrowser) === 'allowed'],
    ['pool', guard(session, permissions.usePool) === 'allowed'],
    ['documents', guard(session, permissions.customise) === 'allowed'],
    ['taxonomy', guard(session, permissions.editTaxonomy) === 'allowed'],
    ['devTools', guard(session, permissions.useDeveloperTools) === 'allowed'],
    ['tryOut', true],
  ];
  return links.flatMap(([link, open]) => (open ? [link] : []));
}
