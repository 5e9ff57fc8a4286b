import { Alert, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { messageOf, obstacleToTransfer, type SelectorParameters, type TransferState } from '@lemma/core/selection';
import { Send } from 'lucide-react';
import { useId } from 'react';
import { useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { CopyButton } from '../preview/index.ts';
import { useSelector } from './use-selector.ts';

interface TransferItemsProps {
  readonly parameters: SelectorParameters;
  readonly onCopy: (text: string) => Promise<void>;
}

/** Hands what is selected to the page of the LMS, and says what became of it. */
export function TransferItems({ parameters, onCopy }: TransferItemsProps) {
  const selector = useSelector();
  const { items, language, transfer } = useStore(selector);
  const { t } = useTexts('selector');
  const reason = useId();
  const obstacle = obstacleToTransfer(parameters, items, language);
  const isAgain = transfer.kind === 'unanswered' || transfer.kind === 'refused' || transfer.kind === 'noOpener';
  return (
    <Stack gap="3" width="full">
      <Outcome transfer={transfer} />
      <HStack gap="3" justify="flex-end" wrap="wrap">
        {obstacle !== undefined && (
          <Text id={reason} flex="1 1 12rem" color="fg.muted">
            {t(`obstacles.${obstacle}`)}
          </Text>
        )}
        {isAgain && obstacle === undefined && (
          <CopyButton label={t('transfer.copy')} onCopy={() => onCopy(messageOf(items, parameters))} />
        )}
        <Button
          disabled={obstacle !== undefined || transfer.kind === 'taken'}
          aria-describedby={obstacle === undefined ? undefined : reason}
          loading={transfer.kind === 'sent'}
          loadingText={t('transfer.waiting')}
          onClick={() => selector.transfer()}
        >
          <Send size={16} aria-hidden="true" />
          {t(isAgain ? 'transfer.again' : 'transfer.send')}
        </Button>
      </HStack>
    </Stack>
  );
}

function Outcome({ transfer }: { readonly transfer: TransferState }) {
  const { t } = useTexts('selector');
  switch (transfer.kind) {
    case 'idle':
    case 'sent':
      return null;
    case 'taken':
      return (
        <Alert.Root status="success" role="status">
          <Alert.Indicator />
          <Alert.Title>{t('transfer.taken')}</Alert.Title>
        </Alert.Root>
      );
    case 'unanswered':
    case 'noOpener':
      return (
        <Alert.Root status="warning" role="alert">
          <Alert.Indicator />
          <Alert.Title>{t(`transfer.${transfer.kind}`)}</Alert.Title>
        </Alert.Root>
      );
    case 'refused':
      return (
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{t('transfer.refused')}</Alert.Title>
            {transfer.message !== '' && <Alert.Description>{transfer.message}</Alert.Description>}
          </Alert.Content>
        </Alert.Root>
      );
  }
}
