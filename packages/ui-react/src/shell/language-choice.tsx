import { chakra } from '@chakra-ui/react';
import { isLanguage, languages, type Language } from '@lemma/core/language';
import { languageNames, useTexts } from '../language/index.ts';

interface LanguageChoiceProps {
  readonly language: Language;
  readonly onChoose: (language: Language) => void;
}

/**
 * The language of the interface, each in its own words. A plain select: Chakra's would add 5 kB to every first page.
 */
export function LanguageChoice({ language, onChoose }: LanguageChoiceProps) {
  const { t } = useTexts('shell');
  return (
    <chakra.select
      aria-label={t('language')}
      value={language}
      onChange={({ target }) => isLanguage(target.value) && onChoose(target.value)}
      bg="transparent"
      color="fg"
      fontSize="sm"
      height="11"
      px={{ base: '1', md: '2' }}
      borderRadius="l2"
      cursor="pointer"
      _hover={{ bg: 'bg.muted' }}
    >
      {languages.map((each) => (
        <chakra.option key={each} value={each} lang={each} bg="bg.panel" color="fg">
          {languageNames[each]}
        </chakra.option>
      ))}
    </chakra.select>
  );
}
