import type { CourseServer } from '@lemma/core/course-server';
import type { Language } from '@lemma/core/language';
import { isDocumentHit, pageSize, type DocumentHit, type ListAddress, type SearchState } from '@lemma/core/search';
import { useState } from 'react';
import { EMPTY } from 'rxjs';
import { useCourseServers, useHeldByServers } from '../course-server/index.ts';
import { useTexts } from '../language/index.ts';
import { useSearch } from '../search/index.ts';
import type { PaletteEntry, PaletteGroup } from './entry.ts';
import { Palette } from './palette.tsx';
import { matching } from './rank.ts';

/** How many documents of a kind are offered; the list of the pool shows them all. */
const mostOfKind = 4;

export interface AppPaletteProps {
  readonly pages: readonly PaletteEntry[];
  readonly actions: readonly PaletteEntry[];
  /** For those who may search: opens a document, or the list of all that a query finds. */
  readonly search?: {
    readonly open: (path: string, language: Language) => void;
    /** Without a query, the list as last seen. */
    readonly list: (query: string) => void;
    /** Opens what a query finds on a course server. */
    readonly there: (server: CourseServer, query: string) => void;
  };
  readonly onClose: () => void;
}

/** The palette of the platform (specification 000 §6: by keys alone): its pages, documents of the pool, and actions. */
export function AppPalette(props: AppPaletteProps) {
  const { search, ...rest } = props;
  return search === undefined ? <WithoutDocuments {...rest} /> : <WithDocuments {...rest} search={search} />;
}

function WithoutDocuments({ pages, actions, onClose }: Omit<AppPaletteProps, 'search'>) {
  const [typed, setTyped] = useState('');
  return (
    <Palette
      typed={typed}
      onType={setTyped}
      onClose={onClose}
      groups={[
        { name: 'pages', entries: matching(pages, typed) },
        { name: 'actions', entries: matching(actions, typed) },
      ]}
    />
  );
}

function WithDocuments({ pages, actions, search: open, onClose }: Required<AppPaletteProps>) {
  const { t } = useTexts('palette');
  const problems = useSearch(useState(() => new NoAddress(''))[0], pageSize);
  const articles = useSearch(useState(() => new NoAddress('type=article'))[0], pageSize);
  const { query } = problems.state.criteria;
  const wanted = query.trim();
  const servers = useCourseServers();
  const { result, searched } = problems.state;
  // They are asked once the query rests.
  const isSearched = result.status === 'loaded' && searched.query.trim() === wanted;
  const held = useHeldByServers(
    servers.status === 'loaded' ? servers.value : [],
    isSearched ? wanted : '',
    searched.language,
  ).map(({ server, total }): PaletteEntry => ({
    id: `server ${server.url}`,
    text: t('there', { server: server.name, total, query: wanted }),
    run: () => open.there(server, wanted),
  }));
  const documents = [problems, articles]
    .flatMap(({ state }) => found(state, wanted))
    .map(({ path, name, language }): PaletteEntry => ({
      id: `document ${path}`,
      text: name,
      lang: language,
      hint: path,
      run: () => open.open(path, language),
    }));
  const all: PaletteEntry = {
    id: 'search',
    text: wanted === '' ? t('searchAll') : t('search', { query: wanted }),
    run: () => open.list(wanted),
  };
  const searching: PaletteGroup = { name: 'documents', entries: [all, ...documents, ...held] };
  const groups: readonly PaletteGroup[] = [
    { name: 'pages', entries: matching(pages, query) },
    { name: 'actions', entries: matching(actions, query) },
  ];
  return (
    <Palette
      typed={query}
      onType={(typed) => {
        problems.search.type(typed);
        articles.search.type(typed);
      }}
      onClose={onClose}
      // What is found later comes last, so that nothing moves under the reader's hand.
      groups={wanted === '' ? [searching, ...groups] : [...groups, searching]}
    />
  );
}

/** The first documents found by what is wanted; none while an earlier query is shown. */
function found({ searched, result }: SearchState, wanted: string): readonly DocumentHit[] {
  if (wanted === '' || result.status !== 'loaded' || searched.query.trim() !== wanted) return [];
  return result.value.hits.flatMap((hit) => (isDocumentHit(hit) ? [hit] : [])).slice(0, mostOfKind);
}

/** The palette has no address: what is typed in it leads elsewhere. */
class NoAddress implements ListAddress {
  readonly query: string;
  readonly changes = EMPTY;

  constructor(query: string) {
    this.query = query;
  }

  write(): void {
    // Nothing to write to.
  }
}
