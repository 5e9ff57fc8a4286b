import { Button, chakra } from '@chakra-ui/react';
import { tokens } from '@lemma/core/tokens';
import { contains, type CatalogFailure, type PoolItem } from '@lemma/core/worksheet-draft';
import { Check, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { lateView, useNotices } from '../shell/index.ts';

const ConfirmationDialog = lateView(async () => (await import('../dialog/index.ts')).ConfirmationDialog);

/** Adds a problem to the draft; pressed again it removes it, after asking (specification 000 §4). */
export function AddToDraftButton({ item, name }: { readonly item: PoolItem; readonly name: string }) {
  const drafts = useService(tokens.worksheetDraft);
  const { draft, adding } = useStore(drafts);
  const { t } = useTexts('worksheet-draft');
  const noAnswer = useNoAnswerText();
  const notices = useNotices();
  const [isAsking, setIsAsking] = useState(false);
  const isInDraft = contains(draft, item.path);

  const textOf = (failure: CatalogFailure) =>
    failure.kind === 'notFound'
      ? t('failures.notFound', { name })
      : noAnswer(failure, t('failures.notAdded', { name }));
  const add = async () => {
    const added = await drafts.add(item);
    if (!added.ok) notices.show({ kind: 'error', text: textOf(added.failure) });
  };
  return (
    <>
      <Button
        size={{ base: 'md', md: 'xs' }}
        flex="none"
        variant={isInDraft ? 'subtle' : 'outline'}
        aria-pressed={isInDraft}
        aria-label={t(isInDraft ? 'inDraftNamed' : 'addNamed', { name })}
        loading={adding.includes(item.path)}
        onClick={() => (isInDraft ? setIsAsking(true) : void add())}
      >
        {isInDraft ? <Check size={16} aria-hidden="true" /> : <Plus size={16} aria-hidden="true" />}
        <chakra.span hideBelow="md">{t(isInDraft ? 'inDraft' : 'add')}</chakra.span>
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmationDialog
            title={t('removal.title')}
            text={t('removal.text', { name })}
            action={t('removal.button')}
            cancel={t('cancel')}
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
