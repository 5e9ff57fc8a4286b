import { tokens } from '@lemma/core/tokens';
import { readDocument } from '@lemma/core/document';
import { systemClock } from '@lemma/core/platform';
import { judgeInputs } from '@lemma/core/quickcheck';
import { convertDocument } from '@lemma/mmtex';
import { ServicesProvider } from '@lemma/ui-react/binding';
import { DocumentView } from '@lemma/ui-react/document';
import { LanguageProvider } from '@lemma/ui-react/language';
import { ThemeProvider } from '@lemma/ui-react/theme';
import { Container } from 'inversify';
import { createRoot } from 'react-dom/client';
import { source } from './source.ts';

/**
 * The services that the views need, by hand. `apiModule` of `@lemma/api-client/di` binds all of them to a server
 * instead.
 */
const services = new Container();
services.bind(tokens.clock).toConstantValue(systemClock);
services.bind(tokens.quickcheckJudge).toConstantValue({ judge: (handedIn) => Promise.resolve(judgeInputs(handedIn)) });

const read = readDocument(convertDocument(source, 'en').xml);
const place = document.querySelector('#app');
if (place !== null)
  createRoot(place).render(
    <ServicesProvider services={services}>
      <ThemeProvider appearance="system">
        <LanguageProvider language="en">
          <main style={{ maxWidth: '45rem', margin: '0 auto', padding: '1rem' }}>
            {read.ok ? <DocumentView document={read.value} /> : <p>The document cannot be read.</p>}
          </main>
        </LanguageProvider>
      </ThemeProvider>
    </ServicesProvider>,
  );
