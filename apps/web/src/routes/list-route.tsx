import { tokens } from '@lemma/core/tokens';
import { useService } from '@lemma/ui-react/binding';
import { useTexts } from '@lemma/ui-react/language';
import { SearchScreen } from '@lemma/ui-react/search';
import { WorksheetDetailsButton, WorksheetPanel } from '@lemma/ui-react/worksheet-template';
import { Suspense, useEffect } from 'react';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';
import { detailsIn, keepListQuery, previewAddress, withDetails, worksheetAddress } from './addresses.ts';
import type { Area } from './pages.ts';
import { useListAddress } from './use-list-address.ts';
import { searchWanted } from './use-search-key.ts';

/** The list of an area; the address contains the search, so that it can be bookmarked, sent and returned to. */
export function ListRoute({ area }: { readonly area: Area }) {
  return <AreaList key={area} area={area} />;
}

function AreaList({ area }: { readonly area: Area }) {
  const { t } = useTexts('shell');
  const storage = useService(tokens.ownStorage);
  const here: Location<unknown> = useLocation();
  const { search, state } = here;
  const [query, setQuery] = useSearchParams();
  const details = detailsIn(query);
  useEffect(() => keepListQuery(area, storage, search), [area, storage, search]);
  return (
    <SearchScreen
      area={area}
      title={t(`pages.${area}`)}
      address={useListAddress(area)}
      previewHref={(path, lang) => previewAddress(area, path, lang)}
      isSearchWanted={state === searchWanted}
      worksheetHref={(id) => worksheetAddress(area, { by: 'template', id })}
      worksheetActions={(hit) => (
        <WorksheetDetailsButton hit={hit} onOpen={() => setQuery((shown) => withDetails(shown, hit.id))} />
      )}
      worksheetPanel={
        details === undefined
          ? undefined
          : (onChange) => (
              <Suspense>
                <WorksheetPanel
                  key={details}
                  templateId={details}
                  worksheetHref={(reference) => worksheetAddress(area, reference)}
                  previewHref={(path, lang) => previewAddress(area, path, lang)}
                  onClose={() => setQuery((shown) => withDetails(shown, undefined), { replace: true })}
                  onChange={onChange}
                />
              </Suspense>
            )
      }
    />
  );
}
