import type { DocumentLink } from '@lemma/core/document';
import { useRef, useState, type ReactNode } from 'react';
import { LinkButton } from './link-button.tsx';
import { ReferenceDialog, type ReferenceReason } from './reference-dialog.tsx';

interface LinkWithoutTargetProps {
  readonly link: DocumentLink;
  readonly reason: ReferenceReason;
  readonly children: ReactNode;
}

/** A reference that cannot be opened says so, with its type and id (specification 002 §2). */
export function LinkWithoutTarget({ link, reason, children }: LinkWithoutTargetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <LinkButton ref={opener} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {children}
      </LinkButton>
      <ReferenceDialog
        link={link}
        reason={reason}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        opener={() => opener.current}
      />
    </>
  );
}
