import { Spinner } from '@chakra-ui/react';
import type { DocumentLink } from '@lemma/core/document';
import { followReference } from '@lemma/core/reference';
import { tokens } from '@lemma/core/tokens';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useService } from '../binding/index.ts';
import { usePageLanguage, useTexts } from '../language/index.ts';
import { AppLink, isPlainClick, useNavigate } from '../shell/index.ts';
import type { DocumentPages } from './document-pages.ts';
import { ReferenceDialog } from './reference-dialog.tsx';

interface PageLinkProps {
  readonly link: DocumentLink;
  /** The path of the document in the pool. */
  readonly path: string;
  readonly pages: Exclude<DocumentPages, { readonly kind: 'none' }>;
  readonly children: ReactNode;
}

/** A link to the page of a document. Where it leads nowhere, it says so instead of leaving the page. */
export function PageLink({ link, path, pages, children }: PageLinkProps) {
  const documents = useService(tokens.documentGateway);
  const references = useService(tokens.referenceGateway);
  const language = usePageLanguage();
  const { t, language: ofInterface } = useTexts('reference');
  const navigate = useNavigate();
  const [isLooking, setIsLooking] = useState(false);
  const [failure, setFailure] = useState<'missing' | 'notInCourse'>('missing');
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  const href = pages.hrefOf(path, language);

  async function follow(): Promise<void> {
    if (isLooking) return;
    setIsLooking(true);
    const course = pages.kind === 'course' && {
      // The server knows documents by their paths, whatever name the author has given them.
      reference: { courseId: pages.courseId, id: path, type: link.type },
      hrefOf: (place: Parameters<typeof pages.placeHref>[0]) => pages.placeHref(place, language),
    };
    const target = await followReference(
      { documents, references },
      { path, language, href, ...(course !== false && { course }) },
    );
    setIsLooking(false);
    if (target.ok) navigate(target.value);
    else {
      setFailure(target.failure);
      setIsOpen(true);
    }
  }

  return (
    <>
      <AppLink
        ref={opener}
        href={href}
        aria-busy={isLooking}
        onClick={(event: MouseEvent) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          void follow();
        }}
      >
        {children}
      </AppLink>
      {isLooking && <Spinner size="xs" ms="1" lang={ofInterface} aria-label={t('opening')} />}
      <ReferenceDialog
        link={link}
        reason={failure}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        opener={() => opener.current}
      />
    </>
  );
}
