import { KeysDialog } from '../dialog/index.ts';
import { useTexts } from '../language/index.ts';
import { hasCommandKey } from '../shell/index.ts';

/** The keys of every page; lists have more of their own. */
export function AppKeys({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts('palette');
  const uses = [
    { keys: [hasCommandKey() ? '⌘' : t('keys.ctrl'), 'K'], does: t('keys.palette') },
    { keys: ['?'], does: t('keys.help') },
  ];
  return (
    <KeysDialog onClose={onClose} title={t('keys.title')} closeLabel={t('keys.close')} uses={uses}>
      {t('keys.lists')}
    </KeysDialog>
  );
}
