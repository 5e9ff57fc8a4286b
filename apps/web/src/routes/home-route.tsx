import { tokens } from '@lemma/core/di';
import { guard, permissions, type Session } from '@lemma/core/session';
import { useService, useStore } from '@lemma/ui-react/binding';
import type { HomeLink } from '@lemma/ui-react/home';
import { Waiting } from '@lemma/ui-react/shell';
import { Navigate } from 'react-router-dom';
import { areas } from './pages.ts';
import { HomeScreen } from './screens.ts';

/** The start page: links for authors, the pool for everybody else (specification 000 §2). */
export function HomeRoute() {
  const session = useStore(useService(tokens.session));
  switch (guard(session, permissions.seeLinks)) {
    case 'waiting':
      return <Waiting />;
    case 'allowed':
      return <HomeScreen links={linksOf(session)} />;
    case 'forbidden':
    case 'notAuthorized':
      return <Navigate to={areas.pool.list.path} replace />;
  }
}

function linksOf(session: Session): readonly HomeLink[] {
  const links: readonly (readonly [HomeLink, boolean])[] = [
    ['browser', guard(session, permissions.useBrowser) === 'allowed'],
    ['pool', guard(session, permissions.usePool) === 'allowed'],
    ['devTools', guard(session, permissions.useDeveloperTools) === 'allowed'],
    ['tryOut', true],
  ];
  return links.flatMap(([link, open]) => (open ? [link] : []));
}
