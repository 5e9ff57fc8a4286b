import { Alert, Button, chakra, HStack, Text } from '@chakra-ui/react';
import { totalPoints, type Worksheet, type WorksheetProblem } from '@lemma/core/worksheet';
import { ShownText, useTexts } from '../language/index.ts';

interface WeightedProblemsProps {
  readonly worksheet: Worksheet;
  readonly onPreview: (problem: WorksheetProblem) => void;
}

/** The problems of a worksheet in their order, with their points; each opens as it looks. */
export function WeightedProblems({ worksheet, onPreview }: WeightedProblemsProps) {
  const { t, language } = useTexts('worksheet-template');
  const { t: ofWorksheet } = useTexts('worksheet');
  if (worksheet.problems.length === 0) {
    return (
      <Alert.Root status="warning">
        <Alert.Indicator />
        <Alert.Title>{ofWorksheet('noProblems')}</Alert.Title>
      </Alert.Root>
    );
  }
  return (
    <div>
      <chakra.ol listStyleType="none" borderWidth="1px" borderRadius="l3" overflow="hidden">
        {worksheet.problems.map((problem, at) => (
          <chakra.li key={problem.path} _notFirst={{ borderTopWidth: '1px' }}>
            <Button
              variant="ghost"
              width="full"
              height="auto"
              minH="11"
              px="3"
              py="2"
              borderRadius="0"
              justifyContent="flex-start"
              textAlign="start"
              whiteSpace="normal"
              fontWeight="normal"
              focusRingOffset="-2px"
              aria-haspopup="dialog"
              title={t('preview')}
              onClick={() => onPreview(problem)}
            >
              <Text as="span" color="fg.muted" minW="5">
                {at + 1}
              </Text>
              <Text as="span" flex="1" wordBreak="break-word">
                <ShownText texts={problem.names} reader={language} />
              </Text>
              <Text as="span" color="fg.muted" flex="none">
                {ofWorksheet('points', { count: problem.weight })}
              </Text>
            </Button>
          </chakra.li>
        ))}
      </chakra.ol>
      <HStack justify="flex-end" px="3" pt="2" fontSize="sm" color="fg.muted">
        {ofWorksheet('total', { points: ofWorksheet('points', { count: totalPoints(worksheet) }) })}
      </HStack>
    </div>
  );
}
