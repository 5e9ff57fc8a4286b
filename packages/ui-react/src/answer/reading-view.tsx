import { Box } from '@chakra-ui/react';
import type { Formula } from '@lemma/core/document';
import { FormulaView } from '../formula/index.ts';

interface ReadingViewProps {
  readonly formula: Formula;
  /** What is typed now cannot be read: it is how the text was read before. */
  readonly isFormer: boolean;
}

/** How something typed is read. It is spoken elsewhere, once the learner rests. */
export function ReadingView({ formula, isFormer }: ReadingViewProps) {
  return (
    <Box
      as="span"
      aria-hidden
      flex="1 1 auto"
      minWidth="0"
      display="flex"
      alignItems="center"
      px="2"
      py="0.5"
      fontSize="md"
      overflowX="auto"
      opacity={isFormer ? 0.45 : 1}
      transition="opacity 0.15s"
    >
      <FormulaView formula={formula} />
    </Box>
  );
}
