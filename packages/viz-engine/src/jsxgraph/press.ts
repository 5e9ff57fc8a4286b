import type { DrawnElement, PointTerm, Press } from '../board/index.ts';
import { nearestGrip } from '../interaction/index.ts';
import { isSomewhere } from '../picture/index.ts';
import { reachOf } from './reach.ts';
import { addShape } from './svg.ts';
import type { Viewport } from './viewport.ts';

/** Half the target size for a mouse. */
const buttonRadius = 14;

/** An area to press, invisible except for its keyboard focus. */
export function createButton(layer: SVGElement, viewport: Viewport, at: PointTerm, press: Press): DrawnElement {
  const button = addShape(layer, 'circle', {
    r: reachOf(buttonRadius),
    fill: 'transparent',
    tabindex: 0,
    role: 'button',
  });
  button.setAttribute('aria-label', press.name);
  button.style.cursor = 'pointer';
  button.style.outline = 'none';
  button.addEventListener('focus', () =>
    button.setAttribute('stroke', button.matches(':focus-visible') ? 'currentColor' : 'none'),
  );
  button.addEventListener('blur', () => button.setAttribute('stroke', 'none'));
  followPointer(button, layer, press);
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press.press();
  });
  const update = () => {
    const [left, top] = viewport.pixels(at.x(), at.y());
    const isThere = press.isThere?.() ?? true;
    const canBePressed = isThere && isSomewhere({ left, top });
    button.style.display = canBePressed ? '' : 'none';
    if (!canBePressed) return;
    button.setAttribute('cx', String(left));
    button.setAttribute('cy', String(top));
    button.setAttribute('aria-pressed', String(press.isOn()));
  };
  update();
  return { update };
}

/** The element nearest to the pointer is pressed: another button, or a draggable point, may overlap this one. */
function followPointer(button: SVGElement, layer: SVGElement, press: Press): void {
  let isLeft = false;
  // A finger that takes a point under this button would scroll the page after a few pixels, which ends the movement.
  button.addEventListener(
    'touchstart',
    (event) => {
      const finger = event.changedTouches[0];
      if (finger !== undefined && isMoved(nearestGrip(layer, button, finger))) event.preventDefault();
    },
    { passive: false },
  );
  button.addEventListener('pointerdown', (event) => {
    const nearest = nearestGrip(layer, button, event);
    isLeft = isMoved(nearest);
    if (isLeft) nearest.dispatchEvent(new PointerEvent('pointerdown', event));
  });
  button.addEventListener('click', (event) => {
    if (isLeft) return;
    // Screen readers press without a position.
    const nearest = event.isTrusted && event.detail > 0 ? nearestGrip(layer, button, event) : button;
    if (nearest === button) press.press();
    else nearest.dispatchEvent(new MouseEvent('click'));
  });
}

function isMoved(grip: Element): boolean {
  return grip.getAttribute('role') === 'slider';
}
