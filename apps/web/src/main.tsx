import { tokens } from '@lemma/core/di';
import { loadFirstTexts } from '@lemma/ui-react/language';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { compose } from './container.ts';
import { pageAt } from './routes/index.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html lost its #root');

const { services, identity } = compose();

// The static shell of index.html stays until the texts are here.
loadFirstTexts(pageAt(location.pathname).language ?? services.get(tokens.language).state).then(
  () => createRoot(root).render(<App services={services} identity={identity} />),
  (reason: unknown) => services.get(tokens.log).error('The texts could not be loaded', { reason }),
);
