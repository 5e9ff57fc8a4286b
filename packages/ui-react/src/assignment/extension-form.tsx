import { Alert, Button, Field, HStack, Heading, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { longestReason, momentOf, mostExtraShare, readExtraShare, type TimeExtension } from '@lemma/core/assignment';
import { useState } from 'react';
import { useDates, useTexts } from '../language/index.ts';
import { TimeField } from './time-field.tsx';

interface ExtensionFormProps {
  /** How many people are selected. */
  readonly count: number;
  /** Whether the assignment has a time limit, which can be made longer. */
  readonly hasLimit: boolean;
  /** Gives the selected people this, or takes back what they have; answers whether it was done. */
  readonly onGrant: (extension: TimeExtension | undefined) => Promise<boolean>;
}

/** More time for the people who are selected. */
export function ExtensionForm({ count, hasLimit, onGrant }: ExtensionFormProps) {
  const { t } = useTexts('assignment');
  const { zone } = useDates();
  const [until, setUntil] = useState('');
  const [extra, setExtra] = useState('');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<'nobody' | 'nothing' | 'extraWrong'>();
  const [isGranting, setGranting] = useState(false);

  async function grant(extension: TimeExtension | undefined) {
    setWrong(undefined);
    setGranting(true);
    const isDone = await onGrant(extension);
    setGranting(false);
    if (isDone) for (const clear of [setUntil, setExtra, setReason]) clear('');
  }

  function submit() {
    const deadline = momentOf(until, zone);
    const extraShare = extra.trim() === '' ? undefined : readExtraShare(extra);
    if (count === 0) setWrong('nobody');
    else if (extra.trim() !== '' && extraShare === undefined) setWrong('extraWrong');
    else if (deadline === undefined && extraShare === undefined) setWrong('nothing');
    else {
      void grant({
        reason: reason.trim(),
        ...(deadline !== undefined && { deadline }),
        ...(extraShare !== undefined && { extraShare }),
      });
    }
  }

  return (
    <Stack
      as="section"
      gap="4"
      aria-labelledby="more-time"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '4', md: '5' }}
    >
      <HStack justify="space-between" wrap="wrap">
        <Heading as="h2" size="lg" id="more-time">
          {t('more.title')}
        </Heading>
        <Text role="status" color="fg.muted">
          {count === 0 ? t('more.nobody') : t('more.selected', { count })}
        </Text>
      </HStack>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="4">
          <SimpleGrid columns={{ base: 1, md: hasLimit ? 3 : 2 }} gap="4" alignItems="start">
            <TimeField label={t('more.deadline')} value={until} onChange={setUntil} />
            {hasLimit && (
              <Field.Root invalid={wrong === 'extraWrong'}>
                <Field.Label>{t('more.extra')}</Field.Label>
                <Input inputMode="decimal" minH="11" value={extra} onChange={({ target }) => setExtra(target.value)} />
              </Field.Root>
            )}
            <Field.Root>
              <Field.Label>{t('more.reason')}</Field.Label>
              <Input
                minH="11"
                maxLength={longestReason}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </Field.Root>
          </SimpleGrid>
          {wrong !== undefined && (
            <Alert.Root status="warning" role="alert">
              <Alert.Indicator />
              <Alert.Title>{t(`more.${wrong}`, { most: mostExtraShare * 100 })}</Alert.Title>
            </Alert.Root>
          )}
          <HStack gap="3" wrap="wrap">
            <Button type="submit" minH="11" loading={isGranting}>
              {t('more.grant')}
            </Button>
            <Button
              variant="outline"
              minH="11"
              disabled={count === 0 || isGranting}
              onClick={() => void grant(undefined)}
            >
              {t('more.takeBack')}
            </Button>
          </HStack>
        </Stack>
      </form>
    </Stack>
  );
}
