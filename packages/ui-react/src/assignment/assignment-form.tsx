import { Alert, Button, Checkbox, Field, HStack, Input, NativeSelect, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import {
  longestTimeLimit,
  momentOf,
  namesInList,
  wallTimeAt,
  type AssignedPerson,
  type AssignmentChangeFailure,
  type AssignmentTerms,
  type WrittenAssignment,
} from '@lemma/core/assignment';
import { wholeNumberIn } from '@lemma/core/workflow';
import { tokens } from '@lemma/core/tokens';
import { useState } from 'react';
import { useService } from '../binding/index.ts';
import { useDates, useTexts } from '../language/index.ts';
import { useChangeFailureText } from './failure-notice.tsx';
import { PeopleField } from './people-field.tsx';
import { TimeField } from './time-field.tsx';

interface AssignmentFormProps {
  /** What is changed; missing for a new one. */
  readonly before?: { readonly terms: AssignmentTerms; readonly people: readonly AssignedPerson[] };
  /** Answers why it was not taken; undefined if it was. `unknown`: names that nobody has, and that are left out. */
  readonly onWrite: (
    written: WrittenAssignment,
    unknown: readonly string[],
  ) => Promise<AssignmentChangeFailure | undefined>;
  readonly onCancel?: () => void;
}

interface Problems {
  readonly deadline?: string;
  readonly timeLimit?: string;
  readonly lateCredit?: string;
  readonly people?: string;
  readonly other?: string;
}

/** When, for how long and for whom a worksheet is assigned. */
export function AssignmentForm({ before, onWrite, onCancel }: AssignmentFormProps) {
  const { t } = useTexts('assignment');
  const gateway = useService(tokens.assignmentGateway);
  const changeFailure = useChangeFailureText();
  const { zone } = useDates();
  const shown = (moment: number | undefined) => (moment === undefined ? '' : wallTimeAt(moment, zone));
  const [opens, setOpens] = useState(shown(before?.terms.opens));
  const [deadline, setDeadline] = useState(shown(before?.terms.deadline));
  const [timeLimit, setTimeLimit] = useState(String(before?.terms.timeLimit ?? ''));
  const [takesLate, setTakesLate] = useState(before?.terms.takesLate ?? true);
  const [lateCredit, setLateCredit] = useState(String(Math.round((before?.terms.lateCredit ?? 1) * 100)));
  const [audience, setAudience] = useState<AssignmentTerms['audience']>(before?.terms.audience ?? 'named');
  const [names, setNames] = useState(
    (before?.people ?? []).map(({ person }) => person.username ?? person.id).join('\n'),
  );
  const [problems, setProblems] = useState<Problems>({});
  const [isWriting, setWriting] = useState(false);
  /** A deadline that has passed, and is set if the button is pressed once more. */
  const [past, setPast] = useState<number>();

  const button = t(before === undefined ? 'form.assign' : 'form.save');

  async function write(): Promise<Problems> {
    const times = { opens: momentOf(opens, zone), deadline: momentOf(deadline, zone) };
    const minutes = timeLimit.trim() === '' ? undefined : (wholeNumberIn(timeLimit) ?? 0);
    if (times.opens !== undefined && times.deadline !== undefined && times.opens >= times.deadline) {
      return { deadline: t('form.order') };
    }
    if (minutes !== undefined && (minutes < 1 || minutes > longestTimeLimit)) {
      return { timeLimit: t('form.timeLimitWrong', { most: longestTimeLimit }) };
    }
    const percent = takesLate ? (wholeNumberIn(lateCredit) ?? -1) : 100;
    if (percent < 0 || percent > 100) return { lateCredit: t('form.lateCreditWrong') };
    const asked = audience === 'link' ? [] : namesInList(names);
    if (audience === 'named' && asked.length === 0) return { people: t('form.noPeople') };
    const found = await gateway.findPeople(asked);
    if (!found.ok) return { other: changeFailure(found.failure) };
    // Whoever is in the assignment stays, even if the account is gone.
    const members = (before?.people ?? []).map(({ person }) => person.id);
    const people = [
      ...found.value.people.map(({ id }) => id),
      ...found.value.unknown.filter((name) => members.includes(name)),
    ];
    const unknown = found.value.unknown.filter((name) => !members.includes(name));
    if (audience === 'named' && people.length === 0)
      return { people: t('form.unknown', { names: unknown.join(', ') }) };
    const isPastConfirmed = times.deadline !== undefined && times.deadline === past;
    const failure = await onWrite(
      {
        terms: {
          audience,
          takesLate,
          ...(times.opens !== undefined && { opens: times.opens }),
          ...(times.deadline !== undefined && { deadline: times.deadline }),
          ...(minutes !== undefined && { timeLimit: minutes }),
          ...(percent < 100 && { lateCredit: percent / 100 }),
        },
        people,
        ...(isPastConfirmed && { isPastConfirmed }),
      },
      unknown,
    );
    if (failure?.kind === 'past') {
      setPast(times.deadline);
      return { deadline: t('form.past', { button }) };
    }
    return failure === undefined ? {} : { other: changeFailure(failure) };
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setWriting(true);
        void write().then((found) => {
          setProblems(found);
          setWriting(false);
        });
      }}
    >
      <Stack gap="5" maxW="3xl">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
          <TimeField label={t('form.opens')} value={opens} onChange={setOpens} />
          <TimeField label={t('form.deadline')} value={deadline} error={problems.deadline} onChange={setDeadline} />
        </SimpleGrid>
        <Text color="fg.muted" fontSize="sm">
          {t('form.zone', { zone })}
        </Text>
        <Field.Root invalid={problems.timeLimit !== undefined} maxW={{ md: '20rem' }}>
          <Field.Label>{t('form.timeLimit')}</Field.Label>
          <Input
            inputMode="numeric"
            minH="11"
            value={timeLimit}
            onChange={({ target }) => setTimeLimit(target.value)}
          />
          {problems.timeLimit !== undefined && <Field.ErrorText>{problems.timeLimit}</Field.ErrorText>}
          <Field.HelperText>{t('form.timeLimitHint')}</Field.HelperText>
        </Field.Root>
        <Stack gap="0">
          <Checkbox.Root py="2" checked={takesLate} onCheckedChange={({ checked }) => setTakesLate(checked === true)}>
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{t('form.takesLate')}</Checkbox.Label>
          </Checkbox.Root>
          <Text color="fg.muted" fontSize="sm">
            {t('form.takesLateHint')}
          </Text>
        </Stack>
        {takesLate && (
          <Field.Root invalid={problems.lateCredit !== undefined} maxW={{ md: '20rem' }}>
            <Field.Label>{t('form.lateCredit')}</Field.Label>
            <Input
              inputMode="numeric"
              minH="11"
              value={lateCredit}
              onChange={({ target }) => setLateCredit(target.value)}
            />
            {problems.lateCredit !== undefined && <Field.ErrorText>{problems.lateCredit}</Field.ErrorText>}
            <Field.HelperText>{t('form.lateCreditHint')}</Field.HelperText>
          </Field.Root>
        )}
        <Field.Root maxW={{ md: '20rem' }}>
          <Field.Label>{t('form.audience')}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              minH="11"
              value={audience}
              onChange={({ target }) => setAudience(target.value === 'link' ? 'link' : 'named')}
            >
              {(['named', 'link'] as const).map((each) => (
                <option key={each} value={each}>
                  {t(`form.${each}`)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        {audience === 'named' && <PeopleField names={names} error={problems.people} onChange={setNames} />}
        {Object.values(problems).some((text) => text !== undefined) && (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator />
            <Alert.Title>{Object.values(problems).join(' ')}</Alert.Title>
          </Alert.Root>
        )}
        <HStack gap="3">
          <Button type="submit" minH="11" loading={isWriting}>
            {button}
          </Button>
          {onCancel && (
            <Button variant="ghost" minH="11" onClick={onCancel}>
              {t('form.cancel')}
            </Button>
          )}
        </HStack>
      </Stack>
    </form>
  );
}
