import { Alert, Link, HStack } from '@chakra-ui/react';
import { addressThere, type ServerRow } from '@lemma/core/course-server';
import type { Language } from '@lemma/core/language';
import { areaLists, type ListArea, type ListPlace } from '@lemma/core/list-place';
import {
  filterBy,
  initialCriteria,
  readCriteria,
  turnTo,
  writeCriteria,
  type ListAddress,
  type SearchCriteria,
} from '@lemma/core/search';
import { guard, permissions } from '@lemma/core/session';
import { tokens } from '@lemma/core/tokens';
import { useState, type ReactNode } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { AppLink } from '../shell/index.ts';
import { AddToDraftButton } from '../worksheet-draft/index.ts';
import { CourseList } from './course-list.tsx';
import { serversOf, useCoursesOf, useCourseServers, useCourseServersStore } from './use-course-servers.ts';

interface CourseScreenProps {
  readonly area: Exclude<ListArea, 'selector'>;
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly text: string; readonly isOutside?: true }[];
  readonly place: ListPlace;
  readonly sourceChoice: ReactNode;
  /** Contains what is looked for. */
  readonly address: ListAddress;
  readonly previewHref: (path: string, language: Language) => string;
}

/** The courses and tasks of a source (specification 000 §3), as its server tells an LMS. */
export function CourseScreen(props: CourseScreenProps) {
  const { area, place, address } = props;
  const { source } = place;
  const { t } = useTexts('search');
  const store = useCourseServersStore();
  const servers = useCourseServers();
  const sections = useCoursesOf(serversOf(source, servers.status === 'loaded' ? servers.value : []));
  const readerLanguage = useStore(useService(tokens.language));
  const session = useStore(useService(tokens.session));
  const [criteria, setCriteria] = useState(() => readCriteria(address.query, initialCriteria(readerLanguage)));
  const mayCompose = guard(session, permissions.composeWorksheet) === 'allowed';
  const write = (changed: SearchCriteria) => {
    setCriteria(changed);
    address.write(writeCriteria(changed, readerLanguage), 'replace');
  };
  const hrefOf = ({ server, row: { item } }: ServerRow) => {
    // Courses have no view of their own yet.
    if (item.kind === 'course') return undefined;
    if (server === undefined) return props.previewHref(item.link, item.language);
    return areaLists[area].serverRowActions.includes('openThere')
      ? addressThere(server, item.link, item.language)
      : undefined;
  };
  const actionOf = ({ server, row: { item, types } }: ServerRow) =>
    server === undefined &&
    item.kind === 'task' &&
    types.includes('Problem') &&
    mayCompose &&
    areaLists[area].rowActions.task.includes('addToDraft') && (
      <AddToDraftButton item={{ kind: 'problem', path: item.link }} name={item.name} />
    );
  const isUnknown = source.kind === 'server' && servers.status === 'loaded' && sections.length === 0;
  return (
    <>
      {(isUnknown || servers.status === 'failed') && source.kind !== 'pool' && (
        <Alert.Root status="warning" role="alert" mb="4">
          <Alert.Indicator />
          <Alert.Title>{t(isUnknown ? 'unknownServer' : 'noServers')}</Alert.Title>
        </Alert.Root>
      )}
      <CourseList
        key={area}
        title={props.title}
        links={
          <HStack gap="5">
            {props.links.map(({ href, text, isOutside }) =>
              isOutside ? (
                <Link key={href} href={href}>
                  {text}
                </Link>
              ) : (
                <AppLink key={href} href={href}>
                  {text}
                </AppLink>
              ),
            )}
          </HStack>
        }
        sourceChoice={props.sourceChoice}
        sections={sections}
        onRetry={(server) => void store.retry(server)}
        gradingType="all"
        multiCourse
        language={criteria.language}
        onLanguage={(language) => write(filterBy(criteria, { language }))}
        start={criteria}
        onQuery={({ query, page }) => write(turnTo(filterBy(criteria, { query }), page))}
        hrefOf={hrefOf}
        actionOf={actionOf}
        canSelect={false}
        hasPalette
      />
    </>
  );
}
