import { Button, chakra } from '@chakra-ui/react';
import type { MediaFailure } from '@lemma/core/media';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../language/index.ts';

/** `broken`: the file has arrived, and the browser can do nothing with it. */
export type MediaTrouble = MediaFailure['kind'] | 'broken';

const texts: Readonly<Record<MediaTrouble, string>> = {
  notFound: 'failures.notFound',
  forbidden: 'failures.forbidden',
  tooLarge: 'failures.tooLarge',
  unavailable: 'failures.unavailable',
  broken: 'failures.broken',
};

interface MediaFailedProps {
  readonly trouble: MediaTrouble;
  /** What should be here, in words. */
  readonly name: string;
  readonly onRetry: () => void;
}

/** In place of a file that cannot be shown: what it would have been, why not, and another try where that may help. */
export function MediaFailed({ trouble, name, onRetry }: MediaFailedProps) {
  const { t, language } = useTexts('media');
  return (
    <chakra.span
      role="alert"
      lang={language}
      display="inline-flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      maxW="full"
      px="3"
      py="2"
      bg="orange.subtle"
      color="orange.fg"
      rounded="md"
      fontSize="sm"
    >
      <TriangleAlert aria-hidden size="1.2em" style={{ flex: 'none' }} />
      <span>
        {name !== '' && <strong>{name}: </strong>}
        {t(texts[trouble])}
      </span>
      {trouble === 'unavailable' && (
        <Button size="xs" variant="outline" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </chakra.span>
  );
}
