import { NativeSelect } from '@chakra-ui/react';
import { isLanguage, languages, type Language } from '@lemma/core/language';
import { languageNames, useTexts } from '../language/index.ts';

interface LanguageChoiceProps {
  readonly language: Language;
  readonly onChoose: (language: Language) => void;
}

/** The language of the interface, each named in its own words. */
export function LanguageChoice({ language, onChoose }: LanguageChoiceProps) {
  const { t } = useTexts('shell');
  return (
    <NativeSelect.Root size="sm" width="auto" variant="plain">
      <NativeSelect.Field
        aria-label={t('language')}
        value={language}
        onChange={({ target }) => isLanguage(target.value) && onChoose(target.value)}
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageNames[each]}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
