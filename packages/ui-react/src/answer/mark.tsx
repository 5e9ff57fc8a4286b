import { Box, VisuallyHidden } from '@chakra-ui/react';
import { Check, CheckCheck, CircleDashed, CircleEllipsis, CircleHelp, CircleSlash2, X } from 'lucide-react';
import type { Verdict } from '@lemma/core/judgement';
import type { ReactNode } from 'react';
import { useTexts } from '../language/index.ts';

const signs = {
  right: { Icon: Check, color: 'green.fg' },
  partly: { Icon: CircleSlash2, color: 'orange.fg' },
  wrong: { Icon: X, color: 'red.fg' },
  undecided: { Icon: CircleEllipsis, color: 'orange.fg' },
  read: { Icon: CheckCheck, color: 'fg.muted' },
  ambiguous: { Icon: CircleHelp, color: 'orange.fg' },
  invalid: { Icon: CircleHelp, color: 'orange.fg' },
  empty: { Icon: CircleDashed, color: 'orange.fg' },
} as const;

/** What a sign stands for: a verdict, partly right, or read without being judged. */
export type SignName = keyof typeof signs;

/** An icon with its words, in one colour. */
export function Sign({ sign, words }: { readonly sign: SignName; readonly words: ReactNode }) {
  const { language } = useTexts('quickcheck');
  const { Icon, color } = signs[sign];
  return (
    <Box
      as="span"
      lang={language}
      color={color}
      flex="none"
      maxW="full"
      display="inline-flex"
      alignItems="center"
      gap="1"
      verticalAlign="middle"
    >
      <Icon aria-hidden size="1.2em" style={{ flex: 'none' }} />
      {words}
    </Box>
  );
}

const texts = {
  right: { text: 'right', isSaid: false },
  wrong: { text: 'notRight', isSaid: false },
  undecided: { text: 'undecided', isSaid: true },
  ambiguous: { text: 'ambiguous', isSaid: true },
  invalid: { text: 'unreadable', isSaid: true },
  empty: { text: 'empty', isSaid: true },
} as const;

/** The verdict on an answer: icon, word and colour say the same. Without `isSaid`, right and wrong are only read aloud. */
export function Mark({ verdict, isSaid: isWord = false }: { readonly verdict: Verdict; readonly isSaid?: boolean }) {
  const { t } = useTexts('quickcheck');
  const { text, isSaid } = texts[verdict];
  return <Sign sign={verdict} words={isSaid || isWord ? t(text) : <VisuallyHidden>{t(text)}</VisuallyHidden>} />;
}
