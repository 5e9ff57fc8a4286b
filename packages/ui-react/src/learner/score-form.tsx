import { Button, Checkbox, Field, Fieldset, HStack, Input, Stack } from '@chakra-ui/react';
import {
  longestScoreReason,
  mostScored,
  readPercent,
  type HandedInAnswer,
  type WrittenScore,
} from '@lemma/core/learner';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../language/index.ts';

interface ScoreFormProps {
  /** Equal answers, each of another learner. */
  readonly answers: readonly HandedInAnswer[];
  readonly isBusy: boolean;
  /** Answers whether anything was given. */
  readonly onGive: (written: WrittenScore) => Promise<boolean>;
  readonly onCancel: () => void;
}

/** A score in place of the automatic one, with its reason, for all who gave an answer or some of them. */
export function ScoreForm({ answers, isBusy, onGive, onCancel }: ScoreFormProps) {
  const { t } = useTexts('learner');
  const [percent, setPercent] = useState('');
  const [reason, setReason] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  // The form was asked for: whoever uses the keyboard goes on in it.
  useEffect(() => first.current?.focus(), []);
  const score = readPercent(percent);
  const chosen = answers.filter(({ learner }) => !left.has(learner.id)).slice(0, mostScored);
  const isReasonMissing = reason.trim() === '';

  function submit() {
    setTried(true);
    if (isBusy || score === undefined || isReasonMissing || chosen.length === 0) return;
    void onGive({ score, reason: reason.trim(), answers: chosen });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="4" mt="3" p={{ base: '3', md: '4' }} borderWidth="1px" borderRadius="l3" bg="bg.subtle">
        <Stack direction={{ base: 'column', md: 'row' }} gap="4" align="flex-start">
          <Field.Root invalid={isTried && score === undefined} maxW={{ md: '10rem' }}>
            <Field.Label>{t('scoreInPercent')}</Field.Label>
            <Input
              ref={first}
              minH="11"
              inputMode="decimal"
              autoComplete="off"
              value={percent}
              onChange={({ target }) => setPercent(target.value)}
            />
            <Field.ErrorText>{t('scoreWrong')}</Field.ErrorText>
          </Field.Root>
          <Field.Root invalid={isTried && isReasonMissing} flex="1">
            <Field.Label>{t('reason')}</Field.Label>
            <Input
              minH="11"
              maxLength={longestScoreReason}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
            <Field.HelperText>{t('reasonHelp')}</Field.HelperText>
            <Field.ErrorText>{t('reasonMissing')}</Field.ErrorText>
          </Field.Root>
        </Stack>
        {answers.length > 1 && (
          <Fieldset.Root invalid={isTried && chosen.length === 0}>
            <Fieldset.Legend>{t('scoreFor')}</Fieldset.Legend>
            <HStack wrap="wrap" columnGap="5" rowGap="0" maxH="14rem" overflowY="auto">
              {answers.map(({ learner: { id, name = id } }) => (
                <Checkbox.Root
                  key={id}
                  minH="11"
                  checked={!left.has(id)}
                  onCheckedChange={({ checked }) => {
                    const others = [...left].filter((other) => other !== id);
                    setLeft(new Set(checked === true ? others : [...others, id]));
                  }}
                >
                  <Checkbox.HiddenInput />
                  <Checkbox.Control>
                    <Checkbox.Indicator />
                  </Checkbox.Control>
                  <Checkbox.Label>{name}</Checkbox.Label>
                </Checkbox.Root>
              ))}
            </HStack>
            <Fieldset.ErrorText>{t('nobodyChosen')}</Fieldset.ErrorText>
          </Fieldset.Root>
        )}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" minH="11" loading={isBusy}>
            {t('giveTo', { count: chosen.length })}
          </Button>
          <Button variant="outline" minH="11" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}
