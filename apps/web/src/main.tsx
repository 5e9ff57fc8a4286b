import { tokens } from '@lemma/core/di';
import { loadLanguage } from '@lemma/ui-react/language';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { compose } from './container.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html lost its #root');

const composed = compose();
const show = () => createRoot(root).render(<App {...composed} />);

// The static shell of index.html stays until the texts are here.
loadLanguage(composed.services.get(tokens.language).state).then(show, show);
