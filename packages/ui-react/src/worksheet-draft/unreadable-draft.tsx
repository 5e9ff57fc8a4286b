import { Alert, Button, HStack, chakra } from '@chakra-ui/react';
import { useTexts } from '../language/index.ts';

interface UnreadableDraftProps {
  /** The draft as it was stored. */
  readonly text: string;
  readonly onDiscard: () => void;
}

/** An unreadable stored draft is not lost: its author can save and then discard it. */
export function UnreadableDraft({ text, onDiscard }: UnreadableDraftProps) {
  const { t } = useTexts('worksheet-draft');
  return (
    <Alert.Root status="warning" role="alert" mb="4">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title>{t('unreadable.title')}</Alert.Title>
        <Alert.Description>{t('unreadable.text')}</Alert.Description>
        <HStack gap="2" wrap="wrap">
          <Button size="sm" variant="outline" asChild>
            <chakra.a
              download="worksheet-draft.json"
              href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
            >
              {t('unreadable.download')}
            </chakra.a>
          </Button>
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            {t('unreadable.discard')}
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}
