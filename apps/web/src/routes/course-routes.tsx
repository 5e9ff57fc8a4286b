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

/** The open course. */
export function CourseRoute() {
  return <CourseScreen articleHref={articleAddress} problemHref={problemAddress} />;
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
    <DocumentPagesContext value={useCoursePages()}>
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

/** Links in the articles of the course lead to its articles and problems. */
function useCoursePages(): DocumentPages {
  const course = useStore(useService(tokens.course));
  return useMemo(() => {
    const chapters = course.status === 'loaded' ? course.value.chapters : [];
    const problems = new Set(chapters.flatMap((chapter) => chapter.problems.map(({ path }) => path)));
    return {
      kind: 'pool',
      hrefOf: (path, language) =>
        problems.has(path) ? problemAddress(path, language) : articleAddress(path, language),
    };
  }, [course]);
}
