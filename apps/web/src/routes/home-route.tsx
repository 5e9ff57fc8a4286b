import { tokens } from '@lemma/core/tokens';
import { guard, permissions, userOf } from '@lemma/core/session';
import { useService, useStore } from '@lemma/ui-react/binding';
import type { Door } from '@lemma/ui-react/home';
import { Waiting } from '@lemma/ui-react/shell';
import { Navigate } from 'react-router-dom';
import { moreLinks } from './more-links.ts';
import { areas, pages, seesLinks } from './pages.ts';
import { LearnerStart, LinkedStart, WelcomeScreen } from './screens.ts';
import { useExpectedUser } from './expected-user.ts';

/**
 * The start page: links for authors and for those who accompany learners, the pool for whoever else may use it
 * (specification 000 §2), their problems for all other signed-in users. Guests are welcomed, so that this page is a dead end for nobody.
 */
export function HomeRoute() {
  const session = useStore(useService(tokens.session));
  const isUserExpected = useExpectedUser();
  if (seesLinks(session)) return <LinkedStart session={session} />;
  if (guard(session, permissions.usePool) === 'allowed') return <Navigate to={areas.pool.list.path} replace />;
  if (userOf(session) !== undefined) return <LearnerStart />;
  if (session.kind === 'unknown' && isUserExpected) return <Waiting />;
  return <WelcomeScreen doorHref={doors} more={moreLinks} />;
}

const doors: Readonly<Record<Door, string>> = {
  learn: pages.course.path,
  teach: areas.pool.list.path,
  write: pages.tryOut.path,
};
