import { addressThere, type CourseServer, type ServerCourses, type ServerRow } from '@lemma/core/course-server';
import type { Language } from '@lemma/core/language';
import type { ListPlace } from '@lemma/core/list-place';
import type { SelectorParameters } from '@lemma/core/selection';
import type { ReactNode } from 'react';
import { useStore } from '../binding/index.ts';
import { CourseList, useCoursesOf, useCourseServersStore } from '../course-server/index.ts';
import { useTexts } from '../language/index.ts';
import { SelectItemButton } from './select-button.tsx';
import { useSelector } from './use-selector.ts';

interface SelectFromCoursesProps {
  readonly parameters: SelectorParameters;
  readonly place: ListPlace;
  readonly servers: readonly CourseServer[];
  /** Whether the LMS has stored this platform. */
  readonly isOwn: boolean;
  readonly sourceChoice: ReactNode;
  readonly previewHref: (path: string, language: Language) => string;
}

/** The courses and tasks of the server that the LMS has stored, and of others where it takes them. */
export function SelectFromCourses(props: SelectFromCoursesProps) {
  const { parameters, place, servers, isOwn } = props;
  const { source } = place;
  const { serverUrl } = parameters;
  const { t } = useTexts('selector');
  const selector = useSelector();
  const { courses, language } = useStore(selector);
  const store = useCourseServersStore();
  const isOfLms = (server: CourseServer | undefined) => server === undefined || server.url === serverUrl;
  const others = servers.filter(
    (server) => !isOfLms(server) && (source.kind === 'all' || (source.kind === 'server' && source.url === server.url)),
  );
  const ofOthers = useCoursesOf(others);
  // A failure of the server that the LMS has stored needs no name.
  const isNamed = !isOwn && courses.status !== 'failed';
  const ofLms: ServerCourses = { server: isNamed ? servers.find(isOfLms) : undefined, courses };
  const isLmsShown = source.kind !== 'server' || source.url === (serverUrl ?? '');
  const hrefOf = ({ server, row: { item } }: ServerRow) => {
    // Courses have no view of their own yet.
    if (item.kind === 'course') return undefined;
    return server === undefined
      ? props.previewHref(item.link, item.language)
      : addressThere(server, item.link, item.language);
  };
  return (
    <CourseList
      title={t('titles.courses')}
      sourceChoice={props.sourceChoice}
      sections={isLmsShown ? [ofLms, ...ofOthers] : ofOthers}
      onRetry={(server) => void (isOfLms(server) ? selector.loadCourses() : store.retry(server))}
      gradingType={parameters.gradingType}
      multiCourse={parameters.multiCourse}
      language={language}
      onLanguage={(chosen) => selector.speak(chosen)}
      hrefOf={hrefOf}
      actionOf={({ server, row: { item } }) => (
        <SelectItemButton
          item={server === undefined || isOfLms(server) ? item : { ...item, server: server.url }}
          isRow={item.kind === 'course'}
        />
      )}
      canSelect
      hasPalette={false}
    />
  );
}
