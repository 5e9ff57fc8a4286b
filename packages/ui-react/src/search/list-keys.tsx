import { Checkbox, Text } from '@chakra-ui/react';
import { KeysDialog } from '../dialog/index.ts';
import { useTexts } from '../language/index.ts';
import { hasCommandKey } from '../shell/index.ts';
import type { SingleKeys } from './use-list-keys.ts';

interface ListKeysProps {
  readonly single: SingleKeys;
  /** Whether the page has a palette; pages within other programs have none. */
  readonly hasPalette?: boolean;
  readonly onClose: () => void;
}

/** The keys of a list, and whether single keys are enabled. */
export function ListKeys({ single, hasPalette = true, onClose }: ListKeysProps) {
  const { t } = useTexts('search');
  const uses = [
    ...(hasPalette ? [{ keys: [hasCommandKey() ? '⌘' : t('keys.ctrl'), 'K'], does: t('keys.palette') }] : []),
    { keys: ['/'], does: t('keys.field') },
    { keys: ['j'], does: t('keys.next') },
    { keys: ['k'], does: t('keys.previous') },
    { keys: ['x'], does: t('keys.select') },
    { keys: ['⏎'], does: t('keys.open') },
    { keys: ['?'], does: t('keys.help') },
  ];
  return (
    <KeysDialog onClose={onClose} title={t('keys.title')} closeLabel={t('keys.close')} uses={uses}>
      <Checkbox.Root checked={single.areOn} onCheckedChange={() => single.choose(!single.areOn)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{t('keys.single')}</Checkbox.Label>
      </Checkbox.Root>
      <Text color="fg.muted" fontSize="sm">
        {t('keys.hint')}
      </Text>
    </KeysDialog>
  );
}
