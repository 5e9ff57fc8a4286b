import type { BoardOptions } from '@lemma/core/document';
import type { BoardWords, Handle, PointTerm } from '../board/index.ts';
import { nearestGrip } from '../interaction/index.ts';
import { isSomewhere, snapped } from '../picture/index.ts';
import { directionOf, moveStep } from './plane.ts';
import { reachOf } from './reach.ts';
import { addShape } from './svg.ts';
import type { Viewport } from './viewport.ts';

/** Half the target size for a mouse (24 CSS pixels across), and the visible radius on touch devices. */
const gripRadius = 16;
const seenRadius = 12;

/**
 * The interactive part of a movable point, for touch, mouse and keyboard. JSXGraph's own events stay off: they capture
 * every touch and wheel event on the page, and redraw the whole board for each movement.
 */
export function createGrip(
  layer: SVGElement,
  viewport: Viewport,
  at: PointTerm,
  handle: Handle,
  options: BoardOptions,
  words: BoardWords,
): { update(): void } {
  const isTouched = matchMedia('(pointer: coarse)').matches;
  const whole = addShape(layer, 'g');
  const hint = addShape(whole, 'circle', { r: seenRadius, fill: 'currentColor', 'fill-opacity': 0.12 });
  hint.style.pointerEvents = 'none';
  if (!isTouched) hint.style.display = 'none';
  const radius = reachOf(gripRadius);
  const grip = addShape(whole, 'circle', { r: radius, fill: 'transparent', tabindex: 0, role: 'slider' });
  const ring = addShape(whole, 'circle', {
    r: 11,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 2,
    visibility: 'hidden',
  });
  ring.style.pointerEvents = 'none';
  // Only here: a finger anywhere else on the board scrolls the page. Chromium ignores `touch-action` inside SVG.
  grip.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false });
  grip.style.cursor = 'grab';
  grip.style.outline = 'none';
  grip.setAttribute('aria-label', handle.name);
  grip.setAttribute('aria-roledescription', words.movable);

  const move = (x: number, y: number) => {
    const [left, top, right, bottom] = viewport.box();
    handle.move(
      within(snapped(x, moveStep(left, right, options, true)), left, right),
      within(snapped(y, moveStep(bottom, top, options, true)), bottom, top),
    );
  };

  grip.addEventListener('focus', () =>
    ring.setAttribute('visibility', grip.matches(':focus-visible') ? 'visible' : 'hidden'),
  );
  grip.addEventListener('blur', () => ring.setAttribute('visibility', 'hidden'));
  followPointer(grip, layer, viewport, at, move, handle);
  followKeys(grip, viewport, at, move, handle, options);

  const update = () => {
    const [x, y] = [at.x(), at.y()];
    const [left, top] = viewport.pixels(x, y);
    const isThere = isSomewhere({ left, top });
    whole.style.display = isThere ? '' : 'none';
    if (!isThere) return;
    for (const shape of [hint, grip, ring]) {
      shape.setAttribute('cx', String(left));
      shape.setAttribute('cy', String(top));
    }
    grip.setAttribute('aria-valuenow', String(x));
    grip.setAttribute('aria-valuetext', words.position(x, y));
  };
  update();
  return { update };
}

function followPointer(
  grip: SVGElement,
  layer: SVGElement,
  viewport: Viewport,
  at: PointTerm,
  move: (x: number, y: number) => void,
  handle: Handle,
): void {
  /** The offset from the pointer to its centre, so that it does not jump; undefined while it is not dragged. */
  let offset: readonly [number, number] | undefined;
  /** What is pressed instead, because it is nearer. */
  let pressed: Element | undefined;
  grip.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const nearest = nearestGrip(layer, grip, event);
    pressed = nearest.getAttribute('role') === 'button' ? nearest : undefined;
    if (pressed !== undefined) return;
    if (nearest !== grip) {
      nearest.dispatchEvent(new PointerEvent('pointerdown', event));
      return;
    }
    grip.focus({ preventScroll: true });
    grip.setPointerCapture(event.pointerId);
    grip.style.cursor = 'grabbing';
    const [x, y] = viewport.coordinates(event.clientX, event.clientY);
    offset = [at.x() - x, at.y() - y];
  });
  grip.addEventListener('pointermove', (event) => {
    if (offset === undefined) return;
    const [x, y] = viewport.coordinates(event.clientX, event.clientY);
    move(x + offset[0], y + offset[1]);
  });
  grip.addEventListener('pointerup', () => {
    pressed?.dispatchEvent(new MouseEvent('click'));
    pressed = undefined;
  });
  grip.addEventListener('lostpointercapture', () => {
    offset = undefined;
    grip.style.cursor = 'grab';
    handle.settle();
  });
}

function followKeys(
  grip: SVGElement,
  viewport: Viewport,
  at: PointTerm,
  move: (x: number, y: number) => void,
  handle: Handle,
  options: BoardOptions,
): void {
  grip.addEventListener('keydown', (event) => {
    const direction = directionOf(event);
    if (direction === undefined) return;
    event.preventDefault();
    const [left, top, right, bottom] = viewport.box();
    const fine = event.shiftKey;
    const x = at.x() + direction[0] * moveStep(left, right, options, fine);
    const y = at.y() + direction[1] * moveStep(bottom, top, options, fine);
    move(x, y);
  });
  grip.addEventListener('keyup', (event) => {
    if (directionOf(event) !== undefined) handle.settle();
  });
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
