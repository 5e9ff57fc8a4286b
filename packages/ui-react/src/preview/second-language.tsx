import { Button, HStack } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import { Columns2 } from 'lucide-react';
import { ChoiceSelect, languageOptions } from '../form/index.ts';
import { useTexts } from '../language/index.ts';

interface SecondLanguageProps {
  /** The languages a document can be compared in. */
  readonly languages: readonly Language[];
  /** Undefined while nothing is compared. */
  readonly chosen: Language | undefined;
  readonly onChoose: (language: Language | undefined) => void;
}

/** Selects the language of a second document to be shown beside the first (specification 002 §2). */
export function SecondLanguage({ languages, chosen, onChoose }: SecondLanguageProps) {
  const { t } = useTexts('preview');
  return (
    <HStack gap="2">
      <Button
        size="sm"
        variant={chosen === undefined ? 'outline' : 'surface'}
        aria-pressed={chosen !== undefined}
        onClick={() => onChoose(chosen === undefined ? languages[0] : undefined)}
      >
        <Columns2 size={16} aria-hidden="true" />
        {t('sideBySide')}
      </Button>
      {chosen !== undefined && languages.length > 1 && (
        <ChoiceSelect
          label={t('secondLanguage')}
          width="auto"
          value={chosen}
          choices={languageOptions(languages)}
          onChoose={onChoose}
        />
      )}
    </HStack>
  );
}
