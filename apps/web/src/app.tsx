import { tokens } from '@lemma/core/tokens';
import { userOf } from '@lemma/core/session';
import { ServicesProvider, useStore, type Services } from '@lemma/ui-react/binding';
import { NoticeStore, NoticesProvider } from '@lemma/ui-react/shell';
import { AppearanceStore, ThemeProvider } from '@lemma/ui-react/theme';
import { StrictMode, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { KeycloakSession } from './login/index.ts';
import { AppRoutes } from './routes/index.ts';

interface AppProps {
  readonly services: Services;
  readonly identity: KeycloakSession;
}

/** The whole app around its router. */
export function App({ services, identity }: AppProps) {
  const [appearance] = useState(() => new AppearanceStore({ storage: services.get(tokens.localStorage) }));
  const [notices] = useState(() => new NoticeStore({ clock: services.get(tokens.clock) }));
  const languages = services.get(tokens.language);
  const session = useStore(services.get(tokens.session));
  const user = userOf(session)?.id;
  useEffect(() => {
    if (user !== undefined) languages.belongTo(user);
  }, [languages, user]);
  return (
    <StrictMode>
      <ServicesProvider services={services}>
        <ThemeProvider appearance={useStore(appearance)}>
          <NoticesProvider value={notices}>
            <BrowserRouter>
              <AppRoutes appearance={appearance} onRetryIdentity={() => identity.start()} />
            </BrowserRouter>
          </NoticesProvider>
        </ThemeProvider>
      </ServicesProvider>
    </StrictMode>
  );
}
