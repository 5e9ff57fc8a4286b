import { Alert, Button, chakra, Dialog } from '@chakra-ui/react';
import type { ProblemData, ProblemDataFailure, ProblemStore } from '@lemma/core/problem';
import type { Result } from '@lemma/core/store';
import { useEffect, useState } from 'react';
import { DialogFrame } from '../dialog/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { CopyButton } from '../preview/index.ts';
import { Waiting } from '../shell/index.ts';

interface ProblemDataDialogProps {
  readonly store: ProblemStore;
  readonly onClose: () => void;
}

/** The data sheet of a problem: everything the platform knows about the work on it, as JSON. */
export function ProblemDataDialog({ store, onClose }: ProblemDataDialogProps) {
  const { t } = useTexts('problem');
  const [read, setRead] = useState<Result<ProblemData, ProblemDataFailure>>();
  useEffect(() => {
    let isOpen = true;
    void store.readData().then((result) => isOpen && setRead(result));
    return () => {
      isOpen = false;
    };
  }, [store]);
  const json = read?.ok === true ? JSON.stringify(read.value, undefined, 2) : undefined;
  return (
    <DialogFrame size="xl" onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{t('dataSheet.title')}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        {read === undefined && <Waiting />}
        {read?.ok === false && <NoData failure={read.failure} />}
        {json !== undefined && (
          <chakra.pre
            tabIndex={0}
            role="region"
            aria-label={t('dataSheet.title')}
            fontSize="sm"
            whiteSpace="pre-wrap"
            wordBreak="break-word"
          >
            {json}
          </chakra.pre>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        {json !== undefined && (
          <CopyButton label={t('dataSheet.copy')} onCopy={async () => navigator.clipboard.writeText(json)} />
        )}
        <Button size="sm" onClick={onClose}>
          {t('dataSheet.close')}
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}

function NoData({ failure }: { readonly failure: ProblemDataFailure }) {
  const { t } = useTexts('problem');
  const noAnswer = useNoAnswerText();
  const isKnown = failure.kind === 'notFound' || failure.kind === 'forbidden';
  return (
    <Alert.Root status={isKnown ? 'warning' : 'error'} role="alert">
      <Alert.Indicator />
      <Alert.Title>
        {isKnown ? t(`dataSheet.${failure.kind}`) : noAnswer(failure, t('dataSheet.unavailable'))}
      </Alert.Title>
    </Alert.Root>
  );
}
