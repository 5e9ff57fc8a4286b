import { IconButton } from '@chakra-ui/react';
import { Keyboard } from 'lucide-react';
import { Suspense } from 'react';
import { useTexts } from '../language/index.ts';
import { lateView } from '../shell/index.ts';
import type { ListKeys } from './use-list-keys.ts';

const ListKeysDialog = lateView(async () => (await import('./list-keys-dialog.tsx')).ListKeysDialog);

/** Shows the keys of a list; not on devices without a mouse, which rarely have a keyboard. */
export function ListKeysButton({ keys }: { readonly keys: ListKeys }) {
  const { t } = useTexts('search');
  return (
    <>
      <IconButton
        size="xs"
        variant="ghost"
        flex="none"
        css={{ '@media not (any-pointer: fine)': { display: 'none' } }}
        aria-label={t('keys.title')}
        title={t('keys.title')}
        aria-haspopup="dialog"
        onClick={() => keys.show(true)}
      >
        <Keyboard size={16} aria-hidden="true" />
      </IconButton>
      {keys.areShown && (
        <Suspense>
          <ListKeysDialog keys={keys} />
        </Suspense>
      )}
    </>
  );
}
