/** A finger this near to a point, in CSS pixels, means it. */
const reach = 36;

/**
 * Lets one finger scroll the page past a construction: only a finger that lands near one of the handles takes hold of it.
 * CindyJS alone would take the nearest point, however far away, and the page would stand still.
 */
export function letFingersPass(box: HTMLElement): void {
  let isPassing = false;
  const judge = (event: TouchEvent) => {
    const [touch, ...others] = event.touches;
    isPassing = touch !== undefined && others.length === 0 && !isNearHandle(box, touch);
  };
  const keepAway = (event: TouchEvent) => {
    if (isPassing) event.stopPropagation();
  };
  // Asked before the canvas below is.
  box.addEventListener('touchstart', judge, { capture: true, passive: true });
  for (const kind of ['touchstart', 'touchmove', 'touchend'] as const) {
    box.addEventListener(kind, keepAway, { capture: true, passive: true });
  }
  for (const canvas of box.querySelectorAll('canvas')) canvas.style.touchAction = 'pan-y pinch-zoom';
}

function isNearHandle(box: HTMLElement, { clientX, clientY }: Touch): boolean {
  return [...box.querySelectorAll('button')].some((handle) => {
    const { left, top, width, height } = handle.getBoundingClientRect();
    return !handle.hidden && Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY) <= reach;
  });
}
