import { Box, VisuallyHidden } from '@chakra-ui/react';
import { Check, CircleHelp, X } from 'lucide-react';
import type { Verdict } from '@lemma/core/judgement';
import { useTexts } from '../language/index.ts';

const signs = {
  right: { Icon: Check, color: 'green.fg', text: 'right' },
  wrong: { Icon: X, color: 'red.fg', text: 'notRight' },
  invalid: { Icon: CircleHelp, color: 'red.fg', text: 'unreadable' },
} as const;

/** What is said about an answer: sign, word and colour say the same. */
export function Mark({ verdict }: { readonly verdict: Verdict }) {
  const { t, language } = useTexts('quickcheck');
  const { Icon, color, text } = signs[verdict];
  return (
    <Box
      as="span"
      lang={language}
      color={color}
      flex="none"
      display="inline-flex"
      alignItems="center"
      gap="1"
      verticalAlign="middle"
    >
      <Icon aria-hidden size="1.2em" />
      {verdict === 'invalid' ? t(text) : <VisuallyHidden>{t(text)}</VisuallyHidden>}
    </Box>
  );
}
