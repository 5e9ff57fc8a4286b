import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useTexts } from '../language/index.ts';
import { Comparison } from './comparison.tsx';

interface ComparisonDialogProps extends ComponentProps<typeof Comparison> {
  readonly onClose: () => void;
}

/** What a customisation changes, over the editor. */
export function ComparisonDialog({ onClose, ...compared }: ComparisonDialogProps) {
  const { t } = useTexts('customisation');
  return (
    <Dialog.Root open size="cover" scrollBehavior="inside" onOpenChange={onClose}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('comparison.title')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Comparison {...compared} />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={t('close')} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
