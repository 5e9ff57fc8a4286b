import { tokens } from '@lemma/core/tokens';
import { guard, permissions, userOf, type Session } from '@lemma/core/session';
import { useService, useStore } from '@lemma/ui-react/binding';
import type { Door, HomeLink, MoreLink } from '@lemma/ui-react/home';
import { Waiting } from '@lemma/ui-react/shell';
import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { ownWorksheetsAddress, problemAddress, resourceAddress, worksheetAddress } from './addresses.ts';
import { areas, pages, seesLinks } from './pages.ts';
import { AssignedWorksheets, HomeScreen, LearnerHome, MyWorksheets, WelcomeScreen } from './screens.ts';
import { useExpectedUser } from './expected-user.ts';

/**
 * The start page: links for authors and for those who accompany learners, the pool for whoever else may use it
 * (specification 000 §2), their problems for all other signed-in users. Guests are welcomed, so that this page is a dead end for nobody.
 */
export function HomeRoute() {
  const session = useStore(useService(tokens.session));
  const isUserExpected = useExpectedUser();
  if (seesLinks(session)) {
    const mayCompose = guard(session, permissions.composeWorksheet) === 'allowed';
    return <HomeScreen links={linksOf(session)} more={more} worksheets={mayCompose && myWorksheets} />;
  }
  if (guard(session, permissions.usePool) === 'allowed') return <Navigate to={areas.pool.list.path} replace />;
  if (userOf(session) !== undefined) {
    return <OfLearner />;
  }
  if (session.kind === 'unknown' && isUserExpected) return <Waiting />;
  return <WelcomeScreen doorHref={doors} more={more} />;
}

/** The start page of a learner. */
function OfLearner() {
  const language = useStore(useService(tokens.language));
  return (
    <LearnerHome
      problemHref={problemAddress}
      assigned={
        <Suspense>
          <AssignedWorksheets worksheetHref={(id) => resourceAddress({ kind: 'worksheet', id }, language)} />
        </Suspense>
      }
      courseHref={pages.course.path}
      more={more}
    />
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

const doors: Readonly<Record<Door, string>> = {
  learn: pages.course.path,
  teach: areas.pool.list.path,
  write: pages.tryOut.path,
};

const more: readonly MoreLink[] = [
  { name: 'authoring', href: '/docs/authoring/tutorial.md' },
  { name: 'calls', href: '/api/docs' },
  { name: 'licences', href: '/third-party-notices.txt' },
];

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
