import { Badge, Button, chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useTexts } from '../language/index.ts';

/** The visible pane if there is room for only one. */
export type Pane = 'source' | 'page';

interface PaneChoiceProps {
  readonly pane: Pane;
  readonly findings: number;
  readonly onChoose: (pane: Pane) => void;
}

/** Switches between source and page on narrow screens. */
export const PaneChoice = memo(function PaneChoice({ pane, findings, onChoose }: PaneChoiceProps) {
  const { t } = useTexts('try-out');
  return (
    <chakra.div display={{ base: 'flex', lg: 'none' }} gap="1" p="1" bg="bg.muted" borderRadius="l3">
      {(['source', 'page'] as const).map((each) => (
        <Button
          key={each}
          flex="1"
          size="sm"
          variant={each === pane ? 'surface' : 'ghost'}
          aria-pressed={each === pane}
          onClick={() => onChoose(each)}
        >
          {t(each)}
          {each === 'source' && findings > 0 && <Badge colorPalette="red">{findings}</Badge>}
        </Button>
      ))}
    </chakra.div>
  );
});
