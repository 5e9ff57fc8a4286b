import { Box } from '@chakra-ui/react';
import type { Span } from '@lemma/core/source';
import { useLayoutEffect, useRef, type RefObject } from 'react';

interface PlaceMarkProps {
  /** The field that the mark lies over; its parent has a position. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly span: Span;
}

/** Underlines a place in what was typed: a field cannot mark its own text, so that a copy of it, unseen, lies over it. */
export function PlaceMark({ field, typed, span }: PlaceMarkProps) {
  const copy = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [input, mark] = [field.current, copy.current];
    if (!input || !mark) return undefined;
    const follow = () => {
      mark.scrollLeft = input.scrollLeft;
    };
    const { font, letterSpacing, paddingInline, borderInlineWidth } = getComputedStyle(input);
    Object.assign(mark.style, { font, letterSpacing, paddingInline, borderInlineWidth });
    follow();
    input.addEventListener('scroll', follow);
    return () => input.removeEventListener('scroll', follow);
  }, [field, typed]);
  return (
    <Box
      ref={copy}
      data-place=""
      aria-hidden="true"
      position="absolute"
      inset="0"
      display="flex"
      alignItems="center"
      overflow="hidden"
      whiteSpace="pre"
      color="transparent"
      borderStyle="solid"
      borderColor="transparent"
      borderBlockWidth="0"
      pointerEvents="none"
    >
      <Box as="span" flex="none">
        {typed.slice(0, span.from)}
        <Box
          as="mark"
          bg="transparent"
          color="transparent"
          textDecoration="underline wavy"
          textDecorationColor="fg.error"
          textDecorationThickness="2px"
          textUnderlineOffset="4px"
        >
          {typed.slice(span.from, span.to) || '\u00a0'}
        </Box>
        {typed.slice(span.to)}
      </Box>
    </Box>
  );
}
