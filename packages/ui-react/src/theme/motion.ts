/** The animations that the recipes of dialogs, menus and notices refer to by name. */
export const keyframes = {
  spin: { '0%': { transform: 'rotate(0deg)' }, '100%': { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'expand-height': { from: { height: 'var(--collapsed-height, 0)' }, to: { height: 'var(--height)' } },
  'collapse-height': { from: { height: 'var(--height)' }, to: { height: 'var(--collapsed-height, 0)' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'scale-in': { from: { scale: '0.97' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.97' } },
  'bg-position': {
    from: { backgroundPosition: 'var(--animate-from, 1rem) 0' },
    to: { backgroundPosition: 'var(--animate-to, 0) 0' },
  },
  position: { from: { insetInlineStart: 'var(--animate-from-x)' }, to: { insetInlineStart: 'var(--animate-to-x)' } },
  ...slides('left', '-1', 'x'),
  ...slides('right', '1', 'x'),
  ...slides('top', '-1', 'y'),
  ...slides('bottom', '1', 'y'),
};

/** Pairs of animations by which a layer appears and disappears. */
export const animationStyles = {
  'slide-fade-in': { value: sliding('in', 'from') },
  'slide-fade-out': { value: sliding('out', 'to') },
  'scale-fade-in': { value: { transformOrigin: 'var(--transform-origin)', animationName: 'scale-in, fade-in' } },
  'scale-fade-out': { value: { transformOrigin: 'var(--transform-origin)', animationName: 'scale-out, fade-out' } },
};

type Keyframes = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

function slides(side: string, sign: string, axis: 'x' | 'y'): Keyframes {
  const move = (length: string) => (axis === 'x' ? `${length} 0` : `0 ${length}`);
  const little = move(`${sign === '1' ? '' : '-'}0.5rem`);
  const whole = move(`${sign === '1' ? '' : '-'}100%`);
  return {
    [`slide-from-${side}`]: { from: { translate: little }, to: { translate: '0' } },
    [`slide-to-${side}`]: { from: { translate: '0' }, to: { translate: little } },
    [`slide-from-${side}-full`]: { from: { translate: whole }, to: { translate: '0 0' } },
    [`slide-to-${side}-full`]: { from: { translate: '0 0' }, to: { translate: whole } },
  };
}

function sliding(fade: 'in' | 'out', direction: 'from' | 'to') {
  const animation = (side: string) => ({ animationName: `slide-${direction}-${side}, fade-${fade}` });
  return {
    transformOrigin: 'var(--transform-origin)',
    '&[data-placement^=top]': animation('bottom'),
    '&[data-placement^=bottom]': animation('top'),
    '&[data-placement^=left]': animation('right'),
    '&[data-placement^=right]': animation('left'),
  };
}
