import type { HistoryStep, ListAddress } from '@lemma/core/search';
import { tokens } from '@lemma/core/tokens';
import { useService, useStore } from '@lemma/ui-react/binding';
import { PreviewScreen } from '@lemma/ui-react/preview';
import { DocumentPagesContext, type DocumentPages } from '@lemma/ui-react/reference';
import { SelectHit, SelectTask, SelectorGate, SelectorScreen } from '@lemma/ui-react/selector';
import { Waiting } from '@lemma/ui-react/shell';
import { WorksheetScreen } from '@lemma/ui-react/worksheet';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Observable } from 'rxjs';
import { copyToClipboard } from '../browser/index.ts';
import { keepListQuery, languageIn, listAddress, seedIn, selectedProblemIn, worksheetIn } from './addresses.ts';
import { areas } from './pages.ts';
import {
  listQuery,
  placeInList,
  placeInPage,
  searchInList,
  selectorPreviewAddress,
  selectorWorksheetAddress,
  type SelectorPlace,
} from './selector-addresses.ts';
import { useListAddress } from './use-list-address.ts';
import { useOpenedList } from './use-opened-list.ts';
import { useWorksheetDetails } from './use-worksheet-details.tsx';

/** The list of the selector, as an LMS opens it (specification 000 §2). */
export function SelectorRoute({ onRetryIdentity }: { readonly onRetryIdentity: () => void }) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const storage = useService(tokens.ownStorage);
  const sessions = useService(tokens.session);
  const place = useSame(placeInList(search));
  const routed = useListAddress('selector');
  const address = useMemo(() => new SelectorListAddress(routed, place), [routed, place]);
  const details = useWorksheetDetails({
    worksheet: (reference) => selectorWorksheetAddress(place, reference),
    preview: (path, language) => selectorPreviewAddress(place, path, language),
  });
  const isAtList = pathname.replace(/\/+$/, '') === areas.selector.list.path;
  useEffect(() => {
    if (!isAtList) return;
    keepListQuery('selector', storage, search);
    // An older name of a parameter must not be taken for part of a search later.
    const current = `?${listQuery(place, searchInList(search))}`;
    if (current !== (search === '' ? '?' : search)) void navigate({ search: current }, { replace: true });
  }, [isAtList, storage, search, place, navigate]);
  return (
    <SelectorGate parameters={place.parameters} onCopy={copyToClipboard}>
      <SelectorScreen
        parameters={place.parameters}
        place={place.list}
        onPlace={(list, wanted) => void navigate({ search: `?${listQuery({ ...place, list }, wanted)}` })}
        address={address}
        previewHref={(path, language) => selectorPreviewAddress(place, path, language)}
        worksheetHref={(id) => selectorWorksheetAddress(place, { by: 'template', id })}
        details={details}
        onLogin={() => void sessions.login(pathname + search)}
        onRetryIdentity={onRetryIdentity}
      />
    </SelectorGate>
  );
}

/** A document in the selector, with the way back to the list. */
export function SelectorPreviewRoute() {
  const { search, pathname } = useLocation();
  const sessions = useService(tokens.session);
  // A document that is asked for before is asked for as a guest.
  const isKnown = useStore(sessions, ({ kind }) => kind !== 'unknown');
  const [query] = useSearchParams();
  const place = useSame(placeInPage(search));
  const interfaceLanguage = useStore(useService(tokens.language));
  const backHref = useBackHref(place);
  const path = query.get('path') ?? '';
  const seed = seedIn(query);
  const shown = languageIn(query) ?? interfaceLanguage;
  const list = useOpenedList('selector', path, {
    searchIn: searchInList,
    queryOf: (wanted) => listQuery(place, wanted),
    hrefOf: (hit) => selectorPreviewAddress(place, hit.path, hit.language),
  });
  return (
    <SelectorPage place={place}>
      {isKnown ? (
        <PreviewScreen
          path={path}
          language={shown}
          backHref={backHref}
          seed={seed}
          list={list}
          actionsOf={(hit) => <SelectHit hit={hit} parameters={place.parameters} />}
          actions={place.list.scope === 'coursesAndTasks' && <SelectTask path={path} parameters={place.parameters} />}
          seedHref={(other) => selectorPreviewAddress(place, path, shown, other)}
          languageHref={(language) => selectorPreviewAddress(place, path, language, seed)}
          onCopyPath={copyToClipboard}
          // Whoever the LMS has signed in comes back from there (specification 000 §2).
          onLogin={place.parameters.sso ? undefined : () => void sessions.login(pathname + search)}
        />
      ) : (
        <Waiting />
      )}
    </SelectorPage>
  );
}

/** A worksheet in the selector, with the way back to the list. */
export function SelectorWorksheetRoute() {
  const { search } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const place = useSame(placeInPage(search));
  const reference = worksheetIn(query);
  const language = languageIn(query);
  const selected = selectedProblemIn(query);
  const seed = seedIn(query);
  return (
    <SelectorPage place={place}>
      <WorksheetScreen
        reference={reference}
        backHref={useBackHref(place)}
        language={language}
        selected={selected}
        seed={seed}
        onSelect={(position) => {
          const address = selectorWorksheetAddress(place, reference, { language, selected: position, seed });
          void navigate(address, { replace: true });
        }}
        languageHref={(other) => selectorWorksheetAddress(place, reference, { language: other, selected, seed })}
      />
    </SelectorPage>
  );
}

function SelectorPage({ place, children }: { readonly place: SelectorPlace; readonly children: ReactNode }) {
  const documentPages = useMemo<DocumentPages>(
    () => ({ kind: 'pool', hrefOf: (path, language) => selectorPreviewAddress(place, path, language) }),
    [place],
  );
  return (
    <DocumentPagesContext value={documentPages}>
      <SelectorGate parameters={place.parameters} onCopy={copyToClipboard}>
        {children}
      </SelectorGate>
    </DocumentPagesContext>
  );
}

/** The list as last seen, if it was that of the same LMS page. */
function useBackHref(place: SelectorPlace): string {
  const last = listAddress('selector', useService(tokens.ownStorage));
  const start = `${areas.selector.list.path}?${listQuery(place, '')}`;
  return last.startsWith(start) ? last : start;
}

/** The same object for the same place. */
function useSame(place: SelectorPlace): SelectorPlace {
  const name = listQuery(place, '');
  return useMemo(() => placeInList(name), [name]);
}

/** The search in the address of the selector, beside what the LMS asks for. */
class SelectorListAddress implements ListAddress {
  readonly changes: Observable<void>;
  readonly #address: ListAddress;
  readonly #place: SelectorPlace;

  constructor(address: ListAddress, place: SelectorPlace) {
    this.changes = address.changes;
    this.#address = address;
    this.#place = place;
  }

  get query(): string {
    return searchInList(this.#address.query);
  }

  write(query: string, step: HistoryStep): void {
    this.#address.write(listQuery(this.#place, query), step);
  }
}
