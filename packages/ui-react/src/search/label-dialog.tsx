import { Button, Field, Flex, HStack, Input, Stack } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { TitledDialog } from '../dialog/index.ts';
import { useTexts } from '../language/index.ts';

/** The longest label, in UTF-16 units. */
const longest = 60;

interface LabelDialogProps {
  /** The labels that selected documents have. */
  readonly present: readonly string[];
  /** All labels in use. */
  readonly known: readonly string[];
  readonly onLabel: (label: string, isSet: boolean) => void;
  readonly onClose: () => void;
}

/** Gives the selected documents a label, or removes one. */
export function LabelDialog({ present, known, onLabel, onClose }: LabelDialogProps) {
  const { t } = useTexts('search');
  const [typed, setTyped] = useState('');
  const suggestions = useId();
  const label = typed.trim();
  const hasSlash = label.includes('/');
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (label !== '' && !hasSlash) onLabel(label, true);
  };
  return (
    <TitledDialog
      size="xs"
      placement="center"
      title={t('labelling.title')}
      closeLabel={t('labelling.close')}
      onClose={onClose}
    >
      <Stack gap="4">
        {present.length > 0 && (
          <HStack as="ul" listStyleType="none" wrap="wrap" gap="2">
            {present.map((each) => (
              <li key={each}>
                <Button
                  size="xs"
                  variant="outline"
                  aria-label={t('labelling.remove', { label: each })}
                  onClick={() => onLabel(each, false)}
                >
                  {each}
                  <X size={12} aria-hidden="true" />
                </Button>
              </li>
            ))}
          </HStack>
        )}
        <form onSubmit={add}>
          <Field.Root invalid={hasSlash}>
            <Field.Label>{t('labelling.new')}</Field.Label>
            <Flex gap="2" width="full">
              <Input
                value={typed}
                maxLength={longest}
                list={suggestions}
                autoComplete="off"
                onChange={({ target }) => setTyped(target.value)}
              />
              <Button type="submit">{t('labelling.add')}</Button>
            </Flex>
            {hasSlash ? (
              <Field.ErrorText>{t('labelling.noSlash')}</Field.ErrorText>
            ) : (
              <Field.HelperText>{t('labelling.hint')}</Field.HelperText>
            )}
          </Field.Root>
          <datalist id={suggestions}>
            {known.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </form>
      </Stack>
    </TitledDialog>
  );
}
