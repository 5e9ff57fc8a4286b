import { Dialog, IconButton, Portal } from '@chakra-ui/react';
import { Keyboard, X } from 'lucide-react';
import { useTexts } from '../language/index.ts';
import { KeyList } from '../shell/index.ts';

/** The keys of the editor by what they do, in the order in which they are shown. */
const keys = [
  ['complete', ['Ctrl', 'Space']],
  ['fix', ['Ctrl', '.']],
  ['nextMessage', ['F8']],
  ['definition', ['F12']],
  ['rename', ['F2']],
  ['comment', ['Ctrl', '/']],
  ['fold', ['Ctrl', 'Shift', '[']],
  ['unfold', ['Ctrl', 'Shift', ']']],
  ['search', ['Ctrl', 'F']],
  ['undo', ['Ctrl', 'Z']],
  ['convert', ['Ctrl', '⏎']],
  ['leave', ['Esc', 'Tab']],
  ['help', ['F1']],
] as const;

interface KeysHelpProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A button in the corner of the editor and the list of keys behind it. */
export function KeysHelp({ open, onOpenChange }: KeysHelpProps) {
  const { t } = useTexts('editor');
  return (
    <>
      <IconButton
        position="absolute"
        bottom="2"
        insetEnd="4"
        size="xs"
        variant="surface"
        aria-label={t('keys.title')}
        title={t('keys.title')}
        onClick={() => onOpenChange(true)}
      >
        <Keyboard size={16} aria-hidden="true" />
      </IconButton>
      <Dialog.Root open={open} onOpenChange={(change) => onOpenChange(change.open)} scrollBehavior="inside">
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content mx="4">
              <Dialog.Header>
                <Dialog.Title>{t('keys.title')}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body pb="6">
                <EditorKeys />
              </Dialog.Body>
              <Dialog.CloseTrigger asChild>
                <IconButton size="sm" variant="ghost" aria-label={t('keys.close')}>
                  <X size={16} aria-hidden="true" />
                </IconButton>
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </>
  );
}

function EditorKeys() {
  const { t } = useTexts('editor');
  const named = (key: string) => (key === 'Ctrl' || key === 'Space' || key === 'Shift' ? t(`keys.names.${key}`) : key);
  return <KeyList uses={keys.map(([what, pressed]) => ({ keys: pressed.map(named), does: t(`keys.${what}`) }))} />;
}
