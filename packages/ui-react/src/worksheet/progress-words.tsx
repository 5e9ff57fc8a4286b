import { chakra, HStack } from '@chakra-ui/react';
import type { ProblemMark, ProblemProgress } from '@lemma/core/problem';
import { Circle, CircleCheck, CircleX, Save, type LucideIcon } from 'lucide-react';
import { useTexts } from '../language/index.ts';

const signs: Readonly<Record<ProblemMark, LucideIcon>> = {
  open: Circle,
  saved: Save,
  right: CircleCheck,
  wrong: CircleX,
};

const colors = {
  open: 'fg.muted',
  saved: 'fg.info',
  right: 'fg.success',
  wrong: 'fg.error',
} as const satisfies Readonly<Record<ProblemMark, string>>;

/** How a problem stands, as a sign and in words: nobody has to tell colours apart. */
export function ProgressWords({ progress }: { readonly progress: ProblemProgress | undefined }) {
  const parts = useProgressParts(progress);
  const mark = progress?.mark ?? 'open';
  const Sign = signs[mark];
  return (
    <HStack as="span" gap="1.5" fontSize="sm" fontWeight="normal" color="fg.muted" align="flex-start">
      <chakra.span color={colors[mark]} flex="none" mt="0.5">
        <Sign size={16} aria-hidden="true" />
      </chakra.span>
      <span>{parts.join(' · ')}</span>
    </HStack>
  );
}

/** The same in words alone. */
function useProgressParts(progress: ProblemProgress | undefined): readonly string[] {
  const { t } = useTexts('worksheet');
  if (progress === undefined) return [t('progress.notOpened')];
  const { mark, answered, asked, isChanged, isLate } = progress;
  const isPartly = mark !== 'right' && answered < asked;
  return [
    isLate && mark === 'saved' ? t('progress.late') : t(`progress.${mark}`),
    ...(isPartly ? [t('progress.answered', { count: asked, answered })] : []),
    ...(isChanged ? [t('progress.changed')] : []),
  ];
}
