import { Box, VisuallyHidden } from '@chakra-ui/react';
import { Check, CircleDashed, CircleEllipsis, CircleHelp, X } from 'lucide-react';
import type { Verdict } from '@lemma/core/judgement';
import { useTexts } from '../language/index.ts';

const signs = {
  right: { Icon: Check, color: 'green.fg', text: 'right', isSaid: false },
  wrong: { Icon: X, color: 'red.fg', text: 'notRight', isSaid: false },
  undecided: { Icon: CircleEllipsis, color: 'orange.fg', text: 'undecided', isSaid: true },
  ambiguous: { Icon: CircleHelp, color: 'orange.fg', text: 'ambiguous', isSaid: true },
  invalid: { Icon: CircleHelp, color: 'orange.fg', text: 'unreadable', isSaid: true },
  empty: { Icon: CircleDashed, color: 'orange.fg', text: 'empty', isSaid: true },
} as const;

/** The verdict on an answer: icon, word and colour say the same. `isSaid`: the word is seen in any case. */
export function Mark({ verdict, isSaid: isWord = false }: { readonly verdict: Verdict; readonly isSaid?: boolean }) {
  const { t, language } = useTexts('quickcheck');
  const { Icon, color, text, isSaid } = signs[verdict];
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
      <Icon aria-hidden size="1.2em" style={{ flex: 'none' }} />
      {isSaid || isWord ? t(text) : <VisuallyHidden>{t(text)}</VisuallyHidden>}
    </Box>
  );
}
