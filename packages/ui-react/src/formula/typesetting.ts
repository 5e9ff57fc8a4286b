import { systemClock } from '@lemma/core/platform';
/** A formula rendered by the browser, waiting to be typeset. */
interface Waiting {
  readonly place: HTMLElement;
  readonly mathml: string;
  readonly display: boolean;
}

const waiting = new Map<Element, Waiting>();
const inView = new Set<Waiting>();
let observer: IntersectionObserver | undefined;
let working = false;

/** Maximum milliseconds typesetting may block the page at a time. */
const slice = 8;

/**
 * Typesets a formula when it approaches the viewport, replacing the browser's rendering, which remains for assistive
 * technology. Returns a function that undoes this. `place` contains only the `math` element.
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
  };
}

function onSight(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const formula = waiting.get(target);
    if (!isIntersecting || formula === undefined) continue;
    observer?.unobserve(target);
    waiting.delete(target);
    inView.add(formula);
  }
  if (inView.size > 0 && !working) {
    working = true;
    void work();
  }
}

async function work(): Promise<void> {
  const mathjax = await import('./mathjax.ts').catch(() => undefined);
  while (mathjax !== undefined && inView.size > 0) {
    const end = systemClock.now() + slice;
    for (const formula of inView) {
      inView.delete(formula);
      const made = mathjax.typeset(formula.mathml, formula.display, formula.place);
      if (made !== undefined) showTypeset(formula.place, made);
      if (systemClock.now() > end) break;
    }
    await new Promise(requestAnimationFrame);
  }
  working = false;
}

/** Visually hidden: screen readers read the MathML, sighted readers see the typeset formula. */
const unseen = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

function showTypeset(place: HTMLElement, made: HTMLElement): void {
  const [math] = place.children;
  made.setAttribute('aria-hidden', 'true');
  place.append(made);
  if (math instanceof MathMLElement) Object.assign(math.style, unseen);
}

function showNative(place: HTMLElement): void {
  const [math, ...made] = place.children;
  for (const element of made) element.remove();
  if (math instanceof MathMLElement) {
    for (const property of Object.keys(unseen)) Reflect.set(math.style, property, '');
  }
}
