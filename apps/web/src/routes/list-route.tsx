import { tokens } from '@lemma/core/tokens';
import { initialCriteria, readCriteria, writeCriteria } from '@lemma/core/search';
import { useService, useStore } from '@lemma/ui-react/binding';
import { useTexts } from '@lemma/ui-react/language';
import { SearchScreen } from '@lemma/ui-react/search';
import { useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { keepListQuery, previewAddress, worksheetAddress } from './addresses.ts';
import { areas, type Area } from './pages.ts';
import { searchWanted } from './use-search-key.ts';

/** The list of an area; the address contains the search, so that it can be bookmarked, sent and returned to. */
export function ListRoute({ area }: { readonly area: Area }) {
  const { t } = useTexts('shell');
  const language = useStore(useService(tokens.language));
  const storage = useService(tokens.ownStorage);
  const here: Location<unknown> = useLocation();
  const { search, state } = here;
  const navigate = useNavigate();
  useEffect(() => keepListQuery(area, storage, search), [area, storage, search]);
  // Until another one is chosen, documents are searched for in the language of the interface.
  const followed = new URLSearchParams(search).has('lang') ? undefined : language;
  return (
    <SearchScreen
      key={area}
      area={area}
      title={t(`pages.${area}`)}
      criteria={readCriteria(search, initialCriteria(language))}
      onCriteriaChange={(criteria, step) => {
        const query = writeCriteria(criteria, followed);
        void navigate({ pathname: areas[area].list.path, search: query }, { replace: step === 'replace' });
      }}
      previewHref={(path, lang) => previewAddress(area, path, lang)}
      isSearchWanted={state === searchWanted}
      worksheetHref={(id) => worksheetAddress(area, { by: 'template', id })}
    />
  );
}
