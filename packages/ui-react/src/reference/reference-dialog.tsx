import { Button, chakra, Dialog, Portal } from '@chakra-ui/react';
import type { DocumentLink } from '@lemma/core/document';
import { useTexts } from '../language/index.ts';

/**
 * Why a reference leads nowhere: there are no pages here, it does not say what it refers to, there is no such document,
 * or the reader may not see it and the course does not have it.
 */
export type ReferenceReason = 'notClickable' | 'missingTypeOrId' | 'missing' | 'notInCourse';

interface ReferenceDialogProps {
  readonly link: DocumentLink;
  readonly reason: ReferenceReason;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Says why a reference leads nowhere, and names its type and id (specification 002 §8.4). */
export function ReferenceDialog({ link, reason, isOpen, onClose, opener }: ReferenceDialogProps) {
  const { t } = useTexts('reference');
  const facts = [
    { name: t('type'), value: link.type },
    { name: t('id'), value: link.id },
  ];
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      finalFocusEl={opener}
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
              <Dialog.Title>{t(reason)}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description mb="3">{t(`${reason}Text`)}</Dialog.Description>
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
              <Button onClick={onClose}>{t('close')}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
