import type { DocumentLink } from '@lemma/core/document';
import { tokens } from '@lemma/core/tokens';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useService } from '../binding/index.ts';
import { usePageLanguage } from '../language/index.ts';
import { AppLink, isPlainClick, useNavigate } from '../shell/index.ts';
import { ReferenceDialog } from './reference-dialog.tsx';

interface PoolLinkProps {
  readonly link: DocumentLink;
  /** The path of the document in the pool. */
  readonly path: string;
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to the page of a document. Where there is no such document, it says so instead of leaving the page. */
export function PoolLink({ link, path, href, children }: PoolLinkProps) {
  const documents = useService(tokens.documentGateway);
  const language = usePageLanguage();
  const navigate = useNavigate();
  const [isMissing, setIsMissing] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);

  async function follow(): Promise<void> {
    const found = await documents.read(path, language);
    const isGone = !found.ok && found.failure.kind === 'notFound' && found.failure.languages.length === 0;
    if (isGone) setIsMissing(true);
    else navigate(href);
  }

  return (
    <>
      <AppLink
        ref={opener}
        href={href}
        onClick={(event: MouseEvent) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          void follow();
        }}
      >
        {children}
      </AppLink>
      <ReferenceDialog
        link={link}
        reason="missing"
        isOpen={isMissing}
        onClose={() => setIsMissing(false)}
        opener={() => opener.current}
      />
    </>
  );
}
