import { courseOf } from '@lemma/core/course';
import type { Language } from '@lemma/core/language';
import { tokens } from '@lemma/core/tokens';
import { useService, useStore } from '@lemma/ui-react/binding';
import { ArticleScreen, CourseScreen } from '@lemma/ui-react/course';
import { DocumentPagesContext, type DocumentPages } from '@lemma/ui-react/reference';
import { lateView } from '@lemma/ui-react/shell';
import { Suspense, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { articleAddress, languageIn, problemAddress, seedIn } from './addresses.ts';
import { pages } from './pages.ts';

const RatingBlock = lateView(async () => (await import('@lemma/ui-react/rating')).RatingBlock);

/** The open course, or the one of its courses that the address names. */
export function CourseRoute() {
  const [query] = useSearchParams();
  const path = query.get('path') ?? '';
  return (
    <CourseScreen
      path={path === '' ? undefined : path}
      courseHref={pages.course.path}
      articleHref={articleAddress}
      problemHref={problemAddress}
    />
  );
}

/** An article of the open course, in the language of the address. */
export function ArticleRoute() {
  const [query] = useSearchParams();
  const interfaceLanguage = useStore(useService(tokens.language));
  const { pathname, search } = useLocation();
  const sessions = useService(tokens.session);
  const isGuest = useStore(sessions, ({ kind }) => kind !== 'user');
  const path = query.get('path') ?? '';
  return (
    <DocumentPagesContext value={useCoursePages(path)}>
      <ArticleScreen
        path={path}
        language={languageIn(query) ?? interfaceLanguage}
        seed={seedIn(query)}
        articleHref={articleAddress}
        courseHref={pages.course.path}
        onLogin={() => void sessions.login(pathname + search)}
        below={
          isGuest ? undefined : (
            <Suspense>
              <RatingBlock key={path} permalink={path} />
            </Suspense>
          )
        }
      />
    </DocumentPagesContext>
  );
}

/** Links in an article of the course lead to articles and problems; in an article of no course, to what the pool has. */
function useCoursePages(article: string): DocumentPages {
  const course = useStore(useService(tokens.course));
  return useMemo(() => {
    const open = course.status === 'loaded' ? course.value : undefined;
    const chapters = open?.chapters ?? [];
    const problems = new Set(chapters.flatMap((chapter) => chapter.problems.map(({ path }) => path)));
    const hrefOf = (path: string, language: Language) =>
      problems.has(path) ? problemAddress(path, language) : articleAddress(path, language);
    const courseId = open && courseOf(open, article);
    if (courseId === undefined) return { kind: 'pool', hrefOf };
    return { kind: 'course', courseId, hrefOf, placeHref: ({ refId }, language) => hrefOf(refId, language) };
  }, [course, article]);
}
