import { Box } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import { useState } from 'react';
import { seedOfDocument } from '@lemma/core/exercise';
import { FragmentView } from '../document/index.ts';
import { useAnswers, useDocument } from '../preview/index.ts';
import { firstChild } from '../theme/index.ts';

/** The article on the start page: something to move and something to answer. Without it, this renders nothing. */
export function LiveExample({ path, language }: { readonly path: string; readonly language: Language }) {
  const { preview } = useDocument({ path, language });
  const answers = useAnswers(`document/${path}`);
  const [shown, setShown] = useState(preview);
  // The previous language stays until the other one has loaded, so that nothing jumps.
  if (preview.status !== 'loading' && preview !== shown) setShown(preview);
  if (shown.status !== 'loaded') return null;
  const { document } = shown.value;
  return (
    <Box
      animation="fade-in 300ms"
      css={{ [`& article > ${firstChild}`]: { mt: '0' }, '& article > :last-child': { mb: '0' } }}
    >
      <FragmentView
        key={document.language}
        blocks={document.blocks}
        language={document.language}
        seed={seedOfDocument(path)}
        answers={answers}
      />
    </Box>
  );
}
