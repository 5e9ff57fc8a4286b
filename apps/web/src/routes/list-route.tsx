import {
  chooseSource,
  hitKindsOf,
  readPlace,
  sourceKey,
  writeListQuery,
  writePlace,
  type ListPlace,
} from '@lemma/core/list-place';
import { guard, permissions } from '@lemma/core/session';
import { tokens } from '@lemma/core/tokens';
import { useService, useStore } from '@lemma/ui-react/binding';
import { CourseScreen, HeldBySources, SourceChoice, useCourseServers } from '@lemma/ui-react/course-server';
import { useTexts } from '@lemma/ui-react/language';
import { SearchScreen } from '@lemma/ui-react/search';
import { DeletedWorksheetsButton } from '@lemma/ui-react/worksheet-template';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { copyAddress } from '../browser/index.ts';
import {
  customiseAddress,
  keepListQuery,
  previewAddress,
  resourceAddress,
  searchWanted,
  selectedIn,
  worksheetAddress,
} from './addresses.ts';
import { newAssignmentAddress } from './assignment-addresses.ts';
import type { PlainArea } from './document-pages.ts';
import { areas, pages } from './pages.ts';
import { paperAddress } from './paper-address.ts';
import { PlacedListAddress } from './placed-list-address.ts';
import { useListAddress } from './use-list-address.ts';
import { useWorksheetDetails } from './use-worksheet-details.tsx';

/** What is told about the pool beyond its screens. */
const guide = '/docs/teaching.md';

/**
 * The list of an area; the address contains its place and the search, so that it can be bookmarked, sent and returned
 * to.
 */
export function ListRoute({ area }: { readonly area: PlainArea }) {
  const { search } = useLocation();
  const storage = useService(tokens.ownStorage);
  useEffect(() => keepListQuery(area, storage, search), [area, storage, search]);
  const place = writePlace(area, readPlace(area, search));
  return <PlacedList key={`${area} ${place}`} area={area} placeQuery={place} />;
}

interface PlacedListProps {
  readonly area: PlainArea;
  readonly placeQuery: string;
}

function PlacedList({ area, placeQuery }: PlacedListProps) {
  const { t, language } = useTexts('shell');
  const { t: ofSearch } = useTexts('search');
  const here: Location<unknown> = useLocation();
  const { search, state } = here;
  const navigate = useNavigate();
  const session = useStore(useService(tokens.session));
  const accompanies = guard(session, permissions.accompanyLearners) === 'allowed';
  const composes = guard(session, permissions.composeWorksheet) === 'allowed';
  const place = useMemo(() => readPlace(area, placeQuery), [area, placeQuery]);
  const routed = useListAddress(area);
  const address = useMemo(() => new PlacedListAddress(routed, area, place), [routed, area, place]);
  const listed = useCourseServers();
  const servers = listed.status === 'loaded' ? listed.value : [];
  const details = useWorksheetDetails({
    worksheet: (reference) => worksheetAddress(area, reference),
    preview: (path, language) => previewAddress(area, path, language),
    paper: (reference) => paperAddress(area, reference, undefined),
    ...(accompanies && {
      assigning: {
        href: newAssignmentAddress,
        link: (id: string) => resourceAddress({ kind: 'worksheet', id }, language),
        onCopy: copyAddress,
      },
    }),
  });
  const go = (to: ListPlace, wanted: string) =>
    void navigate({ pathname: areas[area].list.path, search: writeListQuery(area, to, wanted) });
  const sourceChoice = (
    <SourceChoice area={area} place={place} servers={servers} onPlace={(to) => go(to, address.query)} />
  );
  const shared = {
    title: t(`pages.${area}`),
    links: [
      ...(accompanies
        ? [pages.learners, pages.assignments].map(({ path, name }) => ({ href: path, text: t(`pages.${name}`) }))
        : []),
      { href: guide, text: ofSearch('guide'), isOutside: true as const },
    ],
    address,
    previewHref: (path: string, lang: Parameters<typeof previewAddress>[2]) => previewAddress(area, path, lang),
    sourceChoice,
  };
  if (place.scope === 'coursesAndTasks') return <CourseScreen area={area} place={place} {...shared} />;
  return (
    <SearchScreen
      area={area}
      {...shared}
      kinds={hitKindsOf(area, place.source.kind)}
      sourceChip={
        place.source.kind === 'all'
          ? undefined
          : {
              text: `${ofSearch('source')}: ${place.source.kind === 'pool' ? ofSearch('sources.pool') : sourceKey(place.source)}`,
              onDrop: () => go(chooseSource(area, place, { kind: 'all' }), address.query),
            }
      }
      elsewhere={(criteria, page) => (
        <HeldBySources area={area} place={place} criteria={criteria} page={page} servers={servers} onGo={go} />
      )}
      note={area === 'pool' ? { text: ofSearch('poolNote'), href: guide, link: ofSearch('guide') } : undefined}
      customiseHref={(path) => customiseAddress(area, path)}
      selected={selectedIn(new URLSearchParams(search))}
      isSearchWanted={state === searchWanted}
      worksheetHref={(id) => worksheetAddress(area, { by: 'template', id })}
      worksheetTools={composes ? (onChange) => <DeletedWorksheetsButton onChange={onChange} /> : undefined}
      {...details}
    />
  );
}
