import { Button } from '@chakra-ui/react';
import { tokens } from '@lemma/core/di';
import { contains, type CatalogFailure, type PoolItem } from '@lemma/core/worksheet-draft';
import { Check, Plus } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { useNotices } from '../shell/index.ts';

const Confirmation = lazy(() => import('./confirmation.tsx').then(({ Confirmation }) => ({ default: Confirmation })));

const failureTexts: Readonly<Record<CatalogFailure['kind'], string>> = {
  notFound: 'failures.notFound',
  unavailable: 'failures.notAdded',
};

/** Adds a problem to the draft; pressed once more it removes it again, after asking (specification 000 §4). */
export function AddToDraftButton({ item, name }: { readonly item: PoolItem; readonly name: string }) {
  const drafts = useService(tokens.worksheetDraft);
  const { draft, adding } = useStore(drafts);
  const { t } = useTexts('worksheet-draft');
  const notices = useNotices();
  const [isAsking, setIsAsking] = useState(false);
  const isInDraft = contains(draft, item.path);

  const add = async () => {
    const added = await drafts.add(item);
    if (!added.ok) notices.show({ kind: 'error', text: t(failureTexts[added.failure.kind], { name }) });
  };
  return (
    <>
      <Button
        size="sm"
        variant={isInDraft ? 'subtle' : 'outline'}
        aria-pressed={isInDraft}
        aria-label={t(isInDraft ? 'inDraftNamed' : 'addNamed', { name })}
        loading={adding.includes(item.path)}
        onClick={() => (isInDraft ? setIsAsking(true) : void add())}
      >
        {isInDraft ? <Check size={16} aria-hidden="true" /> : <Plus size={16} aria-hidden="true" />}
        {t(isInDraft ? 'inDraft' : 'add')}
      </Button>
      {isAsking && (
        <Suspense>
          <Confirmation
            title={t('removal.title')}
            text={t('removal.text', { name })}
            action={t('removal.button')}
            onConfirm={() => {
              setIsAsking(false);
              drafts.remove(item.path);
            }}
            onCancel={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
