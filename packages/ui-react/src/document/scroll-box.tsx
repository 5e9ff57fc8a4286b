import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Content that may be wider than the page: it scrolls on its own, from the keyboard too. */
export function ScrollBox({ children, ...place }: { readonly children: ReactNode; readonly 'data-at'?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    // eslint would like no tab stop here; without it a keyboard cannot scroll.
    <div ref={box} {...place} role="group" tabIndex={scrolls ? 0 : undefined} style={scrolling}>
      {children}
    </div>
  );
}

const scrolling = { overflowX: 'auto', overflowY: 'hidden' } as const;
