import { Button, chakra, Dialog, Portal } from '@chakra-ui/react';
import type { DocumentLink } from '@lemma/core/document';
import { useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../language/index.ts';
import { LinkButton } from './link-button.tsx';

/** A reference that cannot be opened here says so, with its type and id (specification 002 §2). */
export function LinkWithoutTarget({ link, children }: { readonly link: DocumentLink; readonly children: ReactNode }) {
  const { t } = useTexts('reference');
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const facts = [
    { name: t('type'), value: link.type },
    { name: t('id'), value: link.id },
  ];
  return (
    <>
      <LinkButton ref={opener} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {children}
      </LinkButton>
      <Dialog.Root
        open={isOpen}
        onOpenChange={({ open }) => setIsOpen(open)}
        finalFocusEl={() => opener.current}
        size="sm"
        placement="center"
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content mx="4">
              <Dialog.Header>
                <Dialog.Title>{t('notClickable')}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Dialog.Description mb="3">{t('notClickableText')}</Dialog.Description>
                <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1">
                  {facts.map(({ name, value }) => (
                    <chakra.div key={name} display="contents">
                      <chakra.dt color="fg.muted">{name}</chakra.dt>
                      <chakra.dd wordBreak="break-word">{value || t('unknown')}</chakra.dd>
                    </chakra.div>
                  ))}
                </chakra.dl>
              </Dialog.Body>
              <Dialog.Footer>
                <Button onClick={() => setIsOpen(false)}>{t('close')}</Button>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </>
  );
}
