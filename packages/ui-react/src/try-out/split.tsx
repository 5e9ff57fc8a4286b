import { chakra } from '@chakra-ui/react';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { Pane } from './pane-choice.tsx';

/** Minimum width of each side, in percent. */
const least = 25;

interface SplitProps {
  readonly label: string;
  readonly source: ReactNode;
  readonly page: ReactNode;
  /** The visible side if there is room for only one. */
  readonly pane: Pane;
}

/** Two panes with a divider that pointer and arrow keys move. */
export function Split({ label, source, page, pane }: SplitProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(50);
  const move = (next: number) => setPercent(Math.min(100 - least, Math.max(least, next)));
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = frame.current?.getBoundingClientRect();
    if (box && event.currentTarget.hasPointerCapture(event.pointerId)) {
      move(((event.clientX - box.left) / box.width) * 100);
    }
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(percent - 5);
    if (key === 'ArrowRight') move(percent + 5);
  };
  const side = (each: Pane) => ({
    display: { base: each === pane ? 'block' : 'none', lg: 'block' },
    height: { base: '70dvh', lg: 'auto' },
    minWidth: '0',
    minHeight: '0',
    overflow: 'hidden',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    _focusWithin: { borderColor: 'border.emphasized' },
  });
  return (
    <chakra.div
      ref={frame}
      flex="1"
      minH="0"
      display={{ base: 'block', lg: 'grid' }}
      gridTemplateColumns={`minmax(0, ${percent}fr) 14px minmax(0, ${100 - percent}fr)`}
      gridTemplateRows="minmax(0, 1fr)"
    >
      <chakra.div {...side('source')}>{source}</chakra.div>
      <chakra.div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuenow={Math.round(percent)}
        aria-valuemin={least}
        aria-valuemax={100 - least}
        display={{ base: 'none', lg: 'flex' }}
        alignItems="center"
        justifyContent="center"
        cursor="col-resize"
        touchAction="none"
        borderRadius="sm"
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        _hover={{ '& > span': { bg: 'brand.solid' } }}
      >
        <chakra.span width="3px" height="10" borderRadius="full" bg="border.emphasized" />
      </chakra.div>
      <chakra.div {...side('page')}>{page}</chakra.div>
    </chakra.div>
  );
}
