import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import type { WaitingProblem } from '@lemma/core/outbox';
import type { ProblemReference } from '@lemma/core/problem';
import { TitledDialog } from '../dialog/index.ts';
import { useTexts } from '../language/index.ts';
import { AppLink } from '../shell/index.ts';

interface OutboxDialogProps {
  readonly problems: readonly WaitingProblem[];
  readonly problemHref: (problem: ProblemReference) => string;
  readonly onSaveFile: () => void;
  readonly onClose: () => void;
}

/** What waits, by problem, with the way there, and as a file to be safe. */
export function OutboxDialog({ problems, problemHref, onSaveFile, onClose }: OutboxDialogProps) {
  const { t } = useTexts('outbox');
  return (
    <TitledDialog
      title={t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onSaveFile}>
          {t('saveFile')}
        </Button>
      }
    >
      <Stack gap="4">
        <Text>{t('text')}</Text>
        <chakra.ul display="grid" gap="3">
          {problems.map(({ problem, waiting, choices, untaken }) => (
            <chakra.li key={`${problem.path} ${problem.worksheet ?? ''}`} wordBreak="break-word">
              <AppLink href={problemHref(problem)} onClick={onClose}>
                {problem.path}
              </AppLink>
              <Text fontSize="sm" color="fg.muted">
                {[
                  waiting > 0 && t('waiting', { count: waiting }),
                  choices > 0 && t('choices', { count: choices }),
                  untaken > 0 && t('untaken', { count: untaken }),
                ]
                  .filter((each) => each !== false)
                  .join(' · ')}
              </Text>
            </chakra.li>
          ))}
        </chakra.ul>
        <Text fontSize="sm" color="fg.muted">
          {t('saveFileHint')}
        </Text>
      </Stack>
    </TitledDialog>
  );
}
