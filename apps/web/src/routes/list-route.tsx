import { guard, permissions } from '@lemma/core/session';
import { tokens } from '@lemma/core/tokens';
import { useService, useStore } from '@lemma/ui-react/binding';
import { useTexts } from '@lemma/ui-react/language';
import { SearchScreen } from '@lemma/ui-react/search';
import { useEffect } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import {
  customiseAddress,
  keepListQuery,
  previewAddress,
  searchWanted,
  selectedIn,
  worksheetAddress,
} from './addresses.ts';
import { pages, type Area } from './pages.ts';
import { useListAddress } from './use-list-address.ts';
import { useWorksheetDetails } from './use-worksheet-details.tsx';

/** The list of an area; the address contains the search, so that it can be bookmarked, sent and returned to. */
export function ListRoute({ area }: { readonly area: Area }) {
  return <AreaList key={area} area={area} />;
}

function AreaList({ area }: { readonly area: Area }) {
  const { t } = useTexts('shell');
  const { t: ofSearch } = useTexts('search');
  const storage = useService(tokens.ownStorage);
  const here: Location<unknown> = useLocation();
  const { search, state } = here;
  const session = useStore(useService(tokens.session));
  const accompanies = guard(session, permissions.accompanyLearners) === 'allowed';
  const details = useWorksheetDetails({
    worksheet: (reference) => worksheetAddress(area, reference),
    preview: (path, language) => previewAddress(area, path, language),
  });
  useEffect(() => keepListQuery(area, storage, search), [area, storage, search]);
  return (
    <SearchScreen
      area={area}
      title={t(`pages.${area}`)}
      links={[
        ...(accompanies ? [{ href: pages.learners.path, text: t('pages.learners') }] : []),
        { href: '/docs/teaching.md', text: ofSearch('guide'), isOutside: true },
      ]}
      address={useListAddress(area)}
      previewHref={(path, lang) => previewAddress(area, path, lang)}
      customiseHref={(path) => customiseAddress(area, path)}
      selected={selectedIn(new URLSearchParams(search))}
      isSearchWanted={state === searchWanted}
      worksheetHref={(id) => worksheetAddress(area, { by: 'template', id })}
      {...details}
    />
  );
}
