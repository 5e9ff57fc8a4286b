import { fitInto } from './fit-into.ts';

/** A formula the browser has painted, waiting to be typeset. */
interface Waiting {
  readonly place: HTMLElement;
  readonly mathml: string;
  readonly display: boolean;
}

const waiting = new Map<Element, Waiting>();
/** Formulas in view, with the width in pixels that the browser's own picture takes. */
const inView = new Map<Waiting, number>();
let observer: IntersectionObserver | undefined;
let working = false;

/** How long typesetting may hold up the page at a time, in milliseconds. */
const slice = 8;

/**
 * Typesets a formula when it comes near the view, in place of the browser's picture, which stays for assistive
 * technology. Returns how to undo it. `place` holds nothing but the `math` element.
 */
export function typesetInView(place: HTMLElement, mathml: string, display: boolean): () => void {
  const formula = { place, mathml, display };
  observer ??= new IntersectionObserver(onSight, { rootMargin: '200px' });
  waiting.set(place, formula);
  observer.observe(place);
  return () => {
    observer?.unobserve(place);
    waiting.delete(place);
    inView.delete(formula);
    showNative(place);
    if (!display) stopScrolling(place);
  };
}

function onSight(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const formula = waiting.get(target);
    if (!isIntersecting || formula === undefined) continue;
    observer?.unobserve(target);
    waiting.delete(target);
    inView.set(formula, boundingClientRect.width);
    if (!formula.display) letScroll(formula.place, boundingClientRect.width);
  }
  if (inView.size > 0 && !working) {
    working = true;
    void work();
  }
}

async function work(): Promise<void> {
  const mathjax = await import('./mathjax.ts').catch(() => undefined);
  while (mathjax !== undefined && inView.size > 0) {
    const end = performance.now() + slice;
    for (const [formula, width] of inView) {
      inView.delete(formula);
      const made = mathjax.typeset(formula.mathml, formula.display);
      if (made === undefined) continue;
      if (!formula.display) fitInto(width, made, formula.place);
      showTypeset(formula.place, made);
      if (performance.now() > end) break;
    }
    await new Promise(requestAnimationFrame);
  }
  working = false;
}

/** Out of sight, not out of the page: screen readers read the MathML, sighted readers see the typeset formula. */
const unseen = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

function showTypeset(place: HTMLElement, made: HTMLElement): void {
  const [math] = place.children;
  made.setAttribute('aria-hidden', 'true');
  // The page's style makes blocks of pictures; a formula stands in its line.
  for (const picture of made.querySelectorAll('svg')) picture.style.display = 'inline';
  place.append(made);
  if (math instanceof MathMLElement) Object.assign(math.style, unseen);
}

/** Where the words of controls stand; nothing in them is a place for the focus of its own. */
const controls = 'button, a, summary, [role=tab], [aria-hidden=true]';

const scrolling = { display: 'block', overflowX: 'auto', overflowY: 'hidden' };

/** A formula that is wider than its line stands on a line of its own, which scrolls; by the keyboard too. */
function letScroll(place: HTMLElement, width: number): void {
  const line = place.closest('p, li, dd');
  // Widths of lines are whole pixels.
  if (line === null || width <= line.clientWidth + 1 || place.closest(controls) !== null) return;
  Object.assign(place.style, scrolling);
  place.tabIndex = 0;
}

function stopScrolling(place: HTMLElement): void {
  for (const property of Object.keys(scrolling)) Reflect.set(place.style, property, '');
  place.removeAttribute('tabindex');
}

function showNative(place: HTMLElement): void {
  const [math, ...made] = place.children;
  for (const element of made) element.remove();
  if (math instanceof MathMLElement) {
    for (const property of Object.keys(unseen)) Reflect.set(math.style, property, '');
  }
}
