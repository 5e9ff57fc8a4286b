import { Alert, Button, chakra, Field, Heading, HStack, Input, NativeSelect, Stack } from '@chakra-ui/react';
import { longestGroupName, namesInList, type PeopleGroup } from '@lemma/core/assignment';
import { ResourceStore } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import { useMemo, useState } from 'react';
import { useLoaded, useService } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { useNotices } from '../shell/index.ts';
import { useChangeFailureText } from './failure-notice.tsx';
import { withLeftOut } from './with-left-out.ts';

interface PeopleGroupsProps {
  /** What stands in the field of names. */
  readonly names: string;
  /** Adds names of accounts to it. */
  readonly onAdd: (names: readonly string[]) => void;
}

/** Groups of people to assign worksheets to again and again: adding one, saving one, deleting one. */
export function PeopleGroups({ names, onAdd }: PeopleGroupsProps) {
  const { t } = useTexts('assignment');
  const gateway = useService(tokens.assignmentGateway);
  const notices = useNotices();
  const changeFailure = useChangeFailureText();
  const store = useMemo(() => new ResourceStore(() => gateway.groups()), [gateway]);
  const found = useLoaded(store);
  const [chosenId, setChosenId] = useState('');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const groups: readonly PeopleGroup[] = found.status === 'loaded' ? found.value : [];
  const chosen = groups.find(({ id }) => id === chosenId) ?? groups[0];

  async function add({ id, name: of }: PeopleGroup) {
    const people = await gateway.peopleOfGroup(id);
    if (!people.ok) {
      setProblem(changeFailure(people.failure));
      return;
    }
    setProblem(undefined);
    onAdd(people.value.map((person) => person.username ?? person.id));
    notices.show({ kind: 'success', text: t('groups.added', { name: of, count: people.value.length }) });
  }

  async function save() {
    const asked = namesInList(names);
    if (name.trim() === '') return t('groups.noName');
    if (asked.length === 0) return t('form.noPeople');
    const people = await gateway.findPeople(asked);
    if (!people.ok) return changeFailure(people.failure);
    const notThere = (unknown: readonly string[]) =>
      unknown.length === 0 ? undefined : t('form.unknown', { names: unknown.join(', ') });
    if (people.value.people.length === 0) return notThere(people.value.unknown);
    const put = await gateway.putGroup(
      name.trim(),
      people.value.people.map(({ id }) => id),
    );
    if (!put.ok) return changeFailure(put.failure);
    notices.show({ kind: 'success', text: t('groups.saved', { name: name.trim() }) });
    const leftOut = notThere([...people.value.unknown, ...put.value.unknown]);
    // Whoever mends the list saves it once more.
    if (leftOut === undefined) setName('');
    setChosenId(put.value.id);
    await store.refresh();
    return leftOut;
  }

  async function remove({ id, name: of }: PeopleGroup) {
    // Kept for undoing: what is deleted is not there any more.
    const people = await gateway.peopleOfGroup(id);
    const removed = people.ok ? await gateway.removeGroup(id) : people;
    if (!people.ok || !removed.ok) {
      setProblem(changeFailure(removed.ok ? { kind: 'unavailable' } : removed.failure));
      return;
    }
    await store.refresh();
    const subjects = people.value.map((person) => person.id);
    const restore = async () => {
      const put = await gateway.putGroup(of, subjects);
      notices.show(
        put.ok
          ? withLeftOut(t('undone'), { unknown: put.value.unknown, elsewhere: [] }, t)
          : { kind: 'error', text: changeFailure(put.failure) },
      );
      await store.refresh();
    };
    notices.show({
      kind: 'success',
      text: t('groups.deleted', { name: of }),
      action: { text: t('undo'), run: () => void restore() },
      stay: 15_000,
    });
  }

  return (
    <chakra.section aria-label={t('groups.title')} borderWidth="1px" borderRadius="l3" p="4">
      <Stack gap="4">
        <Heading as="h2" size="md">
          {t('groups.title')}
        </Heading>
        {chosen && (
          <HStack gap="3" wrap="wrap" align="flex-end">
            <Field.Root maxW={{ md: '20rem' }} flex="1" minW="12rem">
              <Field.Label>{t('groups.choose')}</Field.Label>
              <NativeSelect.Root>
                <NativeSelect.Field minH="11" value={chosen.id} onChange={({ target }) => setChosenId(target.value)}>
                  {groups.map(({ id, name: of, people }) => (
                    <option key={id} value={id}>
                      {`${of} (${t('people', { count: people })})`}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </Field.Root>
            <Button minH="11" variant="outline" onClick={() => void add(chosen)}>
              {t('groups.add')}
            </Button>
            <Button minH="11" variant="ghost" colorPalette="red" onClick={() => void remove(chosen)}>
              {t('groups.delete')}
            </Button>
          </HStack>
        )}
        <HStack gap="3" wrap="wrap" align="flex-end">
          <Field.Root maxW={{ md: '20rem' }} flex="1" minW="12rem">
            <Field.Label>{t('groups.name')}</Field.Label>
            <Input
              minH="11"
              value={name}
              maxLength={longestGroupName}
              onChange={({ target }) => setName(target.value)}
              onKeyDown={(event) => {
                // The form around it would be sent.
                if (event.key !== 'Enter') return;
                event.preventDefault();
                void save().then(setProblem);
              }}
            />
          </Field.Root>
          <Button minH="11" variant="outline" onClick={() => void save().then(setProblem)}>
            {t('groups.save')}
          </Button>
        </HStack>
        {problem !== undefined && (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator />
            <Alert.Title>{problem}</Alert.Title>
          </Alert.Root>
        )}
      </Stack>
    </chakra.section>
  );
}
