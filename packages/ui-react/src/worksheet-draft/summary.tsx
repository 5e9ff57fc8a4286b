import { Badge, Heading, HStack, List, Stack, Text, Alert } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import {
  commonLanguages,
  obstacles,
  pointsOf,
  type WorksheetDraft,
  type DraftObstacle,
} from '@lemma/core/worksheet-draft';
import { languageName, languageTitle, ShownText, type Translate, useTexts } from '../language/index.ts';
import { CorrectionFacts } from '../workflow/index.ts';

/** Second step of the worksheet dialog: everything at a glance, and what is still missing. */
export function Summary({ draft }: { readonly draft: WorksheetDraft }) {
  const { t, language } = useTexts('worksheet-draft');
  const { t: ofWorkflow } = useTexts('workflow');
  return (
    <Stack gap="6">
      <ObstacleList obstacles={obstacles(draft)} />
      <Stack gap="2" as="section">
        <Heading size="md">{t('titles')}</Heading>
        {commonLanguages(draft).map((each) => (
          <HStack key={each} gap="3" align="baseline">
            <Badge title={languageTitle(each, language)}>{each}</Badge>
            <Text lang={each} color={(draft.title[each] ?? '').trim() === '' ? 'fg.muted' : undefined}>
              {(draft.title[each] ?? '').trim() || t('untitled')}
            </Text>
          </HStack>
        ))}
      </Stack>
      <Stack gap="2" as="section">
        <Heading size="md">{t('problems')}</Heading>
        <List.Root as="ol" ps="6">
          {draft.problems.map(({ path, names, weight }) => (
            <List.Item key={path}>
              <HStack as="span" display="inline-flex" gap="3">
                <ShownText texts={names} reader={language} />
                <Text as="span" color="fg.muted">
                  {t('points', { count: weight })}
                </Text>
              </HStack>
            </List.Item>
          ))}
        </List.Root>
        <Text fontWeight="medium">{t('total', { points: t('points', { count: pointsOf(draft) }) })}</Text>
      </Stack>
      <Stack gap="2" as="section">
        <Heading size="md">{t('correction')}</Heading>
        <Text>{ofWorkflow(`workflows.${draft.workflow}`)}</Text>
        <CorrectionFacts correction={draft.correction} />
      </Stack>
      <Stack gap="2" as="section">
        <Heading size="md">{t('visibility')}</Heading>
        <Text>{t(draft.isVisibleToAll ? 'visibleToAll' : 'visibleToMe')}</Text>
      </Stack>
    </Stack>
  );
}

/** What keeps the draft from being saved, for its author to resolve. */
function ObstacleList({ obstacles }: { readonly obstacles: readonly DraftObstacle[] }) {
  const { t, language } = useTexts('worksheet-draft');
  if (obstacles.length === 0) return null;
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('obstacles.title')}</Alert.Title>
        <List.Root ps="4">
          {obstacles.map((obstacle) => {
            const text = textOf(obstacle, t, language);
            return <List.Item key={text}>{text}</List.Item>;
          })}
        </List.Root>
      </Alert.Content>
    </Alert.Root>
  );
}

function textOf(obstacle: DraftObstacle, t: Translate<'worksheet-draft'>, reader: Language): string {
  switch (obstacle.kind) {
    case 'noProblems':
      return t('obstacles.noProblems');
    case 'noCommonLanguage':
      return t('obstacles.noCommonLanguage');
    case 'titleMissing':
      return t('obstacles.titleMissing', { language: languageName(obstacle.language, reader) });
  }
}
