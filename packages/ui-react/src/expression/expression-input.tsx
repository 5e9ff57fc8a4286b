import { Box, Field, Input, Spinner, Stack, Text } from '@chakra-ui/react';
import { ExpressionPreviewStore, type ExpressionNotShown } from '@lemma/core/conversion';
import { shift } from '@lemma/core/source';
import { tokens } from '@lemma/core/tokens';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useClock, useService, useStore } from '../binding/index.ts';
import { FormulaView } from '../formula/index.ts';
import { useFindingText, useNoAnswerText, useTexts } from '../language/index.ts';
import { PlaceMark } from './place-mark.tsx';

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
  const { text, formula, failure, isSlow } = useStore(store);
  const [typed, setTyped] = useState(start);
  useEffect(() => {
    const running = store.start();
    store.commit(start);
    return () => running.dispose();
  }, [store, start]);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [hintId, failureId] = [`${id}-hint`, `${id}-failure`];
  // What has been typed since is not what was read.
  const place = failure?.kind === 'unreadable' && typed.trim() === text ? failure.place : undefined;
  const commit = () => {
    store.commit(typed);
    onCommit?.(typed);
  };
  return (
    <Stack gap="4">
      <Field.Root invalid={failure !== undefined}>
        <Field.Label>{t('input.label')}</Field.Label>
        <Box position="relative" width="full">
          <Input
            ref={field}
            fontFamily="mono"
            aria-describedby={failure === undefined ? hintId : `${failureId} ${hintId}`}
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
          {place && <PlaceMark field={field} typed={typed} span={shift(place.span, typed.indexOf(text))} />}
        </Box>
        {failure !== undefined && (
          <Field.ErrorText id={failureId} role="alert" display="block">
            <FailureText failure={failure} text={text} />
          </Field.ErrorText>
        )}
        <Field.HelperText id={hintId}>{t('input.hint')}</Field.HelperText>
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

interface FailureTextProps {
  readonly failure: ExpressionNotShown;
  /** What was committed. */
  readonly text: string;
}

/** What is wrong, and where: the place is marked in the field, too, but not for everybody to see. */
function FailureText({ failure, text }: FailureTextProps) {
  const { t } = useTexts('expression');
  const noAnswer = useNoAnswerText();
  const inWords = useFindingText();
  if (failure.kind !== 'unreadable') return noAnswer(failure, t('input.unavailable'));
  if (failure.place === undefined) return t('input.unreadable');
  const { span, data } = failure.place;
  const where = span.from >= text.length ? t('input.atEnd') : t('input.at', { at: span.from + 1 });
  return `${where} ${inWords({ code: 'BAD_DEFINITION', data: { ...data, name: '' } })}`;
}
