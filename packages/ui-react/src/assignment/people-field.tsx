import { Alert, HStack, Stack } from '@chakra-ui/react';
import { namesInList } from '@lemma/core/assignment';
import { useState } from 'react';
import { LongTextField } from '../form/index.ts';
import { useTexts } from '../language/index.ts';
import { ListFileButton } from './list-file-button.tsx';
import { PeopleGroups } from './people-groups.tsx';

interface PeopleFieldProps {
  /** As it was typed. */
  readonly names: string;
  readonly error: string | undefined;
  readonly onChange: (names: string) => void;
}

/** The people of an assignment: typed, pasted, from a file or from a group. */
export function PeopleField({ names, error, onChange }: PeopleFieldProps) {
  const { t } = useTexts('assignment');
  const [isFileEmpty, setIsFileEmpty] = useState(false);
  const add = (more: readonly string[]) => onChange([...new Set([...namesInList(names), ...more])].join('\n'));
  return (
    <Stack gap="3">
      <LongTextField
        label={t('form.people')}
        rows={4}
        value={names}
        onChange={onChange}
        help={t('form.peopleHint')}
        error={error}
      />
      <HStack>
        <ListFileButton
          label={t('groups.file')}
          variant="outline"
          onText={(text) => {
            const found = namesInList(text);
            setIsFileEmpty(found.length === 0);
            add(found);
          }}
        />
      </HStack>
      {isFileEmpty && (
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Alert.Title>{t('groups.fileEmpty')}</Alert.Title>
        </Alert.Root>
      )}
      <PeopleGroups names={names} onAdd={add} />
    </Stack>
  );
}
