import { Alert, chakra, Stack, Text } from '@chakra-ui/react';
import type { ImportedAnswers, ImportFailure } from '@lemma/core/problem';
import type { Result } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import { useId, useState, type ChangeEvent } from 'react';
import { useService } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';

/** Takes answers from a file that was saved while the platform could not be reached. */
export function ImportAnswers() {
  const { t, language } = useTexts('outbox');
  const problems = useService(tokens.problemGateway);
  const [outcome, setOutcome] = useState<Result<ImportedAnswers, ImportFailure> | 'running'>();
  const field = useId();
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file === undefined) return;
    setOutcome('running');
    const text = await file.text();
    // The same file may be chosen again.
    currentTarget.value = '';
    setOutcome(await problems.importAnswers(text));
  };
  return (
    <chakra.details lang={language} mt="8">
      <chakra.summary cursor="pointer" minH="11" alignContent="center">
        {t('import.open')}
      </chakra.summary>
      <Stack gap="3" mt="2" align="flex-start">
        <Text color="fg.muted">{t('import.text')}</Text>
        <label htmlFor={field}>{t('import.choose')}</label>
        <chakra.input
          id={field}
          type="file"
          accept=".json,application/json"
          minH="11"
          maxW="full"
          disabled={outcome === 'running'}
          onChange={(event) => void take(event)}
        />
        <chakra.div role="status" aria-live="polite">
          {outcome === 'running' && t('import.running')}
          {outcome !== undefined && outcome !== 'running' && <Outcome outcome={outcome} />}
        </chakra.div>
      </Stack>
    </chakra.details>
  );
}

function Outcome({ outcome }: { readonly outcome: Result<ImportedAnswers, ImportFailure> }) {
  const { t } = useTexts('outbox');
  if (outcome.ok) {
    const { taken, refused } = outcome.value;
    return (
      <Alert.Root status={refused > 0 ? 'warning' : 'success'}>
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>{t('import.done', { count: taken })}</Alert.Title>
          {refused > 0 && <Alert.Description>{t('import.refused', { count: refused })}</Alert.Description>}
        </Alert.Content>
      </Alert.Root>
    );
  }
  const { kind } = outcome.failure;
  return (
    <Alert.Root status="error">
      <Alert.Indicator />
      <Alert.Title>{t(kind === 'unreadable' || kind === 'foreign' ? `import.${kind}` : 'import.failed')}</Alert.Title>
    </Alert.Root>
  );
}
