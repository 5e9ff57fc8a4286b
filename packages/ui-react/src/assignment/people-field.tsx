import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import { namesInList } from '@lemma/core/assignment';
import { useRef } from 'react';
import { LongTextField } from '../form/index.ts';
import { useTexts } from '../language/index.ts';
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
  const file = useRef<HTMLInputElement>(null);
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
      <HStack gap="3" wrap="wrap">
        <Button minH="11" variant="outline" onClick={() => file.current?.click()}>
          {t('groups.file')}
        </Button>
        <chakra.input
          ref={file}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          hidden
          aria-label={t('groups.file')}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            if (chosen !== undefined) void chosen.text().then((text) => add(namesInList(text)));
          }}
        />
      </HStack>
      <PeopleGroups names={names} onAdd={add} />
    </Stack>
  );
}
