import { tokens } from '@lemma/core/tokens';
import { isLocalHost } from '@lemma/core/platform';
import { loadFirstTexts } from '@lemma/ui-react/language';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { browserFetch, followReleases, sessionTexts } from './browser/index.ts';
import { compose } from './container.ts';
import { pageAt } from './routes/index.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html lost its #root');

const { services, identity } = compose();
// What a page logs on the machine that it comes from stays there.
if (!isLocalHost(location.hostname)) {
  import('./browser/platform-log.ts').then(
    ({ tellPlatform }) => tellPlatform(),
    () => undefined,
  );
}
followReleases({ fetch: browserFetch, storage: sessionTexts });

// The static shell of index.html stays until the texts have loaded.
loadFirstTexts(pageAt(location.pathname).language ?? services.get(tokens.language).state).then(
  () => createRoot(root).render(<App services={services} identity={identity} />),
  (reason: unknown) => {
    services.get(tokens.log).error('The texts could not be loaded', { reason });
    // What is shown in this case was loaded before the app (public/missing.js).
    dispatchEvent(new Event('lemma:missing'));
  },
);
