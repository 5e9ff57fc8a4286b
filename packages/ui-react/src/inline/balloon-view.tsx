import { Box } from '@chakra-ui/react';
import { MessageCircleMore } from 'lucide-react';
import { useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useContentTexts } from '../language/index.ts';

interface BalloonViewProps {
  /** If missing, there is only the icon. */
  readonly words: ReactNode | undefined;
  readonly explanation: ReactNode;
}

/**
 * Text that opens its explanation beside it, above the page, so that no line moves. The browser closes it with Escape and
 * by a click elsewhere.
 */
export function BalloonView({ words, explanation }: BalloonViewProps) {
  const { t } = useContentTexts('document');
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState<CSSProperties>();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <button
        ref={button}
        type="button"
        data-look="balloon"
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        {...(words === undefined && { 'aria-label': t('explanation') })}
      >
        {words}
        <MessageCircleMore aria-hidden size="0.9em" />
      </button>
      <Box
        as="span"
        popover="auto"
        id={id}
        role="note"
        style={place}
        position="absolute"
        inset="auto"
        m="0"
        w="max-content"
        maxW={`min(${String(widest)}px, calc(100vw - ${String(2 * gap)}px))`}
        px="3"
        py="2"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        borderColor="border.emphasized"
        rounded="md"
        boxShadow="md"
        fontSize="0.95em"
        onBeforeToggle={({ newState }) => {
          if (newState === 'open' && button.current !== null) setPlace(placeBeside(button.current));
        }}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {explanation}
      </Box>
    </>
  );
}

const widest = 384;
const gap = 16;

/** Below the words, or above them in the lower part of the window; it scrolls with the page. */
function placeBeside(words: HTMLElement): CSSProperties {
  const { left, top, bottom } = words.getBoundingClientRect();
  const furthest = Math.max(gap, innerWidth - gap - widest);
  const beside = { left: Math.min(Math.max(gap, left), furthest) + scrollX };
  if (bottom > innerHeight * 0.7) return { ...beside, bottom: innerHeight - top - scrollY + 4 };
  return { ...beside, top: bottom + scrollY + 4 };
}
