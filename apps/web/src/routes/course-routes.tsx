import { tokens } from '@lemma/core/tokens';
import { useService, useStore } from '@lemma/ui-react/binding';
import { ArticleScreen, CourseScreen } from '@lemma/ui-react/course';
import { DocumentPagesContext, type DocumentPages } from '@lemma/ui-react/reference';
import { useSearchParams } from 'react-router-dom';
import { articleAddress, languageIn, seedIn } from './addresses.ts';
import { pages } from './pages.ts';

/** Links between the articles of the course lead to their pages in it. */
const courseArticles: DocumentPages = { kind: 'pool', hrefOf: articleAddress };

/** The open course. */
export function CourseRoute() {
  return <CourseScreen articleHref={articleAddress} />;
}

/** An article of the open course, in the language of the address. */
export function ArticleRoute() {
  const [query] = useSearchParams();
  const interfaceLanguage = useStore(useService(tokens.language));
  return (
    <DocumentPagesContext value={courseArticles}>
      <ArticleScreen
        path={query.get('path') ?? ''}
        language={languageIn(query) ?? interfaceLanguage}
        seed={seedIn(query)}
        courseHref={pages.course.path}
        articleHref={articleAddress}
      />
    </DocumentPagesContext>
  );
}
