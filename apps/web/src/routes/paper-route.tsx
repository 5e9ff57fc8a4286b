import { readPaper } from '@lemma/core/worksheet';
import { DocumentPagesContext } from '@lemma/ui-react/reference';
import { PaperScreen } from '@lemma/ui-react/worksheet';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { languageIn, worksheetAddress, worksheetIn } from './addresses.ts';
import { documentPages, type PlainArea } from './document-pages.ts';
import { paperAddress } from './paper-address.ts';

/** A worksheet of an area on paper; the address says what is printed, without names. */
export function PaperRoute({ area }: { readonly area: PlainArea }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const reference = worksheetIn(query);
  const language = languageIn(query);
  const settings = useMemo(() => readPaper((name) => query.get(name)), [query]);
  return (
    <DocumentPagesContext value={documentPages(area)}>
      <PaperScreen
        reference={reference}
        language={language}
        settings={settings}
        onSettings={(changed) => void navigate(paperAddress(area, reference, language, changed), { replace: true })}
        onLanguage={(chosen) => void navigate(paperAddress(area, reference, chosen, settings), { replace: true })}
        backHref={worksheetAddress(area, reference, { language })}
        onPrint={() => window.print()}
      />
    </DocumentPagesContext>
  );
}
