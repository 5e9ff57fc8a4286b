import { Checkbox, Text } from '@chakra-ui/react';
import { KeysDialog } from '../dialog/index.ts';
import { useTexts } from '../language/index.ts';
import { hasCommandKey } from '../shell/index.ts';
import type { ListKeys } from './use-list-keys.ts';

/** The keys that do something in a list, and whether single keys are enabled. */
export function ListKeysDialog({ keys }: { readonly keys: ListKeys }) {
  const { t } = useTexts('search');
  const { hasPalette, canSearch, canSelect } = keys;
  const uses = [
    ...(hasPalette ? [{ keys: [hasCommandKey() ? '⌘' : t('keys.ctrl'), 'K'], does: t('keys.palette') }] : []),
    ...(canSearch ? [{ keys: ['/'], does: t('keys.field') }] : []),
    { keys: ['j'], does: t('keys.next') },
    { keys: ['k'], does: t('keys.previous') },
    ...(canSelect ? [{ keys: ['x'], does: t('keys.select') }] : []),
    { keys: ['⏎'], does: t('keys.open') },
    { keys: ['?'], does: t('keys.help') },
  ];
  return (
    <KeysDialog onClose={() => keys.show(false)} title={t('keys.title')} closeLabel={t('keys.close')} uses={uses}>
      <Checkbox.Root checked={keys.areOn} onCheckedChange={() => keys.choose(!keys.areOn)}>
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
