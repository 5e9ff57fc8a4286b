import type { DocumentLink } from '@lemma/core/document';
import { use, type ReactNode } from 'react';
import { DocumentPagesContext } from './document-pages.ts';
import { LinkWithoutTarget } from './link-without-target.tsx';
import { PageLink } from './page-link.tsx';

interface DocumentLinkViewProps {
  readonly link: DocumentLink;
  /** The text of the link. */
  readonly children: ReactNode;
}

/** A link to another document: to its page in the pool or in the course, or to nothing that can be opened here. */
export function DocumentLinkView({ link, children }: DocumentLinkViewProps) {
  const pages = use(DocumentPagesContext);
  const { path } = link;
  if (pages.kind === 'none') {
    return (
      <LinkWithoutTarget link={link} reason="notClickable">
        {children}
      </LinkWithoutTarget>
    );
  }
  if (path === undefined) {
    const isNamed = link.type.trim() !== '' && link.id.trim() !== '';
    return (
      <LinkWithoutTarget link={link} reason={isNamed ? 'missing' : 'missingTypeOrId'}>
        {children}
      </LinkWithoutTarget>
    );
  }
  return (
    <PageLink link={link} path={path} pages={pages}>
      {children}
    </PageLink>
  );
}
