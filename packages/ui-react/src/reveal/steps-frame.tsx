import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../language/index.ts';
import { usePrinting } from './use-printing.ts';

/** Attributes that link an element of the page to its place in the author's source. */
type Place = Readonly<Record<`data-${string}`, string>>;

interface StepsFrameProps {
  readonly initialSteps: number;
  readonly steps: readonly { readonly content: ReactNode; readonly place: Place }[];
  readonly place: Place;
}

/** Steps that the reader reveals one after another (specification 001 §4). */
export function StepsFrame({ initialSteps, steps, place }: StepsFrameProps) {
  const { t, language } = useTexts('document');
  const [shown, setShown] = useState(initialSteps);
  const printing = usePrinting();
  const total = steps.length;
  const controls = [
    { text: t('incremental.showLess'), target: shown - 1, disabled: shown === 0 },
    { text: t('incremental.showMore'), target: shown + 1, disabled: shown === total },
    { text: t('incremental.hideAll'), target: 0, disabled: shown === 0 },
    { text: t('incremental.showAll'), target: total, disabled: shown === total },
  ];
  return (
    <Box {...place} my="4">
      {steps.slice(0, printing ? total : shown).map((step, index) => (
        <Box key={index} {...step.place} borderStartWidth="2px" ps="4" py="1" mb="2">
          {step.content}
        </Box>
      ))}
      <HStack wrap="wrap" gap="2" role="group" lang={language} aria-label={t('incremental.controls')} data-control="">
        {controls.map(({ text, target, disabled }) => (
          // Not `disabled`, because the button would lose focus after being pressed.
          <Button
            key={text}
            size="sm"
            variant="outline"
            aria-disabled={disabled}
            opacity={disabled ? 0.5 : undefined}
            onClick={() => !disabled && setShown(target)}
          >
            {text}
          </Button>
        ))}
        <Text role="status" fontSize="sm" color="fg.muted">
          {t('incremental.shown', { shown, total })}
        </Text>
      </HStack>
    </Box>
  );
}
