import type { BoardOptions } from '@lemma/core/document';
import type { BoardWords, Carry, Outline } from '../board/index.ts';
import { pathData, snapped } from '../picture/index.ts';
import { directionOf, moveStep } from './plane.ts';
import { addShape } from './svg.ts';
import type { Viewport } from './viewport.ts';

/** As wide as a finger. */
const gripWidth = 24;

/** The interactive part of a shape, for touch, mouse and keyboard: its strokes and interior. */
export function createShapeGrip(
  layer: SVGElement,
  viewport: Viewport,
  outline: () => Outline,
  carry: Carry,
  options: BoardOptions,
  words: BoardWords,
): { update(): void } {
  const grip = addShape(layer, 'path', {
    fill: 'none',
    stroke: 'transparent',
    'stroke-width': gripWidth,
    tabindex: 0,
    role: 'slider',
  });
  grip.style.pointerEvents = 'all';
  grip.style.cursor = 'move';
  grip.style.outline = 'none';
  grip.setAttribute('aria-label', carry.name);
  grip.setAttribute('aria-roledescription', words.movableShape);
  // Chromium ignores `touch-action` inside SVG.
  grip.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false });
  grip.addEventListener('focus', () => {
    const isSeen = grip.matches(':focus-visible');
    grip.setAttribute('stroke', isSeen ? 'currentColor' : 'transparent');
    grip.setAttribute('stroke-opacity', '0.25');
  });
  grip.addEventListener('blur', () => grip.setAttribute('stroke', 'transparent'));
  followPointer(grip, viewport, carry, options);
  followKeys(grip, viewport, carry, options);

  const update = () => {
    const { strokes, areas = [], marks = [] } = outline();
    const ways = pathData(strokes, viewport.pixels, false);
    grip.setAttribute('d', ways + pathData([...areas, ...marks], viewport.pixels, true));
    grip.style.pointerEvents = areas.length + marks.length > 0 ? 'all' : 'stroke';
    const [x = 0, y = 0] = Array.from(strokes[0] ?? []).slice(0, 2);
    grip.setAttribute('aria-valuenow', String(x));
    grip.setAttribute('aria-valuetext', words.position(x, y));
  };
  update();
  return { update };
}

function followPointer(grip: SVGElement, viewport: Viewport, carry: Carry, options: BoardOptions): void {
  /** Where it was grabbed; undefined while it is not dragged. */
  let taken: readonly [x: number, y: number] | undefined;
  grip.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    grip.focus({ preventScroll: true });
    grip.setPointerCapture(event.pointerId);
    taken = viewport.coordinates(event.clientX, event.clientY);
  });
  grip.addEventListener('pointermove', (event) => {
    if (taken === undefined) return;
    const [x, y] = viewport.coordinates(event.clientX, event.clientY);
    const [left, top, right, bottom] = viewport.box();
    carry.by(
      snapped(x - taken[0], moveStep(left, right, options, true)),
      snapped(y - taken[1], moveStep(bottom, top, options, true)),
    );
  });
  grip.addEventListener('lostpointercapture', () => {
    taken = undefined;
    carry.settle();
  });
}

function followKeys(grip: SVGElement, viewport: Viewport, carry: Carry, options: BoardOptions): void {
  /** How far it has been moved since the first key press. */
  let moved: readonly [right: number, up: number] = [0, 0];
  grip.addEventListener('keydown', (event) => {
    const direction = directionOf(event);
    if (direction === undefined) return;
    event.preventDefault();
    const [left, top, right, bottom] = viewport.box();
    const step = (from: number, to: number) => moveStep(from, to, options, event.shiftKey);
    moved = [
      snapped(moved[0] + direction[0] * step(left, right), step(left, right)),
      snapped(moved[1] + direction[1] * step(bottom, top), step(bottom, top)),
    ];
    carry.by(...moved);
  });
  const settle = () => {
    moved = [0, 0];
    carry.settle();
  };
  grip.addEventListener('keyup', (event) => {
    if (directionOf(event) !== undefined) settle();
  });
}
