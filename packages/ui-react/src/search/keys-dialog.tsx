import { Checkbox, Dialog, IconButton, Portal, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTexts } from '../language/index.ts';
import { KeyList, hasCommandKey } from '../shell/index.ts';
import type { SingleKeys } from './use-list-keys.ts';

interface KeysDialogProps {
  readonly single: SingleKeys;
  readonly onClose: () => void;
}

/** The keys of a list, and whether those that are pressed by themselves do anything. */
export function KeysDialog({ single, onClose }: KeysDialogProps) {
  const { t } = useTexts('search');
  const uses = [
    { keys: [hasCommandKey() ? '⌘' : t('keys.ctrl'), 'K'], does: t('keys.search') },
    { keys: ['/'], does: t('keys.field') },
    { keys: ['j'], does: t('keys.next') },
    { keys: ['k'], does: t('keys.previous') },
    { keys: ['⏎'], does: t('keys.open') },
    { keys: ['?'], does: t('keys.help') },
  ];
  return (
    <Dialog.Root open onOpenChange={onClose} scrollBehavior="inside">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Dialog.Header>
              <Dialog.Title>{t('keys.title')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <KeyList uses={uses} />
            </Dialog.Body>
            <Dialog.Footer flexDirection="column" alignItems="flex-start">
              <Checkbox.Root checked={single.areOn} onCheckedChange={() => single.choose(!single.areOn)}>
                <Checkbox.HiddenInput />
                <Checkbox.Control />
                <Checkbox.Label>{t('keys.single')}</Checkbox.Label>
              </Checkbox.Root>
              <Text color="fg.muted" fontSize="sm">
                {t('keys.hint')}
              </Text>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <IconButton size="sm" variant="ghost" aria-label={t('keys.close')}>
                <X size={16} aria-hidden="true" />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
