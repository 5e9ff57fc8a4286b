import { Box, Button } from '@chakra-ui/react';
import type { ShowHide } from '@lemma/core/document';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { use, useId, useState } from 'react';
import { forFingers } from '../../answer/index.ts';
import { ControlTitle } from '../../inline/index.ts';
import { useTexts } from '../../language/index.ts';
import { usePrinting, WithheldContext } from '../../reveal/index.ts';
import { BlocksView } from '../blocks-view.tsx';
import { placeOf } from '../place.ts';

/** Content behind a button; initially shown unless its author hides it. */
export function ShowHideBlockView({ block }: { readonly block: ShowHide }) {
  const { t, language } = useTexts('document');
  const [shown, setShown] = useState(block.initiallyShown);
  const printing = usePrinting();
  const isWithheld = use(WithheldContext);
  const contentId = useId();
  const Icon = shown ? ChevronDown : ChevronRight;
  if (isWithheld && !block.initiallyShown) return null;
  return (
    <Box {...placeOf(block.span)} my="4" borderWidth="1px" rounded="md" p="2">
      <Button
        variant="ghost"
        size="sm"
        height="auto"
        css={forFingers}
        whiteSpace="normal"
        textAlign="start"
        aria-expanded={shown}
        aria-controls={contentId}
        {...(block.title === undefined && { lang: language })}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden />
        {block.title === undefined ? t(shown ? 'hide' : 'show') : <ControlTitle content={block.title} />}
      </Button>
      <div id={contentId} hidden={!shown && !printing} style={{ padding: '0.5rem' }}>
        <BlocksView blocks={block.blocks} />
      </div>
    </Box>
  );
}
