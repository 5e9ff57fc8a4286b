import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';

interface ScrollBoxProps {
  /** What it is called. Missing: what is in it says so itself. */
  readonly label?: string;
  readonly children: ReactNode;
  readonly 'data-at'?: string;
}

/** Content that may be wider than the page: it scrolls on its own, from the keyboard too, and a shade shows where more is. */
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

/** Over what is hidden at the one side or the other. */
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

/** Makes a tab stop of the box while there is something to scroll, and notes at which sides. */
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
