import { Box } from '@chakra-ui/react';
import { MessageCircleMore } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useContentTexts } from '../language/index.ts';

interface BalloonViewProps {
  /** If missing, there is only the icon. */
  readonly words: ReactNode | undefined;
  readonly explanation: ReactNode;
}

/** Text that opens its explanation, which is then shown after it inline. */
export function BalloonView({ words, explanation }: BalloonViewProps) {
  const { t } = useContentTexts('document');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        data-look="balloon"
        aria-expanded={open}
        aria-controls={id}
        {...(words === undefined && { 'aria-label': t('explanation') })}
        onClick={() => setOpen(!open)}
      >
        {words}
        <MessageCircleMore aria-hidden size="0.9em" />
      </button>
      <Box
        as="span"
        id={id}
        hidden={!open}
        role="note"
        bg="bg.emphasized"
        rounded="sm"
        px="1.5"
        mx="1"
        fontSize="0.95em"
        boxDecorationBreak="clone"
      >
        {explanation}
      </Box>
    </>
  );
}
