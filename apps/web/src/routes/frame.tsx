import { userOf } from '@lemma/core/session';
import { tokens } from '@lemma/core/tokens';
import { useService, useStore } from '@lemma/ui-react/binding';
import { LanguageProvider } from '@lemma/ui-react/language';
import {
  ErrorBoundary,
  NavigationProvider,
  NoticeLayer,
  PageFrame,
  PageTitleProvider,
  RoleGuard,
  Waiting,
  lateView,
} from '@lemma/ui-react/shell';
import type { AppearanceStore } from '@lemma/ui-react/theme';
import { Fragment, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { isFramed, openOwnWindow, sessionTexts } from '../browser/index.ts';
import { isLmsVisit } from '../login/index.ts';
import { useUserRecord } from './expected-user.ts';
import { FrameHeader } from './frame-header.tsx';
import { isOfCourse, pageAt, viewOf } from './pages.ts';
import { useFreshPage } from './use-fresh-page.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import { PaletteSlot } from './palette-slot.tsx';

const SignedInSlot = lateView(async () => (await import('./signed-in-slot.tsx')).SignedInSlot);

interface FrameProps {
  readonly appearance: AppearanceStore;
  /** Retries reaching the identity service. */
  readonly onRetryIdentity: () => void;
}

/** The frame of every page: header, guard, language, and the dialog for an ended session. */
export function Frame({ appearance, onRetryIdentity }: FrameProps) {
  const { pathname, search, hash, key } = useLocation();
  const page = pageAt(pathname);
  const chosenLanguage = useStore(useService(tokens.language));
  const language = page.language ?? chosenLanguage;
  const log = useService(tokens.log);
  const analytics = useService(tokens.analytics);
  const sessions = useService(tokens.session);
  const outbox = useService(tokens.outbox);
  const session = useStore(sessions);
  useUserRecord(session);
  const navigate = useNavigate();
  const here = pathname + search + hash;
  // The login page stays out of foreign frames, so that nobody can be tricked into typing a password there.
  const login = page.inside && isFramed ? openOwnWindow : () => void sessions.login(here);
  const logout = async () => {
    await import('./sign-out.ts').then(({ forgetWork }) => forgetWork(outbox)).catch(() => undefined);
    await sessions.logout();
  };
  const isFromLms = isLmsVisit(sessionTexts);
  const [title, setTitle] = useState<string>();
  useEffect(() => analytics.record(viewOf(page)), [analytics, page, pathname]);
  useFreshPage(pathname);
  useKeptScroll();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <LanguageProvider language={language} log={log}>
      <NavigationProvider value={(href) => void navigate(href)}>
        <PageFrame
          header={
            <FrameHeader
              page={page}
              title={title}
              session={session}
              appearance={appearance}
              onLogin={login}
              onLogout={() => void logout()}
            />
          }
        >
          {userOf(session) && (
            <Suspense>
              <SignedInSlot onLogin={isFromLms ? undefined : () => void sessions.loginBeside(here)} />
            </Suspense>
          )}
          <ErrorBoundary
            log={log}
            resetKey={here}
            // Readers of a course come from its pages (specification 000 §2); the first page of a visit has none before it.
            onBack={isOfCourse(page) ? () => void (key === 'default' ? navigate('/') : navigate(-1)) : undefined}
          >
            <RoleGuard session={session} requirement={page.requirement} onLogin={login} onRetry={onRetryIdentity}>
              <Suspense fallback={<Waiting />}>
                {/* What a page has read for one user must not be there for the next. */}
                <Fragment key={sessions.owner}>
                  <PageTitleProvider value={setTitle}>
                    <Outlet />
                  </PageTitleProvider>
                </Fragment>
              </Suspense>
            </RoleGuard>
          </ErrorBoundary>
        </PageFrame>
        <PaletteSlot
          page={page}
          session={session}
          appearance={appearance}
          onLogin={login}
          onLogout={() => void logout()}
        />
        <NoticeLayer />
      </NavigationProvider>
    </LanguageProvider>
  );
}
