import { Field, Input, Spinner, Stack, Text } from '@chakra-ui/react';
import { ExpressionPreviewStore, type ExpressionNotShown } from '@lemma/core/conversion';
import { tokens } from '@lemma/core/tokens';
import { useEffect, useMemo, useState } from 'react';
import { useClock, useService, useStore } from '../binding/index.ts';
import { FormulaView } from '../formula/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';

interface ExpressionInputProps {
  /** What the field contains at first. */
  readonly start?: string;
  /** What was committed, with Enter or by leaving the field. */
  readonly onCommit?: (expression: string) => void;
}

/** A field for a mathematical expression, with the formula that it means (specification 000 §5). */
export function ExpressionInput({ start = '', onCommit }: ExpressionInputProps) {
  const { t, language } = useTexts('expression');
  const converter = useService(tokens.expressionConverter);
  const clock = useClock();
  const store = useMemo(() => new ExpressionPreviewStore({ converter, clock }, language), [converter, clock, language]);
  const { formula, failure, isSlow } = useStore(store);
  const [typed, setTyped] = useState(start);
  useEffect(() => {
    const running = store.start();
    store.commit(start);
    return () => running.dispose();
  }, [store, start]);
  const commit = () => {
    store.commit(typed);
    onCommit?.(typed);
  };
  return (
    <Stack gap="4">
      <Field.Root invalid={failure !== undefined}>
        <Field.Label>{t('input.label')}</Field.Label>
        <Input
          value={typed}
          maxLength={4096}
          minH="11"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            // A word that is being composed is not finished yet.
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit();
          }}
        />
        {failure !== undefined && <Field.ErrorText role="alert">{<FailureText failure={failure} />}</Field.ErrorText>}
        <Field.HelperText>{t('input.hint')}</Field.HelperText>
      </Field.Root>
      <Stack as="section" aria-label={t('input.formula')} aria-live="polite" minH="12" justify="center">
        {isSlow && (
          <Text color="fg.muted" display="flex" alignItems="center" gap="2">
            <Spinner size="sm" aria-hidden="true" />
            {t('input.loading')}
          </Text>
        )}
        {formula !== undefined && <FormulaView formula={{ ...formula, display: true }} />}
      </Stack>
    </Stack>
  );
}

function FailureText({ failure }: { readonly failure: ExpressionNotShown }) {
  const { t } = useTexts('expression');
  const noAnswer = useNoAnswerText();
  return failure.kind === 'unreadable' ? t('input.unreadable') : noAnswer(failure, t('input.unavailable'));
}
