import { lateView } from '@lemma/ui-react/shell';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { articleAddress } from './addresses.ts';
import { pages, type Page } from './pages.ts';

const CourseLine = lateView(async () => (await import('@lemma/ui-react/course')).CourseLine);

/** The line of the header on pages of the course; its place is kept until it has been loaded. */
export function CourseLineSlot({ page }: { readonly page: Page }) {
  const [query] = useSearchParams();
  return (
    <Suspense>
      <CourseLine
        path={page === pages.article ? (query.get('path') ?? '') : undefined}
        courseHref={pages.course.path}
        articleHref={articleAddress}
      />
    </Suspense>
  );
}
