import { WorksheetScreen } from '@lemma/ui-react/worksheet';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { languageIn, selectedProblemIn, worksheetAddress, worksheetIn } from './addresses.ts';
import type { Area } from './pages.ts';

/** A worksheet of an area; the address names the problem on show. */
export function WorksheetRoute({ area }: { readonly area: Area }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const reference = worksheetIn(query);
  const language = languageIn(query);
  const selected = selectedProblemIn(query);
  return (
    <WorksheetScreen
      reference={reference}
      language={language}
      selected={selected}
      onSelect={(position) => {
        void navigate(worksheetAddress(area, reference, { language, selected: position }), { replace: true });
      }}
      languageHref={(other) => worksheetAddress(area, reference, { language: other, selected })}
    />
  );
}
