import { Alert, Box, HStack, Stack } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import type { Worksheet } from '@lemma/core/worksheet';
import { useTexts } from '../language/index.ts';
import { LanguageLinks } from '../preview/index.ts';
import { CorrectionFacts } from '../workflow/index.ts';

interface WorksheetFactsProps {
  readonly worksheet: Worksheet;
  readonly language: Language;
  readonly languageHref: (language: Language) => string;
}

/** How a worksheet is corrected and in which languages it exists, for those who prepare worksheets. */
export function WorksheetFacts({ worksheet, language, languageHref }: WorksheetFactsProps) {
  const { t } = useTexts('worksheet');
  return (
    <Box as="aside" aria-label={t('about')} borderWidth="1px" borderRadius="l3" p="4" bg="bg.subtle">
      <HStack align="flex-start" justify="space-between" wrap="wrap" gap="6">
        {worksheet.correction === undefined ? (
          <Alert.Root status="warning" width="auto">
            <Alert.Indicator />
            <Alert.Title>{t('noWorkflow')}</Alert.Title>
          </Alert.Root>
        ) : (
          <CorrectionFacts correction={worksheet.correction} />
        )}
        <Stack>
          <LanguageLinks languages={worksheet.languages} current={language} hrefOf={languageHref} />
        </Stack>
      </HStack>
    </Box>
  );
}
