import type { DocumentLink } from '@lemma/core/document';
import { use, type ReactNode } from 'react';
import { usePageLanguage } from '../language/index.ts';
import { CourseLink } from './course-link.tsx';
import { DocumentPagesContext } from './document-pages.ts';
import { LinkWithoutTarget } from './link-without-target.tsx';
import { PoolLink } from './pool-link.tsx';

interface DocumentLinkViewProps {
  readonly link: DocumentLink;
  /** The text of the link. */
  readonly children: ReactNode;
}

/** A link to another document: to its page in the pool, to its place in the course, or to nothing that can be opened here. */
export function DocumentLinkView({ link, children }: DocumentLinkViewProps) {
  const pages = use(DocumentPagesContext);
  const language = usePageLanguage();
  switch (pages.kind) {
    case 'pool':
      if (link.path === undefined) return <LinkWithoutTarget link={link}>{children}</LinkWithoutTarget>;
      return (
        <PoolLink link={link} path={link.path} href={pages.hrefOf(link.path, language)}>
          {children}
        </PoolLink>
      );
    case 'course':
      return (
        <CourseLink link={link} courseId={pages.courseId} hrefOf={pages.hrefOf}>
          {children}
        </CourseLink>
      );
    case 'none':
      return <LinkWithoutTarget link={link}>{children}</LinkWithoutTarget>;
  }
}
