import type { DrawnElement, PointTerm, Press } from '../board/index.ts';
import { isSomewhere } from '../picture/index.ts';
import { addShape } from './svg.ts';
import type { Viewport } from './viewport.ts';

/** Large enough for a finger (WCAG 2.2 requires at least 24 CSS pixels across). */
const radius = 14;

/** An area to press, invisible except for its keyboard focus. */
export function createButton(layer: SVGElement, viewport: Viewport, at: PointTerm, press: Press): DrawnElement {
  const button = addShape(layer, 'circle', { r: radius, fill: 'transparent', tabindex: 0, role: 'button' });
  button.setAttribute('aria-label', press.name);
  button.style.cursor = 'pointer';
  button.style.outline = 'none';
  button.addEventListener('focus', () =>
    button.setAttribute('stroke', button.matches(':focus-visible') ? 'currentColor' : 'none'),
  );
  button.addEventListener('blur', () => button.setAttribute('stroke', 'none'));
  button.addEventListener('click', () => press.press());
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
