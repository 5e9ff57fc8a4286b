import type { Language } from '@lemma/core/language';
import type { WorksheetHit } from '@lemma/core/search';
import type { WorksheetReference } from '@lemma/core/worksheet';
import { WorksheetDetailsButton, WorksheetPanel, type Assigning } from '@lemma/ui-react/worksheet-template';
import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { detailsIn, withDetails } from './addresses.ts';

interface Hrefs {
  readonly worksheet: (reference: WorksheetReference) => string;
  readonly preview: (path: string, language: Language) => string;
  readonly paper?: (reference: WorksheetReference) => string;
  readonly assigning?: Assigning;
}

/** What a list needs to show the panel of a worksheet that its address names. */
interface WorksheetDetails {
  readonly worksheetActions: (hit: WorksheetHit) => ReactNode;
  readonly worksheetPanel: ((onChange: () => void) => ReactNode) | undefined;
}

/** The panel of a worksheet beside a list; the list's address contains which one. */
export function useWorksheetDetails(hrefs: Hrefs): WorksheetDetails {
  const [query, setQuery] = useSearchParams();
  const details = detailsIn(query);
  return {
    worksheetActions: (hit) => (
      <WorksheetDetailsButton hit={hit} onOpen={() => setQuery((shown) => withDetails(shown, hit.id))} />
    ),
    worksheetPanel:
      details === undefined
        ? undefined
        : (onChange) => (
            <Suspense>
              <WorksheetPanel
                key={details}
                templateId={details}
                worksheetHref={hrefs.worksheet}
                previewHref={hrefs.preview}
                {...(hrefs.paper && { paperHref: hrefs.paper })}
                {...(hrefs.assigning && { assigning: hrefs.assigning })}
                onClose={() => setQuery((shown) => withDetails(shown, undefined), { replace: true })}
                onChange={onChange}
              />
            </Suspense>
          ),
  };
}
