import { guard, permissions, type Requirement, type Session } from '@lemma/core/session';
import type { ReactNode } from 'react';
import { ForbiddenPage, NotAuthorizedPage } from './error-pages.tsx';
import { IdentityUnavailable } from './identity-unavailable.tsx';
import { Waiting } from './waiting.tsx';

/** The requirements of pages that show problems with their solutions. */
const forTeaching: ReadonlySet<Requirement> = new Set([
  permissions.usePool,
  permissions.useBrowser,
  permissions.seeSnapshot,
]);

interface RoleGuardProps {
  readonly session: Session;
  readonly requirement: Requirement;
  readonly onLogin: () => void;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Shows a page to authorized users, and the reason for refusal to others (specification 000 §6). */
export function RoleGuard({ session, requirement, onLogin, onRetry, children }: RoleGuardProps) {
  switch (guard(session, requirement)) {
    case 'allowed':
      return children;
    case 'waiting':
      return <Waiting />;
    case 'forbidden':
      return <ForbiddenPage isForTeaching={forTeaching.has(requirement)} />;
    case 'notAuthorized':
      return session.kind === 'unavailable' ? (
        <IdentityUnavailable onRetry={onRetry} />
      ) : (
        <NotAuthorizedPage onLogin={onLogin} />
      );
  }
}
