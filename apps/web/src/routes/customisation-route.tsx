import { isOwnDocumentPath } from '@lemma/core/own-document';
import { tokens } from '@lemma/core/tokens';
import { useService, useStore } from '@lemma/ui-react/binding';
import { CustomisationScreen } from '@lemma/ui-react/customisation';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { browserTypeIn, customiseAddress, customisedFromIn, customisedWorksheetIn, seedIn } from './addresses.ts';
import { customisationsAddress } from './search-addresses.ts';
import { pages } from './pages.ts';
import { originOfEditor } from './way-to.ts';

/** The customisation editor; its address says what is customised, and where the list is. */
export function CustomisationRoute() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const storage = useService(tokens.ownStorage);
  const language = useStore(useService(tokens.language));
  const area = browserTypeIn(query);
  const path = query.get('path') ?? '';
  const worksheet = customisedWorksheetIn(query);
  return (
    <CustomisationScreen
      path={path}
      worksheet={worksheet}
      seed={seedIn(query)}
      hrefOfSeed={(seed) => customiseAddress(area, path, { worksheet, seed, from: customisedFromIn(query) })}
      backHref={originOfEditor(query, storage).at(-1)?.href ?? pages.home.path}
      hrefOf={(other) => customiseAddress(area, other)}
      listHref={({ selection }) =>
        isOwnDocumentPath(selection) ? pages.documents.path : customisationsAddress(area, selection, language)
      }
      onSaved={(saved) => {
        void navigate(customiseAddress(area, saved.path, saved), { replace: true });
      }}
    />
  );
}
