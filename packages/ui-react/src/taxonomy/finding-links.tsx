import { Alert, Button, Stack, Text } from '@chakra-ui/react';
import type { LabelingFinding } from '@lemma/core/taxonomy';
import { useTexts } from '../language/index.ts';
import { fileName, problemInWords } from './problem-in-words.ts';

/** The most findings listed at once. */
const mostListed = 50;

interface FindingLinksProps {
  readonly findings: readonly LabelingFinding[];
  readonly onGoTo: (finding: LabelingFinding) => void;
}

/** What the check has found; each finding leads to its place. */
export function FindingLinks({ findings, onGoTo }: FindingLinksProps) {
  const { t, language } = useTexts('taxonomy');
  if (findings.length === 0) {
    return (
      <Alert.Root status="success" role="status">
        <Alert.Indicator />
        <Alert.Title>{t('checked')}</Alert.Title>
      </Alert.Root>
    );
  }
  return (
    <Alert.Root status="error" role="alert" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content minW="0">
        <Alert.Title>{t('found', { count: findings.length })}</Alert.Title>
        <Stack as="ul" listStyleType="none" gap="0" mt="1" maxH="16rem" overflowY="auto">
          {findings.slice(0, mostListed).map((finding, index) => (
            // A place may have the same mistake twice, once for each language.
            <li key={index}>
              <Button
                variant="plain"
                size="sm"
                px="0"
                h="auto"
                minH={{ base: '11', lg: '7' }}
                color="inherit"
                textAlign="start"
                whiteSpace="normal"
                justifyContent="flex-start"
                onClick={() => onGoTo(finding)}
              >
                <span>
                  <Text as="span" textDecoration="underline">
                    {t('lineOf', { file: fileName(finding.file, t, language), line: finding.line })}
                  </Text>
                  {' – '}
                  {problemInWords(finding, t, language)}
                </span>
              </Button>
            </li>
          ))}
        </Stack>
        {findings.length > mostListed && <Text>{t('more', { count: findings.length - mostListed })}</Text>}
      </Alert.Content>
    </Alert.Root>
  );
}
