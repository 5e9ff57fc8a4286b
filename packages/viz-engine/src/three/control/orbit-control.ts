/**
 * A reader's actions on a view: angles in degrees, fractions of the picture, and zoom factors as in boards in space.
 */
export interface Viewing {
  orbit(right: number, up: number): void;
  zoom(factor: number): void;
  pan(right: number, up: number): void;
  showStart(): void;
}

const degreesPerPixel = 0.4;
const degreesPerKey = 5;
const sharePerKey = 0.05;
const zoomPerKey = 1.15;

/**
 * Lets mouse, touch, wheel and keyboard turn a view: one finger rotates, two pan and zoom. Scrolling the page takes
 * precedence: finger and wheel scroll it until the reader has activated the view, which then has the focus.
 */
export function controlOrbit(view: HTMLElement, viewing: Viewing, signal: AbortSignal): void {
  followPointers(view, viewing, signal);
  view.addEventListener('keydown', (event) => followKey(view, viewing, event), { signal });
  view.addEventListener('focus', () => (view.style.touchAction = 'none'), { signal });
  view.addEventListener('blur', () => (view.style.touchAction = 'pan-x pan-y'), { signal });
  view.style.touchAction = 'pan-x pan-y';
  view.addEventListener(
    'touchstart',
    (event) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    },
    { signal, passive: false },
  );
}

/** The wheel zooms a focused board, and any board with Ctrl, which is also how touchpads report a pinch. */
export function controlWheel(frame: HTMLElement, viewing: Viewing, signal: AbortSignal): void {
  frame.addEventListener(
    'wheel',
    (event) => {
      const isUsed = frame.contains(frame.ownerDocument.activeElement);
      if (!isUsed && !event.ctrlKey) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY;
      viewing.zoom(Math.exp(Math.min(Math.max(pixels, -200), 200) * (event.ctrlKey ? 0.006 : 0.0015)));
    },
    { signal, passive: false },
  );
}

type Finger = readonly [x: number, y: number];

function followPointers(view: HTMLElement, viewing: Viewing, signal: AbortSignal): void {
  const fingers = new Map<number, Finger>();
  const follow = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now: Finger = [event.clientX, event.clientY];
    const [x, y] = [now[0] - before[0], now[1] - before[1]];
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (other !== undefined) spread(view, viewing, before, now, other);
    else if (event.shiftKey) viewing.pan(-x / view.clientWidth, y / view.clientHeight);
    else viewing.orbit(-x * degreesPerPixel, y * degreesPerPixel);
  };
  view.addEventListener(
    'pointerdown',
    (event) => {
      // A single finger scrolls the page until the view has been activated by a tap.
      const isPage = event.pointerType === 'touch' && view.ownerDocument.activeElement !== view && fingers.size === 0;
      if (event.button !== 0) return;
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (!isPage) view.setPointerCapture(event.pointerId);
      view.style.cursor = 'grabbing';
    },
    { signal },
  );
  view.addEventListener(
    'pointermove',
    (event) => {
      const isPage = event.pointerType === 'touch' && view.ownerDocument.activeElement !== view && fingers.size < 2;
      if (!isPage) follow(event);
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    view.addEventListener(
      end,
      (event) => {
        fingers.delete(event.pointerId);
        if (fingers.size === 0) view.style.cursor = 'grab';
      },
      { signal },
    );
  }
  view.style.cursor = 'grab';
}

function followKey(view: HTMLElement, viewing: Viewing, event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const act = actionOf(view, viewing, event);
  if (act === undefined) return;
  event.preventDefault();
  act();
}

/** One of two fingers has moved: what is between them stays between them. */
function spread(view: HTMLElement, viewing: Viewing, before: Finger, now: Finger, other: Finger): void {
  const [apart, wasApart] = [distance(now, other), distance(before, other)];
  if (apart === 0 || wasApart === 0) return;
  const factor = wasApart / apart;
  const { left, top, width, height } = view.getBoundingClientRect();
  // Zooming keeps the centre of the picture: this moves it so that the place under the fingers stays.
  const along = (axis: 0 | 1, middle: number) => {
    const [from, to] = [(before[axis] + other[axis]) / 2 - middle, (now[axis] + other[axis]) / 2 - middle];
    return from - to * factor;
  };
  viewing.pan(along(0, left + width / 2) / width, -along(1, top + height / 2) / height);
  viewing.zoom(factor);
}

/** The action of a key; Escape returns wheel and finger to the page. */
function actionOf(view: HTMLElement, viewing: Viewing, { key, shiftKey }: KeyboardEvent): (() => void) | undefined {
  const turn = (right: number, up: number) => () =>
    shiftKey
      ? viewing.pan(right * sharePerKey, up * sharePerKey)
      : viewing.orbit(right * degreesPerKey, up * degreesPerKey);
  switch (key) {
    case 'ArrowLeft':
      return turn(-1, 0);
    case 'ArrowRight':
      return turn(1, 0);
    case 'ArrowUp':
      return turn(0, 1);
    case 'ArrowDown':
      return turn(0, -1);
    case '+':
    case '=':
      return () => viewing.zoom(1 / zoomPerKey);
    case '-':
      return () => viewing.zoom(zoomPerKey);
    case 'Home':
      return () => viewing.showStart();
    case 'Escape':
      return () => view.blur();
    default:
      return undefined;
  }
}

function distance(a: Finger, b: Finger): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
