import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';

interface ScrollBoxProps {
  /** Its accessible name. If missing, its content provides it. */
  readonly label?: string;
  readonly children: ReactNode;
  readonly 'data-at'?: string;
}

/**
 * Content that may be wider than the page: it scrolls on its own, also by keyboard, and a shade shows where there is
 * more.
 */
export function ScrollBox({ label, children, ...place }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current === null ? undefined : followScrolling(box.current)), []);
  return (
    <chakra.div {...place} position="relative" css={shades}>
      <chakra.div ref={box} role="group" aria-label={label} overflowX="auto" overflowY="hidden">
        {children}
      </chakra.div>
    </chakra.div>
  );
}

const shade = {
  content: '""',
  position: 'absolute',
  insetBlock: '0',
  width: '6',
  pointerEvents: 'none',
  zIndex: '2',
  '@media print': { display: 'none' },
} as const;

/** Over the edge beyond which content is hidden. */
const shades = {
  '&:has(> [data-more~="before"])::before': {
    ...shade,
    insetInlineStart: '0',
    background: 'linear-gradient(to right, color-mix(in srgb, currentColor 25%, transparent), transparent)',
  },
  '&:has(> [data-more~="behind"])::after': {
    ...shade,
    insetInlineEnd: '0',
    background: 'linear-gradient(to left, color-mix(in srgb, currentColor 25%, transparent), transparent)',
  },
} as const;

/** Makes the box a tab stop while it can scroll, and records at which sides. */
function followScrolling(box: HTMLElement): () => void {
  const follow = () => {
    const { scrollWidth, clientWidth, scrollLeft } = box;
    if (scrollWidth > clientWidth + 1) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
    const sides = [scrollLeft > 1 ? 'before' : '', scrollLeft + clientWidth < scrollWidth - 1 ? 'behind' : ''];
    box.dataset['more'] = sides.join(' ').trim();
  };
  const observer = new ResizeObserver(follow);
  observer.observe(box);
  for (const child of box.children) observer.observe(child);
  box.addEventListener('scroll', follow, { passive: true });
  return () => {
    observer.disconnect();
    box.removeEventListener('scroll', follow);
  };
}
