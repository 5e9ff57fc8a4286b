import { Field, Fieldset, Input, SimpleGrid } from '@chakra-ui/react';
import type { Language, LocalizedText } from '@lemma/core/language';
import { languageTitle, useTexts } from '../language/index.ts';

interface TitleFieldsProps {
  readonly languages: readonly Language[];
  readonly title: LocalizedText;
  readonly onTitle: (language: Language, title: string) => void;
}

/** The worksheet's title, one field per language. */
export function TitleFields({ languages, title, onTitle }: TitleFieldsProps) {
  const { t, language: reader } = useTexts('worksheet-draft');
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontFamily="heading" textStyle="md" fontWeight="semibold">
        {t('titles')}
      </Fieldset.Legend>
      <Fieldset.Content asChild>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
          {languages.map((language) => (
            <Field.Root key={language}>
              <Field.Label>{languageTitle(language, reader)}</Field.Label>
              <Input
                size="sm"
                lang={language}
                maxLength={500}
                value={title[language] ?? ''}
                onChange={({ target }) => onTitle(language, target.value)}
              />
            </Field.Root>
          ))}
        </SimpleGrid>
      </Fieldset.Content>
    </Fieldset.Root>
  );
}
