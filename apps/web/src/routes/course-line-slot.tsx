import { CourseLine } from '@lemma/ui-react/course';
import { useSearchParams } from 'react-router-dom';
import { articleAddress } from './addresses.ts';
import { pages, type Page } from './pages.ts';

/** The line of the header on pages of the course. */
export function CourseLineSlot({ page }: { readonly page: Page }) {
  const [query] = useSearchParams();
  return (
    <CourseLine
      path={page === pages.article ? (query.get('path') ?? '') : undefined}
      courseHref={pages.course.path}
      articleHref={articleAddress}
    />
  );
}
