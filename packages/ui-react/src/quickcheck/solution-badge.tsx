import { Badge } from '@chakra-ui/react';
import { useTexts } from '../language/index.ts';

/** Highlights an option as part of the solution. */
export function SolutionBadge() {
  const { t, language } = useTexts('quickcheck');
  return (
    <Badge lang={language} colorPalette="green" flex="none">
      {t('solution')}
    </Badge>
  );
}
