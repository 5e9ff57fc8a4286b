import type { SpaceHandle, SpaceOptions, SpacePointTerm, SpaceWords } from '../../board/index.ts';
import { nearestGrip } from '../../interaction/index.ts';
import { project, type Camera } from '../space/camera.ts';
import { allowed, draggedAlongAxis, draggedFacing, movedByKey } from '../space/drag.ts';
import { isInside, type Frame } from '../space/frame.ts';
import type { Vector } from '../space/vector.ts';

/** Target sizes for mouse and finger, in CSS pixels. */
const gripSize = 32;
const touchSize = 44;

/** The interactive part of a movable point, or of a shape moved as a whole, for touch, mouse and keyboard. */
export interface Grip {
  /** Moves it to the position where its point is displayed. */
  place(camera: Camera): void;
}

interface Gripped {
  readonly at: SpacePointTerm;
  readonly handle: SpaceHandle;
  /** Its role, for screen readers. */
  readonly kind: string;
  /** Nothing is drawn at its position, so it needs a mark of its own. */
  readonly isBare?: boolean;
  readonly frame: Frame;
  readonly options: SpaceOptions;
  readonly camera: () => Camera | undefined;
}

/**
 * A handle over the picture that moves a point: dragging moves it in the plane facing the viewer, with Shift along the
 * axis closest to the movement; arrow keys move it along x and y, Page up and Page down along z, with Shift finely.
 */
export function createGrip(layer: HTMLElement, gripped: Gripped, words: SpaceWords): Grip {
  const { at, handle, kind, frame } = gripped;
  const grip = layer.ownerDocument.createElement('div');
  const size = matchMedia('(pointer: coarse)').matches ? touchSize : gripSize;
  grip.style.cssText =
    `position:absolute;left:${-size / 2}px;top:${-size / 2}px;width:${size}px;height:${size}px;` +
    'border-radius:50%;box-sizing:border-box;outline:none;cursor:grab;touch-action:none;pointer-events:auto';
  if (gripped.isBare === true) grip.style.background = ring;
  // Hidden until it is first positioned.
  grip.style.display = 'none';
  grip.tabIndex = 0;
  grip.setAttribute('role', 'slider');
  grip.setAttribute('aria-label', handle.name);
  grip.setAttribute('aria-roledescription', kind);
  grip.addEventListener('focus', () => (grip.style.boxShadow = grip.matches(':focus-visible') ? focusRing : ''));
  grip.addEventListener('blur', () => (grip.style.boxShadow = ''));
  followPointer(grip, layer, gripped);
  followKeys(grip, gripped);
  layer.append(grip);
  return {
    place(camera) {
      const [x, y, z] = [at.x(), at.y(), at.z()];
      const drawn = frame.drawn(x, y, z);
      const isSeen = isInside(frame.half, drawn);
      grip.style.display = isSeen ? '' : 'none';
      if (!isSeen) return;
      const seen = project(camera, drawn);
      grip.style.transform = `translate(${seen.x.toFixed(1)}px,${seen.y.toFixed(1)}px)`;
      // If two points are at the same pixel, the nearer one is grabbed.
      grip.style.zIndex = String(Math.round((seen.near / camera.radius + 1) * 500));
      grip.setAttribute('aria-valuenow', String(x));
      grip.setAttribute('aria-valuetext', words.position(x, y, z));
    },
  };
}

const ring = 'radial-gradient(circle, transparent 4px, currentColor 4.5px 6px, transparent 6.5px)';
const focusRing = 'inset 0 0 0 2px currentColor';

function followPointer(grip: HTMLElement, layer: HTMLElement, { at, handle, frame, options, camera }: Gripped): void {
  /** Where the point and the pointer were when it was grabbed; undefined while it is not dragged. */
  let taken: { readonly drawn: Vector; readonly x: number; readonly y: number } | undefined;
  grip.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    const nearest = nearestGrip(layer, grip, event);
    if (nearest !== grip) {
      nearest.dispatchEvent(new PointerEvent('pointerdown', event));
      return;
    }
    grip.focus({ preventScroll: true });
    grip.setPointerCapture(event.pointerId);
    grip.style.cursor = 'grabbing';
    taken = { drawn: frame.drawn(at.x(), at.y(), at.z()), x: event.clientX, y: event.clientY };
  });
  grip.addEventListener('pointermove', (event) => {
    const seenBy = camera();
    if (taken === undefined || seenBy === undefined) return;
    const dragged = event.shiftKey ? draggedAlongAxis : draggedFacing;
    const drawn = dragged(seenBy, taken.drawn, [event.clientX - taken.x, event.clientY - taken.y]);
    handle.move(...allowed(frame, drawn, options.snapToGrid));
  });
  grip.addEventListener('lostpointercapture', () => {
    taken = undefined;
    grip.style.cursor = 'grab';
    handle.settle();
  });
}

function followKeys(grip: HTMLElement, { at, handle, options }: Gripped): void {
  const target = ({ key, shiftKey }: KeyboardEvent) =>
    movedByKey(options.viewBox, [at.x(), at.y(), at.z()], key, options.snapToGrid, shiftKey);
  grip.addEventListener('keydown', (event) => {
    const moved = event.ctrlKey || event.altKey || event.metaKey ? undefined : target(event);
    if (moved === undefined) return;
    event.preventDefault();
    handle.move(...moved);
  });
  grip.addEventListener('keyup', (event) => {
    if (target(event) !== undefined) handle.settle();
  });
}
