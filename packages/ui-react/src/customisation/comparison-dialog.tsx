import type { ComponentProps } from 'react';
import { TitledDialog } from '../dialog/index.ts';
import { useTexts } from '../language/index.ts';
import { Comparison } from './comparison.tsx';

interface ComparisonDialogProps extends ComponentProps<typeof Comparison> {
  readonly onClose: () => void;
}

/** What a customisation changes, over the editor. */
export function ComparisonDialog({ onClose, ...compared }: ComparisonDialogProps) {
  const { t } = useTexts('customisation');
  return (
    <TitledDialog size="cover" title={t('comparison.title')} closeLabel={t('close')} onClose={onClose}>
      <Comparison {...compared} />
    </TitledDialog>
  );
}
