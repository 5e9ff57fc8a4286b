import { Alert, List } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import type { DraftObstacle } from '@lemma/core/worksheet-draft';
import { languageName, useTexts, type Translate } from '../language/index.ts';

/** What keeps the draft from being saved, for its author to resolve. */
export function ObstacleList({ obstacles }: { readonly obstacles: readonly DraftObstacle[] }) {
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
