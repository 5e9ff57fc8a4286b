import { shiftedBox, zoomedAt, type BoundingBox } from './plane.ts';
import type { Viewport } from './viewport.ts';

/** The visible part of the plane, and how it is changed. */
interface Shown {
  readonly box: () => BoundingBox;
  readonly show: (box: BoundingBox) => void;
  readonly showStart: () => void;
}

type Finger = readonly [x: number, y: number];

const zoomPerKey = 1.15;

/**
 * Lets wheel, touch, mouse and keyboard change the view. Scrolling the page takes precedence: wheel and one finger
 * scroll it until the reader has pressed the board, which then has the focus; Escape gives scrolling back. Swiping over
 * the board does not press it. On a board that cannot be dragged, touch and mouse move nothing.
 */
export function navigate(
  frame: HTMLElement,
  picture: SVGSVGElement,
  viewport: Viewport,
  isDragged: boolean,
  shown: Shown,
): void {
  picture.setAttribute('tabindex', '-1');
  picture.style.outline = 'none';
  const hasFocus = () => frame.contains(frame.ownerDocument.activeElement);
  const zoom = (factor: number, clientX: number, clientY: number) => {
    if (Number.isFinite(factor)) shown.show(zoomedAt(shown.box(), factor, viewport.coordinates(clientX, clientY)));
  };
  frame.addEventListener(
    'wheel',
    (event) => {
      if (!hasFocus() && !event.ctrlKey) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY;
      const factor = Math.exp(Math.min(Math.max(pixels, -200), 200) * (event.ctrlKey ? 0.006 : 0.0015));
      zoom(factor, event.clientX, event.clientY);
    },
    { passive: false },
  );
  frame.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { left, top, width, height } = picture.getBoundingClientRect();
    const middle: Finger = [left + width / 2, top + height / 2];
    if (event.key === '+' || event.key === '=') zoom(1 / zoomPerKey, ...middle);
    else if (event.key === '-') zoom(zoomPerKey, ...middle);
    else if (event.key === 'Home') shown.showStart();
    else if (event.key === 'Escape') picture.blur();
    else return;
    event.preventDefault();
  });
  if (!isDragged) return;
  picture.style.touchAction = 'pan-x pan-y';
  picture.style.cursor = 'grab';
  frame.addEventListener('focusin', () => (picture.style.touchAction = 'none'));
  frame.addEventListener('focusout', () => (picture.style.touchAction = 'pan-x pan-y'));
  followFingers(picture, viewport, shown, zoom, hasFocus);
}

function followFingers(
  picture: SVGSVGElement,
  viewport: Viewport,
  { box, show }: Shown,
  zoom: (factor: number, x: number, y: number) => void,
  hasFocus: () => boolean,
): void {
  const fingers = new Map<number, Finger>();
  // A single finger scrolls the page until the board has been pressed.
  let scrolls = false;
  const carry = (from: Finger, to: Finger) => {
    const [at, towards] = [viewport.coordinates(...from), viewport.coordinates(...to)];
    show(shiftedBox(box(), at[0] - towards[0], at[1] - towards[1]));
  };
  picture.addEventListener('pointerdown', (event) => {
    // Grips and buttons are not part of the background.
    if (event.button !== 0 || (event.target instanceof Element && event.target.hasAttribute('role'))) return;
    scrolls = event.pointerType === 'touch' && !hasFocus() && fingers.size === 0;
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (scrolls) return;
    picture.focus({ preventScroll: true });
    picture.setPointerCapture(event.pointerId);
  });
  picture.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now: Finger = [event.clientX, event.clientY];
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (scrolls) return;
    if (other === undefined) {
      carry(before, now);
      return;
    }
    // What is between two fingers stays between them.
    carry(between(before, other), between(now, other));
    zoom(distance(before, other) / distance(now, other), ...between(now, other));
  });
  // A tap. A finger that scrolls the page ends with `pointercancel`.
  picture.addEventListener('pointerup', ({ pointerId }) => {
    if (scrolls && fingers.has(pointerId)) picture.focus({ preventScroll: true });
  });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    picture.addEventListener(end, (event) => fingers.delete(event.pointerId));
  }
  picture.addEventListener(
    'touchstart',
    (event) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
}

function between(a: Finger, b: Finger): Finger {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function distance(a: Finger, b: Finger): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
