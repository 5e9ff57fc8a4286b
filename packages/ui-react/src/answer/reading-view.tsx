import { Box } from '@chakra-ui/react';
import { readMathml, type Formula } from '@lemma/core/document';
import { looksAsTyped, readingFormula, readingOf, readingTex, type Asked } from '@lemma/core/judgement';
import { useState } from 'react';
import { FormulaView, spokenMath } from '../formula/index.ts';
import { useTexts } from '../language/index.ts';

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

interface ReadingShown {
  /** How the text is read; while it cannot be read, how it was last. Undefined if it would show nothing new. */
  readonly formula: Formula | undefined;
  /** The reading in words; undefined for a former one. */
  readonly words: string | undefined;
}

/** How a text is read, as a formula. It remains while the next sign is being typed, so that nothing flickers. */
export function useReadingShown(text: string, asked: Asked): ReadingShown {
  const texts = useTexts('formula');
  const formula = formulaOf(text, asked, (mathml) => !looksAsTyped(mathml, text));
  const [former, setFormer] = useState<Formula>();
  if (formula !== 'unreadable' && formula?.tex !== former?.tex) setFormer(formula);
  if (formula === 'unreadable') return { formula: former, words: undefined };
  return { formula, words: formula && spokenMath(formula.math, texts) };
}

/** How a text is read, as a formula; undefined if `isNew` says that it would show nothing new. */
export function formulaOf(
  text: string,
  asked: Asked,
  isNew: (mathml: string) => boolean,
): Formula | 'unreadable' | undefined {
  const read = text.trim() === '' ? undefined : readingOf(text, asked);
  if (read === undefined) return undefined;
  if (!read.ok) return 'unreadable';
  const mathml = readingFormula(read.value, asked.language);
  const formula = isNew(mathml) ? readMathml(mathml) : undefined;
  return formula?.ok ? { ...formula.value, tex: readingTex(read.value, asked.language) } : undefined;
}
