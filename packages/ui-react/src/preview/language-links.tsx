import { HStack } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import { languageNames, useTexts } from '../language/index.ts';
import { AppLink } from '../shell/index.ts';

interface LanguageLinksProps {
  readonly languages: readonly Language[];
  /** The language shown. */
  readonly current?: Language;
  readonly hrefOf: (language: Language) => string;
}

/** Links to the same page in its other languages. */
export function LanguageLinks({ languages, current, hrefOf }: LanguageLinksProps) {
  const { t } = useTexts('preview');
  return (
    <HStack as="nav" aria-label={t('languages')} columnGap="4" rowGap="0" wrap="wrap" fontSize="sm">
      {languages.map((language) => (
        <AppLink
          key={language}
          href={hrefOf(language)}
          lang={language}
          hrefLang={language}
          display="inline-flex"
          alignItems="center"
          minH="11"
          minW="11"
          aria-current={language === current ? 'page' : undefined}
          fontWeight={language === current ? 'semibold' : undefined}
          textDecoration={language === current ? 'none' : 'underline'}
        >
          {languageNames[language]}
        </AppLink>
      ))}
    </HStack>
  );
}
