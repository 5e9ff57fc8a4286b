import { tokens } from '@lemma/core/tokens';
import { useService } from '@lemma/ui-react/binding';
import { DocumentPagesContext } from '@lemma/ui-react/reference';
import { WorksheetScreen } from '@lemma/ui-react/worksheet';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  customiseAddress,
  languageIn,
  listAddress,
  seedIn,
  selectedProblemIn,
  worksheetAddress,
  worksheetIn,
} from './addresses.ts';
import { documentPages, type PlainArea } from './document-pages.ts';
import { paperAddress } from './paper-address.ts';

/** A worksheet of an area; the address names the current problem. */
export function WorksheetRoute({ area }: { readonly area: PlainArea }) {
  const [query] = useSearchParams();
  const storage = useService(tokens.ownStorage);
  const navigate = useNavigate();
  const reference = worksheetIn(query);
  const language = languageIn(query);
  const selected = selectedProblemIn(query);
  const seed = seedIn(query);
  return (
    <DocumentPagesContext value={documentPages(area)}>
      <WorksheetScreen
        reference={reference}
        backHref={listAddress(area, storage)}
        language={language}
        selected={selected}
        seed={seed}
        onSelect={(position) => {
          void navigate(worksheetAddress(area, reference, { language, selected: position, seed }), { replace: true });
        }}
        customiseHref={(path, worksheet) => customiseAddress(area, path, { worksheet, from: query.toString() })}
        paperHref={(shown) => paperAddress(area, reference, shown)}
        languageHref={(other) => worksheetAddress(area, reference, { language: other, selected, seed })}
      />
    </DocumentPagesContext>
  );
}
