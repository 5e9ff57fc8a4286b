/** A finger this close to a point, in CSS pixels, is meant for it. */
const reach = 36;

/**
 * Lets one finger scroll the page past a construction: only a touch close to one of the handles grabs it. CindyJS alone
 * would grab the nearest point, however far away, and block scrolling. The style of the frame allows scrolling, so that a
 * finger on a construction that has not started scrolls too.
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
  // Runs before the canvas below.
  box.addEventListener('touchstart', judge, { capture: true, passive: true });
  for (const kind of ['touchstart', 'touchmove', 'touchend'] as const) {
    box.addEventListener(kind, keepAway, { capture: true, passive: true });
  }
}

function isNearHandle(box: HTMLElement, { clientX, clientY }: Touch): boolean {
  return [...box.querySelectorAll('button')].some((handle) => {
    const { left, top, width, height } = handle.getBoundingClientRect();
    return !handle.hidden && Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY) <= reach;
  });
}
