import { Alert, Box, Button, HStack, Heading, List, Stack, Text, chakra } from '@chakra-ui/react';
import {
  readExtensionList,
  type AssignmentWithPeople,
  type ListFinding,
  type Person,
  type PersonalExtension,
} from '@lemma/core/assignment';
import { tokens } from '@lemma/core/tokens';
import { useState } from 'react';
import { useService } from '../binding/index.ts';
import { LongTextField } from '../form/index.ts';
import { useDates, useTexts } from '../language/index.ts';
import { ExtensionInWords } from './extension-in-words.tsx';
import { useChangeFailureText } from './failure-notice.tsx';
import { ListFileButton } from './list-file-button.tsx';
import { shownName } from './people-list.tsx';

interface ExtensionListProps {
  readonly assignment: AssignmentWithPeople;
  /** Answers whether it was done. */
  readonly onGrant: (extensions: readonly PersonalExtension[]) => Promise<boolean>;
}

interface CheckedExtension extends PersonalExtension {
  readonly person: Person;
}

interface Checked {
  readonly extensions: readonly CheckedExtension[];
  readonly findings: readonly ListFinding[];
}

/** A list of extensions, pasted or from a file: checked and shown before anything is changed. */
export function ExtensionListSection({ assignment, onGrant }: ExtensionListProps) {
  const { t } = useTexts('assignment');
  const gateway = useService(tokens.assignmentGateway);
  const changeFailure = useChangeFailureText();
  const { zone } = useDates();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<Checked>();
  const [failure, setFailure] = useState<string>();

  async function check(given: string) {
    const { extensions, findings } = readExtensionList(given, zone);
    const found = await gateway.findPeople(extensions.map(({ user }) => user));
    if (!found.ok) {
      setFailure(changeFailure(found.failure));
      return;
    }
    setFailure(undefined);
    const isMember = ({ id }: Person) =>
      assignment.assignment.terms.audience === 'link' || assignment.people.some(({ person }) => person.id === id);
    const placed = extensions.map((each) => ({
      ...each,
      person: found.value.people.find(
        (person) => person.id === each.user || person.username?.toLowerCase() === each.user.toLowerCase(),
      ),
    }));
    setChecked({
      extensions: placed.flatMap(({ person, extension }) =>
        person !== undefined && isMember(person) ? [{ person, user: person.id, extension }] : [],
      ),
      findings: [
        ...findings,
        ...placed.flatMap(({ person, line, user }): readonly ListFinding[] =>
          person !== undefined && isMember(person) ? [] : [{ line, kind: 'unknownUser', text: user }],
        ),
      ].sort((one, other) => one.line - other.line),
    });
  }

  const take = (given: string) => {
    setText(given);
    setChecked(undefined);
  };

  async function apply({ extensions }: Checked) {
    if (await onGrant(extensions.map(({ user, extension }) => ({ user, extension })))) take('');
  }

  return (
    <chakra.details borderWidth="1px" borderRadius="l3" p={{ base: '4', md: '5' }}>
      <chakra.summary cursor="pointer" minH="8">
        <Heading as="h2" size="lg" display="inline">
          {t('list.title')}
        </Heading>
      </chakra.summary>
      <Stack gap="4" mt="4">
        <LongTextField
          label={t('list.text')}
          rows={5}
          isMono
          value={text}
          onChange={take}
          help={`${t('list.hint')} ${t('form.zone', { zone })}`}
        />
        <HStack gap="3" wrap="wrap">
          <Button minH="11" variant="outline" onClick={() => void check(text)}>
            {t('list.check')}
          </Button>
          <ListFileButton
            label={t('list.file')}
            variant="ghost"
            onText={(given) => {
              take(given);
              void check(given);
            }}
          />
        </HStack>
        {failure !== undefined && (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator />
            <Alert.Title>{failure}</Alert.Title>
          </Alert.Root>
        )}
        {checked && <CheckedList checked={checked} before={assignment} onApply={() => void apply(checked)} />}
      </Stack>
    </chakra.details>
  );
}

interface CheckedListProps {
  readonly checked: Checked;
  readonly before: AssignmentWithPeople;
  readonly onApply: () => void;
}

function CheckedList({ checked: { extensions, findings }, before, onApply }: CheckedListProps) {
  const { t } = useTexts('assignment');
  const times = useDates();
  const deadlineOf = (id: string) => {
    const deadline = before.people.find(({ person }) => person.id === id)?.deadline;
    return deadline === undefined ? t('noDeadline') : times.dayAndTime(deadline);
  };
  return (
    <>
      {findings.length > 0 && (
        <Alert.Root status="warning" role="alert">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{t('list.findings', { count: findings.length })}</Alert.Title>
            <List.Root ps="4">
              {findings.map(({ line, kind, text }) => (
                <List.Item key={`${line} ${kind}`}>
                  {t('list.line', { line, text: t(`list.finding.${kind}`, { text }) })}
                </List.Item>
              ))}
            </List.Root>
          </Alert.Content>
        </Alert.Root>
      )}
      {extensions.length > 0 && (
        <Box role="status">
          <Text fontWeight="medium">{t('list.preview', { count: extensions.length })}</Text>
          <List.Root ps="4" mt="1" gap="1">
            {extensions.map(({ person, extension }) => (
              <List.Item key={person.id}>
                <Text as="span" fontWeight="medium">
                  {shownName({ person })}
                </Text>{' '}
                ({t('list.before', { deadline: deadlineOf(person.id) })}):{' '}
                {extension && <ExtensionInWords extension={extension} />}
              </List.Item>
            ))}
          </List.Root>
          <Button mt="3" minH="11" variant={findings.length > 0 ? 'outline' : 'solid'} onClick={onApply}>
            {t(findings.length > 0 ? 'list.applyRest' : 'list.apply')}
          </Button>
        </Box>
      )}
    </>
  );
}
