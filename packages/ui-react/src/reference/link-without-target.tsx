import type { DocumentLink } from '@lemma/core/document';
import { useRef, useState, type ReactNode } from 'react';
import { LinkButton } from './link-button.tsx';
import { ReferenceDialog } from './reference-dialog.tsx';

/** A reference that cannot be opened here says so, with its type and id (specification 002 §2). */
export function LinkWithoutTarget({ link, children }: { readonly link: DocumentLink; readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <LinkButton ref={opener} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {children}
      </LinkButton>
      <ReferenceDialog
        link={link}
        reason="notClickable"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        opener={() => opener.current}
      />
    </>
  );
}
