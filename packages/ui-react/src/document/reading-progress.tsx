import { chakra } from '@chakra-ui/react';
import { useEffect, useState, type RefObject } from 'react';
import { useTexts } from '../language/index.ts';

/** The reading progress of a page, as a line at the top of the window; nothing on a page that fits into it. */
export function ReadingProgress({ page }: { readonly page: RefObject<HTMLElement | null> }) {
  const { t } = useTexts('document');
  const percent = useProgress(page);
  if (percent === undefined) return null;
  return (
    <chakra.div
      role="progressbar"
      aria-label={t('readingProgress')}
      aria-valuenow={percent}
      position="fixed"
      insetInline="0"
      top="0"
      height="3px"
      zIndex="banner"
      pointerEvents="none"
      css={{ '@media print': { display: 'none' } }}
    >
      <chakra.div
        height="100%"
        bg="brand.solid"
        transformOrigin="left"
        style={{ transform: `scaleX(${String(percent / 100)})` }}
      />
    </chakra.div>
  );
}

/** In whole percent, so that scrolling re-renders at most a hundred times. */
function useProgress(page: RefObject<HTMLElement | null>): number | undefined {
  const [percent, setPercent] = useState<number>();
  useEffect(() => {
    const element = page.current;
    if (element === null) return undefined;
    const measure = () => setPercent(progressOf(element.getBoundingClientRect(), window.innerHeight));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [page]);
  return percent;
}

/** 0 while the page begins below the top of the window, 100 once its end is in view. */
export function progressOf(
  { top, height }: { readonly top: number; readonly height: number },
  windowHeight: number,
): number | undefined {
  if (height <= windowHeight) return undefined;
  return Math.round(100 * Math.min(1, Math.max(0, -top / (height - windowHeight))));
}
