import { IconButton } from '@chakra-ui/react';
import { Keyboard } from 'lucide-react';
import { KeysDialog } from '../dialog/index.ts';
import { useTexts } from '../language/index.ts';

/** The keys of the editor by their function, in display order. */
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

/** A button in the corner of the editor that opens the list of keys. */
export function KeysHelp({ open, onOpenChange }: KeysHelpProps) {
  const { t } = useTexts('editor');
  const named = (key: string) => (key === 'Ctrl' || key === 'Space' || key === 'Shift' ? t(`keys.names.${key}`) : key);
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
      {open && (
        <KeysDialog
          onClose={() => onOpenChange(false)}
          title={t('keys.title')}
          closeLabel={t('keys.close')}
          uses={keys.map(([what, pressed]) => ({ keys: pressed.map(named), does: t(`keys.${what}`) }))}
        />
      )}
    </>
  );
}
