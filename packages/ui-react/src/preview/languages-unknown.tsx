import { Button, HStack, chakra } from '@chakra-ui/react';
import { useTexts } from '../language/index.ts';

/** Stands in place of the links to other languages if they could not be loaded. */
export function LanguagesUnknown({ onRetry }: { readonly onRetry: () => void }) {
  const { t, language } = useTexts('preview');
  return (
    <HStack lang={language} columnGap="3" rowGap="1" wrap="wrap" fontSize="sm" _print={{ display: 'none' }}>
      <chakra.span role="status" color="fg.muted">
        {t('languagesUnknown')}
      </chakra.span>
      <Button size="sm" variant="outline" onClick={onRetry}>
        {t('retry')}
      </Button>
    </HStack>
  );
}
