import { tokens } from '@lemma/core/tokens';
import { useService, useStore } from '@lemma/ui-react/binding';
import type { CourseLine as Shown } from '@lemma/ui-react/course';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { articleAddress } from './addresses.ts';
import { pages, type Page } from './pages.ts';

/**
 * The line of the header on pages of the course; its place is kept until it has been loaded. If it cannot be had, the
 * page below says so, and brings it along as soon as it can.
 */
export function CourseLineSlot({ page }: { readonly page: Page }) {
  const [query] = useSearchParams();
  const course = useStore(useService(tokens.course), ({ status }) => status);
  const [Line, setLine] = useState<typeof Shown>();
  useEffect(() => {
    import('@lemma/ui-react/course').then(
      ({ CourseLine }) => setLine(() => CourseLine),
      () => undefined,
    );
  }, [page, course]);
  if (Line === undefined) return null;
  return (
    <Suspense>
      <Line
        path={page === pages.article ? (query.get('path') ?? '') : undefined}
        courseHref={pages.course.path}
        articleHref={articleAddress}
      />
    </Suspense>
  );
}
