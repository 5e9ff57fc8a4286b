import { useEffect, useRef, type ReactNode } from 'react';

/** Content that may be wider than the page: it scrolls on its own, from the keyboard too. */
export function ScrollBox({ children, ...place }: { readonly children: ReactNode; readonly 'data-at'?: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current === null ? undefined : letKeyboardScroll(box.current)), []);
  return (
    <div ref={box} {...place} role="group" style={scrolling}>
      {children}
    </div>
  );
}

const scrolling = { overflowX: 'auto', overflowY: 'hidden' } as const;

/** Makes a tab stop of the box, but only while there is something to scroll. */
function letKeyboardScroll(box: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth + 1) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  observer.observe(box);
  for (const child of box.children) observer.observe(child);
  return () => observer.disconnect();
}
