import { Button, chakra } from '@chakra-ui/react';
import type { MediaFailure } from '@lemma/core/media';
import type { NoAnswer } from '@lemma/core/platform';
import { TriangleAlert } from 'lucide-react';
import { useNoAnswerText, useTexts } from '../language/index.ts';

/** `broken`: the file has loaded, but the browser cannot use it. */
export type MediaTrouble = MediaFailure | { readonly kind: 'broken' };

/** What kind of file is missing, to be told in its own words (specification 000 §8). */
export type MediaKind = 'image' | 'audio' | 'video' | 'pdf';

interface MediaFailedProps {
  readonly of: MediaKind;
  readonly trouble: MediaTrouble;
  /** The accessible name of what should be here. */
  readonly name: string;
  readonly onRetry: () => void;
}

/** Replaces a file that cannot be shown: its name, the reason, and a retry button if that may help. */
export function MediaFailed({ of, trouble, name, onRetry }: MediaFailedProps) {
  const { t, language } = useTexts('media');
  const noAnswer = useNoAnswerText();
  const mayHelp = isNoAnswer(trouble);
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
        {name !== '' && <chakra.strong display="block">{name}</chakra.strong>}
        {mayHelp
          ? noAnswer(trouble, t('failures.unavailable'))
          : t(trouble.kind === 'notFound' ? `failures.notFound.${of}` : `failures.${trouble.kind}`)}
      </span>
      {mayHelp && (
        <Button size="xs" variant="outline" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </chakra.span>
  );
}

/** Whether the server has not answered, so that it may yet. */
function isNoAnswer(trouble: MediaTrouble): trouble is NoAnswer {
  switch (trouble.kind) {
    case 'notFound':
    case 'forbidden':
    case 'tooLarge':
    case 'broken':
      return false;
    case 'unavailable':
    case 'faulty':
    case 'unexplained':
    case 'notUnderstood':
    case 'rejected':
    case 'portal':
    case 'cutOff':
    case 'tooManyRequests':
    case 'sessionEnded':
      return true;
  }
}
